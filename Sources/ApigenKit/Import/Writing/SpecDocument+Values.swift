import ApigenJSON

extension SpecDocument {
    static func headers(_ headers: [ImportedHeader]) -> JSONValue {
        var object = JSONObject()
        for header in headers { object[header.name] = .string(header.value) }
        return .object(object)
    }

    static func json(_ authentication: Authentication) -> JSONValue {
        switch authentication {
        case .none: "none"
        case .bearer: "bearer"
        case .basic: "basic"
        case .apiKeyHeader(let name): ["apiKey": ["header": .string(name)]]
        case .apiKeyQuery(let name): ["apiKey": ["query": .string(name)]]
        }
    }

    static func json(_ pagination: ImportedPagination) -> JSONValue {
        var object = JSONObject()
        switch pagination.style {
        case .page(let parameter, let size):
            object["page"] = .string(parameter)
            object["size"] = size.map(JSONValue.string)
        case .offset(let parameter, let limit):
            object["offset"] = .string(parameter)
            object["limit"] = limit.map(JSONValue.string)
        case .cursor(let parameter, let next):
            object["cursor"] = .string(parameter)
            object["next"] = .string(next.description)
        case .link: object["link"] = true
        }
        object["items"] = pagination.items.map { .string($0.description) }
        return .object(object)
    }

    static func json(_ model: ImportedModel) -> JSONValue {
        var object = JSONObject()
        object["description"] = model.description.map(JSONValue.string)
        if model.places.count == 1 {
            object["at"] = .string(model.places[0])
        } else if !model.places.isEmpty {
            object["at"] = .array(model.places.map(JSONValue.string))
        }
        object["as"] = model.form.map { .string($0.rawValue) }
        switch model.tag {
        case .key(let key): object["tag"] = .string(key)
        case .off: object["tag"] = false
        case nil: break
        }
        if model.keepsUnknown { object["unknown"] = "keep" }
        if !model.fields.isEmpty {
            var fields = JSONObject()
            for field in model.fields {
                var known = JSONObject()
                if field.isEnum { known["enum"] = true }
                known["description"] = field.description.map(JSONValue.string)
                fields[field.key] = .object(known)
            }
            object["fields"] = .object(fields)
        }
        return .object(object)
    }

    // MARK: Parameters

    /// The parameters of an operation, or without a path the fields of a form.
    static func parameters(_ parameters: [ImportedParameter], path: String?) -> JSONValue {
        var object = JSONObject()
        for parameter in parameters {
            let key = key(for: parameter, beside: object)
            var value = json(parameter)
            let placeholders = path.flatMap { try? PathTemplate(parsing: $0) }?.placeholders ?? []
            if key != parameter.name { value["wire"] = .string(parameter.name) }
            let standard: Parameter.Placement = placeholders.contains(parameter.name) ? .path : .query
            if parameter.placement != standard, parameter.placement != .form {
                value["in"] = .string(parameter.placement.rawValue)
            }
            let isSample = value.count == 1 && value["sample"] != nil
            let suffix = parameter.isOptional && parameter.placement != .path ? "?" : ""
            object[key + suffix] = isSample ? value["sample"] : .object(value)
        }
        return .object(object)
    }

    /// A key of its own: the same name may stand in the path and in the query, and a `?` at its end means something.
    private static func key(for parameter: ImportedParameter, beside object: JSONObject) -> String {
        var base = parameter.name
        while base.hasSuffix("?") { base.removeLast() }
        if base.isEmpty { base = "parameter" }
        var key = base
        var number = 2
        while object[key] != nil || object[key + "?"] != nil {
            key = number == 2 ? "\(base)_\(parameter.placement.rawValue)" : "\(base)_\(number)"
            number += 1
        }
        return key
    }

    private static func json(_ parameter: ImportedParameter) -> JSONObject {
        var object = JSONObject()
        // A sample or a default of the very type says it already.
        let shown =
            parameter.values.first.map { ($0, false) }
            ?? (parameter.sample ?? parameter.defaultValue).map { ($0, true) }
        let isShown = shown.map { $0.1 ? type(of: $0.0) == parameter.type : !parameter.type.isList } ?? false
        if !isShown { object["type"] = .string(parameter.type.description) }
        if !parameter.values.isEmpty { object["values"] = .array(parameter.values) }
        object["default"] = parameter.defaultValue
        if let style = parameter.style, parameter.type.isList { object["style"] = .string(style.rawValue) }
        if parameter.sample != parameter.defaultValue { object["sample"] = parameter.sample }
        object["description"] = parameter.description.map(JSONValue.string)
        return object
    }

    /// The type that a spec sees in a sample.
    private static func type(of value: JSONValue) -> ParameterType? {
        switch value {
        case .bool: return ParameterType(.bool)
        case .string(let text): return ParameterType(JSONTimestamp(text) == nil ? .string : .date)
        case .number(let number):
            guard number.isWrittenAsInteger else { return ParameterType(.double) }
            return ParameterType(number.int != nil ? .int : number.uint64 != nil ? .uint64 : .decimal)
        case .array(let elements):
            let types = Set(elements.compactMap(type))
            guard types.count == 1, let type = types.first, !type.isList else { return nil }
            return ParameterType(type.scalar, isList: true)
        case .null, .object: return nil
        }
    }
}
