import ApigenJSON

/// What stands around a body's value, where the spec unwraps it.
struct Envelope {
    private let tokens: [String]
    private let sample: Sample?

    init(_ body: InferredSpec.Body) {
        tokens = body.pointer?.tokens ?? []
        sample = body.type.samples.first
    }

    /// The schema of the whole, with the schema of the value at its place.
    func schema(around schema: JSONObject) -> JSONObject {
        tokens.indices.reversed().reduce(schema) { schema, index in
            let token = tokens[index]
            // A number is an index where the samples have a list, and else a key.
            if let position = Int(token), isArray(at: tokens[..<index]) {
                let before = Array(repeating: JSONValue.object(JSONObject()), count: position)
                return [
                    "type": "array", "prefixItems": .array(before + [.object(schema)]),
                    "minItems": .number(JSONNumber(position + 1)),
                ]
            }
            var properties = JSONObject()
            properties[token] = .object(schema)
            return ["type": "object", "properties": .object(properties), "required": [.string(token)]]
        }
    }

    private func isArray(at tokens: ArraySlice<String>) -> Bool {
        guard let part = try? sample?.part(at: JSONPointer(tokens: Array(tokens))) else { return false }
        return part.bytes.first == UInt8(ascii: "[")
    }
}
