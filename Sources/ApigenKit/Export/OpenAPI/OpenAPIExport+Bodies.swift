import ApigenJSON

extension OpenAPIExport {
    /// What a request sends.
    func requestBody(of operation: Operation, _ types: OperationTypes) -> JSONObject? {
        guard let body = operation.body else { return nil }
        var isRequired = true
        let content: JSONObject
        switch body.content {
        case .json(let payload):
            guard let type = types.body else { return nil }
            let body = InferredSpec.Body(type: type, pointer: payload.pointer?.value)
            content = ["application/json": .object(mediaType(of: body))]
        case .form(let fields):
            isRequired = fields.contains(where: \.isRequired)
            content = ["application/x-www-form-urlencoded": .object(form(fields))]
        case .multipart(let parts):
            isRequired = parts.contains { !$0.isOptional }
            content = ["multipart/form-data": .object(multipart(parts))]
        case .raw(let mediaType):
            var raw = JSONObject()
            raw[mediaType] = .object(JSONObject())
            content = raw
        }
        return ["required": .bool(isRequired), "content": .object(content)]
    }

    private func form(_ fields: [Parameter]) -> JSONObject {
        var properties = JSONObject()
        var encoding = JSONObject()
        for field in fields {
            let name = field.nameInDocuments
            var schema = ParameterExport.schema(of: field)
            if let description = field.description { schema["description"] = .string(description) }
            properties[name] = .object(schema)
            if field.type.isList { encoding[name] = ["style": "form", "explode": .bool(field.style != .comma)] }
        }
        var schema: JSONObject = ["type": "object", "properties": .object(properties)]
        let required = fields.filter(\.isRequired).map { JSONValue.string($0.nameInDocuments) }
        if !required.isEmpty { schema["required"] = .array(required) }
        var result: JSONObject = ["schema": .object(schema)]
        if !encoding.isEmpty { result["encoding"] = .object(encoding) }
        return result
    }

    private func multipart(_ parts: [MultipartPart]) -> JSONObject {
        var properties = JSONObject()
        var encoding = JSONObject()
        for part in parts {
            switch part.kind {
            case .text: properties[part.name] = ["type": "string"]
            case .file(let mediaType):
                // A part without a type is bytes.
                properties[part.name] = .object(JSONObject())
                encoding[part.name] = ["contentType": .string(mediaType)]
            }
        }
        var schema: JSONObject = ["type": "object", "properties": .object(properties)]
        let required = parts.filter { !$0.isOptional }.map { JSONValue.string($0.name) }
        if !required.isEmpty { schema["required"] = .array(required) }
        var result: JSONObject = ["schema": .object(schema)]
        if !encoding.isEmpty { result["encoding"] = .object(encoding) }
        return result
    }

    // MARK: Answers

    /// What the server answers, by status.
    func responses(of operation: Operation, _ types: OperationTypes) -> JSONObject {
        var responses = JSONObject()
        var success: JSONObject = ["description": .string(operation.response.statuses.meaning)]
        if let content = content(of: operation.response, types.response) { success["content"] = .object(content) }
        responses[operation.response.statuses.description] = .object(success)
        for (index, (error, type)) in zip(spec.errors(of: operation), types.errors).enumerated() {
            let key = error.statuses.description
            guard responses[key] == nil else { continue }
            let isShared = index >= operation.errors.count
            responses[key] = .object(isShared ? reference(to: error) : self.error(error, type))
        }
        return responses
    }

    private func content(of response: ResponseSpec, _ type: BodyType?) -> JSONObject? {
        let body = type.map { InferredSpec.Body(type: $0, pointer: response.payload?.pointer?.value) }
        switch response.format {
        case .none: return nil
        case .json: return ["application/json": .object(body.map(mediaType) ?? JSONObject())]
        case .text: return ["text/plain": ["schema": ["type": "string"]]]
        case .data, .file: return ["application/octet-stream": .object(JSONObject())]
        case .lines:
            guard let body else { return ["text/plain": ["schema": ["type": "string"]]] }
            return ["application/x-ndjson": .object(stream(of: body))]
        case .events: return ["text/event-stream": .object(body.map(stream) ?? ["schema": ["type": "string"]])]
        }
    }

    /// A stream of values. OpenAPI 3.1 has no word for the schema of each.
    private func stream(of body: InferredSpec.Body) -> JSONObject {
        [
            "schema": ["type": "string"],
            "x-item-schema": .object(Envelope(body).schema(around: schemas.schema(of: body.type.type))),
        ]
    }

    private func mediaType(of body: InferredSpec.Body) -> JSONObject {
        var result: JSONObject = [
            "schema": .object(Envelope(body).schema(around: schemas.schema(of: body.type.type)))
        ]
        let examples = examples(of: body)
        if !examples.isEmpty { result["examples"] = .object(examples) }
        return result
    }

    /// The first samples, cut to what people want to read.
    private func examples(of body: InferredSpec.Body) -> JSONObject {
        let reader = ExampleReader(schema: inferred.schema)
        var examples = JSONObject()
        for sample in body.type.samples.prefix(Self.exampleCount) {
            guard let value = reader.example(of: sample, as: body.type.type, at: body.pointer) else { continue }
            let isInline = sample.file.path == spec.file.path
            let stem = FilePath.name(of: sample.path).split(separator: ".").first.map(String.init)
            let name = SwiftIdentifier.unique(isInline ? "sample" : stem ?? "sample", suffix: "-2") { name in
                examples[name] != nil
            }
            examples[name] = ["value": value]
        }
        return examples
    }

    private static let exampleCount = 3

    // MARK: Errors

    /// The errors that operations share, each under a name.
    var sharedErrors: JSONObject {
        var errors = JSONObject()
        for error in spec.errors {
            for (operation, types) in zip(spec.operations, inferred.operations) {
                let all = zip(spec.errors(of: operation), types.errors).dropFirst(operation.errors.count)
                guard let (_, type) = all.first(where: { $0.0.location == error.location }) else { continue }
                errors[Self.name(of: error)] = .object(self.error(error, type))
                break
            }
        }
        return errors
    }

    private func reference(to error: ErrorResponse) -> JSONObject {
        ["$ref": .string("#/components/responses/" + Self.name(of: error))]
    }

    private static func name(of error: ErrorResponse) -> String {
        error.statuses == .any ? "Error" : "Error\(error.statuses)"
    }

    private func error(_ error: ErrorResponse, _ type: BodyType?) -> JSONObject {
        var result: JSONObject = ["description": .string(error.statuses.meaning)]
        if let type {
            let body = InferredSpec.Body(type: type, pointer: error.payload?.pointer?.value)
            result["content"] = ["application/json": .object(mediaType(of: body))]
        }
        return result
    }
}
