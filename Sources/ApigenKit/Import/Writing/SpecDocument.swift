import ApigenJSON

/// Writes an imported API as the JSON of a spec.
struct SpecDocument {
    private let api: ImportedAPI
    private let name: String
    private var samples: SampleFiles
    private let namer = Namer()

    private init(_ api: ImportedAPI, name: String, stem: String) {
        self.api = api
        self.name = name
        samples = SampleFiles(stem: stem)
    }

    /// The spec, and the files with its samples by their paths relative to it.
    static func make(
        _ api: ImportedAPI,
        name: String,
        stem: String
    ) -> (spec: JSONValue, samples: [(path: String, bytes: [UInt8])]) {
        var document = SpecDocument(api, name: name, stem: stem)
        let spec = document.spec()
        return (spec, document.samples.files)
    }

    private mutating func spec() -> JSONValue {
        var spec = JSONObject()
        spec["name"] = .string(name)
        spec["description"] = api.description.map(JSONValue.string)
        spec["baseURL"] = .string(api.baseURL)
        if !api.headers.isEmpty { spec["headers"] = Self.headers(api.headers) }
        if let authentication = api.authentication, authentication != .none { spec["auth"] = Self.json(authentication) }
        var operations = api.endpoints.map { (endpoint: $0, operation: operation($0), errors: errors(of: $0)) }
        let shared = Self.shared(operations.map(\.errors))
        if !shared.isEmpty { spec["errors"] = .object(shared) }
        for index in operations.indices {
            var own = operations[index].errors
            for member in shared.members where own[member.key] == member.value { own[member.key] = nil }
            if !own.isEmpty { operations[index].operation["errors"] = .object(own) }
        }
        spec["paths"] = Self.paths(operations.map { ($0.endpoint, $0.operation) })
        let models = api.models.filter { !$0.isEmpty }
        if !models.isEmpty {
            var object = JSONObject()
            for model in models { object[model.name] = Self.json(model) }
            spec["models"] = .object(object)
        }
        if !api.formats.isEmpty {
            let formats = SwiftOptions.Format.allCases.filter { $0 == .dateTime || api.formats.contains($0) }
            spec["swift"] = ["formats": .array(formats.map { .string($0.rawValue) })]
        }
        return .object(spec)
    }

    private static func paths(_ operations: [(endpoint: ImportedEndpoint, operation: JSONObject)]) -> JSONValue {
        var paths = JSONObject()
        for (endpoint, operation) in operations {
            var path = paths[endpoint.path]?.objectValue ?? JSONObject()
            path[endpoint.method.rawValue] = .object(operation)
            paths[endpoint.path] = .object(path)
        }
        return .object(paths)
    }

    /// The errors that every operation may answer with, by status.
    private static func shared(_ errors: [JSONObject]) -> JSONObject {
        var shared = JSONObject()
        guard errors.count > 1, let first = errors.first else { return shared }
        for member in first.members where errors.dropFirst().allSatisfy({ $0[member.key] == member.value }) {
            shared[member.key] = member.value
        }
        return shared
    }

    // MARK: Operations

    private mutating func operation(_ endpoint: ImportedEndpoint) -> JSONObject {
        var operation = JSONObject()
        let standard = (try? PathTemplate(parsing: endpoint.path)).map {
            DefaultOperationName(method: endpoint.method, path: $0, namer: namer).name
        }
        let name = endpoint.name ?? standard ?? "operation"
        if name != standard { operation["name"] = .string(name) }
        operation["description"] = endpoint.description.map(JSONValue.string)
        if endpoint.isDeprecated { operation["deprecated"] = true }
        if !endpoint.parameters.isEmpty {
            operation["parameters"] = Self.parameters(endpoint.parameters, path: endpoint.path)
        }
        if !endpoint.headers.isEmpty { operation["headers"] = Self.headers(endpoint.headers) }
        if let body = endpoint.body { operation["body"] = json(body, of: name) }
        if let response = response(endpoint.response, of: endpoint.method, named: name) {
            operation["response"] = response
        }
        if let authentication = endpoint.authentication, authentication != api.authentication ?? .none {
            operation["auth"] = Self.json(authentication)
        }
        if let pagination = endpoint.pagination { operation["pagination"] = Self.json(pagination) }
        if api.endpoints.count > OutputNames.operationsInOneSet {
            operation["group"] = endpoint.group.map(JSONValue.string)
        }
        return operation
    }

    private mutating func errors(of endpoint: ImportedEndpoint) -> JSONObject {
        var errors = JSONObject()
        for error in endpoint.errors {
            let name = "\(endpoint.name ?? endpoint.title) \(error.status)"
            errors[error.status.description] = shortened(payload(error.payload, named: name))
        }
        return errors
    }

    private mutating func json(_ body: ImportedBody, of name: String) -> JSONValue {
        switch body {
        case .json(let payload): return shortened(self.payload(payload, named: "\(name) body"))
        case .form(let fields): return ["form": Self.parameters(fields, path: nil)]
        case .raw(let mediaType): return ["raw": .string(mediaType)]
        case .multipart(let parts):
            var object = JSONObject()
            for part in parts {
                let kind: JSONValue = part.mediaType.map { ["file": .string($0)] } ?? "text"
                object[part.name + (part.isOptional ? "?" : "")] = kind
            }
            return ["multipart": .object(object)]
        }
    }

    /// The answer; nothing where the method says that there is no content.
    private mutating func response(
        _ response: ImportedResponse,
        of method: HTTPMethod,
        named name: String
    ) -> JSONValue? {
        if response.format == .none { return method == .get ? .null : nil }
        var object = response.payload.map { payload($0, named: name) } ?? JSONObject()
        if let status = response.status {
            if case .exactly(let number) = status {
                object["status"] = .number(JSONNumber(number))
            } else {
                object["status"] = .string(status.description)
            }
        }
        if response.format != .json { object["as"] = .string(response.format.rawValue) }
        return shortened(object)
    }

    /// An object of nothing but samples is written as they are.
    private func shortened(_ object: JSONObject) -> JSONValue {
        if object.count == 1, let samples = object["samples"] { return samples }
        return .object(object)
    }

    private mutating func payload(_ payload: ImportedPayload, named name: String) -> JSONObject {
        var object = JSONObject()
        let paths = samples.add(payload, named: name)
        if paths.count == 1 {
            object["samples"] = .string(paths[0])
        } else if !paths.isEmpty {
            object["samples"] = .array(paths.map(JSONValue.string))
        }
        object["model"] = payload.model.map(JSONValue.string)
        // Without samples something has to tell the type.
        object["type"] = (payload.type ?? (paths.isEmpty ? "JSONValue" : nil)).map(JSONValue.string)
        if object["type"] != nil { object["model"] = nil }
        return object
    }
}
