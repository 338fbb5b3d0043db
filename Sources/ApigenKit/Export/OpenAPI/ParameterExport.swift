import ApigenJSON

/// The parameters of an operation as OpenAPI has them.
struct ParameterExport {
    private let spec: Spec
    private let operation: Operation

    init(_ spec: Spec, _ operation: Operation) {
        self.spec = spec
        self.operation = operation
    }

    /// The parameters, those of the path first, and then the headers that never change.
    var parameters: [JSONObject] {
        operation.orderedParameters.filter { $0.placement != .form }.map(Self.parameter)
            + spec.headers(of: operation).filter(isToldHere).map(Self.parameter)
    }

    private static func parameter(_ parameter: Parameter) -> JSONObject {
        var result: JSONObject = [
            "name": .string(parameter.nameInDocuments), "in": .string(parameter.placement.rawValue),
        ]
        if let description = parameter.description { result["description"] = .string(description) }
        result["required"] = .bool(parameter.placement == .path || parameter.isRequired)
        if parameter.type.isList, parameter.placement == .query {
            result["style"] = "form"
            result["explode"] = .bool(parameter.style != .comma)
        }
        result["schema"] = .object(schema(of: parameter))
        result["example"] = parameter.sample
        return result
    }

    /// The schema of a parameter, or of a field of a form.
    static func schema(of parameter: Parameter) -> JSONObject {
        var schema = schema(of: parameter.type.scalar)
        if !parameter.values.isEmpty {
            schema["format"] = nil
            schema["enum"] = .array(parameter.values)
        }
        if parameter.type.isList { schema = ["type": "array", "items": .object(schema)] }
        schema["default"] = parameter.defaultValue
        return schema
    }

    private static func schema(of scalar: ParameterType.Scalar) -> JSONObject {
        switch scalar {
        case .string: ["type": "string"]
        case .int: ["type": "integer", "format": "int64"]
        case .uint64: ["type": "integer", "format": "uint64", "minimum": 0]
        case .double: ["type": "number", "format": "double"]
        case .decimal: ["type": "number", "format": "decimal"]
        case .bool: ["type": "boolean"]
        case .date: ["type": "string", "format": "date-time"]
        case .uuid: ["type": "string", "format": "uuid"]
        case .url: ["type": "string", "format": "uri"]
        }
    }

    // MARK: Headers

    /// Some headers are told in other places of a document, and ignored among parameters. Others the caller sets.
    private func isToldHere(_ header: HeaderField) -> Bool {
        !["Accept", "Content-Type", "Authorization"].contains(where: header.isNamed)
            && !operation.parameters.contains { $0.placement == .header && header.isNamed($0.wireName) }
    }

    private static func parameter(_ header: HeaderField) -> JSONObject {
        [
            "name": .string(header.name), "in": "header", "required": true,
            "schema": ["type": "string", "enum": [.string(header.value)]],
        ]
    }
}

extension Parameter {
    /// The name as it stands before a value. OpenAPI has no style for brackets: they are part of the name.
    var nameInDocuments: String { wireName + (type.isList && style == .brackets ? "[]" : "") }
}
