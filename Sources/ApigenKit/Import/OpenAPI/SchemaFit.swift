import ApigenJSON

/// Holds examples against their schema.
///
/// An example that contradicts its schema would give types that neither has, so it is left out. Where a schema asks
/// for any number, a whole one is written with a fraction, because the type follows from how samples are written.
struct SchemaFit {
    private let schemas: OpenAPISchemas
    private var budget = 20_000

    /// The example, where it is what the schema says.
    static func fitted(_ value: JSONValue, to node: JSONNode, _ schemas: OpenAPISchemas) -> JSONValue? {
        var fit = SchemaFit(schemas: schemas)
        return fit.fitted(value, to: node, depth: 0)
    }

    private init(schemas: OpenAPISchemas) {
        self.schemas = schemas
    }

    private mutating func fitted(_ value: JSONValue, to node: JSONNode, depth: Int) -> JSONValue? {
        budget -= 1
        guard budget > 0, depth < 64 else { return nil }
        let schema = schemas.schema(node)
        if value == .null { return schema.isNullable || schema.isAny ? value : nil }
        if !schema.values.isEmpty { return schema.values.contains(value) ? value : nil }
        switch (schema.kind, value) {
        case (.any, _), (.string, .string), (.boolean, .bool): return value
        case (.integer, .number(let number)): return number.isWrittenAsInteger ? value : nil
        case (.number, .number(let number)):
            guard number.isWrittenAsInteger else { return value }
            return JSONNumber(number.literal + ".0").map(JSONValue.number)
        case (.array(let array), .array(let elements)):
            guard array.prefix.isEmpty, let items = array.items else { return value }
            var fitted: [JSONValue] = []
            for element in elements {
                guard let element = self.fitted(element, to: items, depth: depth + 1) else { return nil }
                fitted.append(element)
            }
            return .array(fitted)
        case (.object(let object), .object(let members)): return fitted(members, to: object, depth: depth)
        case (.choice(let choice), _):
            let variants = choice.variants.filter { variant in
                guard let key = choice.tag, let tag = value[key]?.stringValue else { return true }
                return variant.tag == tag
            }
            for variant in variants {
                if let value = fitted(value, to: variant.node, depth: depth + 1) { return value }
            }
            return nil
        default: return nil
        }
    }

    private mutating func fitted(_ members: JSONObject, to object: OpenAPISchema.Object, depth: Int) -> JSONValue? {
        for property in object.properties where object.required.contains(property.key) && members[property.key] == nil {
            // What only requests have need not stand in an answer, nor the other way around.
            let schema = schemas.schema(property.node)
            guard schema.isReadOnly || schema.isWriteOnly else { return nil }
        }
        var nodes: [String: JSONNode] = [:]
        for property in object.properties { nodes[property.key] = property.node }
        var result = JSONObject()
        for member in members.members {
            guard let node = nodes[member.key] ?? object.additional else {
                // More than the schema tells of: samples are what counts.
                if !object.isClosed { result[member.key] = member.value }
                continue
            }
            guard let value = fitted(member.value, to: node, depth: depth + 1) else { return nil }
            result[member.key] = value
        }
        return .object(result)
    }
}
