import ApigenJSON

/// Types as JSON Schema (draft 2020-12), which is what OpenAPI 3.1 uses too.
struct SchemaExport: Sendable {
    let schema: Schema
    let names: ComponentNames
    let tags: TagConstraints
    /// What stands before the name of a model in a reference: `#/$defs/`.
    let referencePrefix: String
    /// Whether unions say which key tells them apart, as OpenAPI does and JSON Schema does not.
    let hasDiscriminators: Bool
    /// An example of each model.
    let examples: [TypeID: JSONValue]

    init(_ inferred: InferredSpec, referencePrefix: String, hasDiscriminators: Bool) {
        schema = inferred.schema
        names = ComponentNames(inferred.schema)
        tags = TagConstraints(inferred.schema, roots: inferred.bodies.map(\.type.type))
        self.referencePrefix = referencePrefix
        self.hasDiscriminators = hasDiscriminators
        examples = BodyExamples(inferred).models
    }

    /// The reference to a declared type.
    func reference(to id: TypeID) -> JSONObject {
        ["$ref": .string(referencePrefix + names[id])]
    }

    /// The schema of a type.
    func schema(of type: TypeReference) -> JSONObject {
        switch type {
        case .bool: return ["type": "boolean"]
        case .int: return ["type": "integer", "format": "int64"]
        case .uint64: return ["type": "integer", "format": "uint64", "minimum": 0]
        case .double: return ["type": "number", "format": "double"]
        case .decimal: return ["type": "number", "format": "decimal"]
        case .number: return ["type": "number"]
        case .string: return ["type": "string"]
        case .dateTime(let style): return dateTime(style)
        case .date: return ["type": "string", "format": "date"]
        case .uuid: return ["type": "string", "format": "uuid"]
        case .url: return ["type": "string", "format": "uri"]
        case .json: return JSONObject()
        case .array(let element): return ["type": "array", "items": .object(schema(of: element))]
        case .map(let value): return ["type": "object", "additionalProperties": .object(schema(of: value))]
        case .optional(let wrapped): return Self.nullable(schema(of: wrapped))
        case .named(let id): return reference(to: id)
        }
    }

    /// A style that RFC 3339 does not know is no `date-time` to a validator.
    private func dateTime(_ style: JSONTimestamp.Style) -> JSONObject {
        let isStandard = (style.zone == .utc || style.zone == .colon) && !style.hasSpace
        if isStandard { return ["type": "string", "format": "date-time"] }
        return ["type": "string", "description": "A date and a time, though not as RFC 3339 writes them."]
    }

    /// The schema of the same values and `null`.
    static func nullable(_ schema: JSONObject) -> JSONObject {
        // What allows everything allows null.
        if schema.isEmpty { return schema }
        guard case .string(let type)? = schema["type"], schema["enum"] == nil else {
            return ["anyOf": [.object(schema), ["type": "null"]]]
        }
        var nullable = schema
        nullable["type"] = [.string(type), "null"]
        return nullable
    }
}
