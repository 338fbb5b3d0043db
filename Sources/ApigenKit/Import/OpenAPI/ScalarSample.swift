import ApigenJSON

/// Strings, numbers and Booleans that are made up.
enum ScalarSample {
    /// A value of a schema for a scalar.
    ///
    /// - Parameters:
    ///   - key: The key under which it stands.
    ///   - number: How many were made up for the same place before.
    static func value(of schema: OpenAPISchema, key: String, number: Int) -> JSONValue {
        switch schema.kind {
        case .boolean: .bool(number.isMultiple(of: 2))
        case .integer(let format): integer(schema, format, number)
        case .number: .number(fraction(schema, number))
        case .string(let format): .string(text(format, key: key, schema, number))
        default: .null
        }
    }

    private static func integer(_ schema: OpenAPISchema, _ format: String?, _ number: Int) -> JSONValue {
        // Shows that an Int is not enough.
        if format == "uint64", schema.maximum == nil { return .number(JSONNumber(UInt64.max - UInt64(number % 9))) }
        var value = number + 1
        if let minimum = schema.minimum, minimum > Double(value), let least = Int(exactly: minimum.rounded(.up)) {
            value = least &+ number
        }
        if let maximum = schema.maximum, Double(value) > maximum, let most = Int(exactly: maximum.rounded(.down)) {
            value = most
        }
        return .number(JSONNumber(value))
    }

    private static func fraction(_ schema: OpenAPISchema, _ number: Int) -> JSONNumber {
        var value = Double(number) + 1.5
        if let minimum = schema.minimum, value < minimum { value = minimum + 0.5 }
        if let maximum = schema.maximum, value > maximum {
            value = maximum - min(0.5, max(0, (maximum - (schema.minimum ?? maximum - 1)) / 2))
        }
        return JSONNumber(value) ?? JSONNumber(0)
    }

    private static func text(_ format: String?, key: String, _ schema: OpenAPISchema, _ number: Int) -> String {
        if let format, let texts = formatted[format] { return texts[number % texts.count] }
        let words = UpperCamelCase.words(in: key.isEmpty ? "text" : key).map { $0.lowercased() }.joined(separator: " ")
        // The space keeps it from being taken for one of a few known values.
        let text = "\(words) \(number + 1)"
        guard let limit = schema.maximumLength, limit < text.count else { return text }
        let letter = Unicode.Scalar(UInt8(ascii: "a") + UInt8(number % 26))
        return limit > 2 ? String(text.suffix(limit)) : String(repeating: Character(letter), count: max(limit, 0))
    }

    /// Two values for each format that people know.
    private static let formatted: [String: [String]] = [
        "date-time": ["2024-05-01T08:30:00Z", "2024-11-23T17:05:30Z"],
        "date": ["2024-05-01", "2024-11-23"],
        "time": ["08:30:00Z", "17:05:30Z"],
        "duration": ["PT1H30M", "P2D"],
        "uuid": ["3f2504e0-4f89-41d3-9a0c-0305e82c3301", "7c9e6679-7425-40de-944b-e07fc1f90ae7"],
        "uri": ["https://example.com/one", "https://example.com/two"],
        "url": ["https://example.com/one", "https://example.com/two"],
        "uri-reference": ["/one", "/two"],
        "iri": ["https://example.com/one", "https://example.com/two"],
        "email": ["ada@example.com", "noor@example.com"],
        "idn-email": ["ada@example.com", "noor@example.com"],
        "hostname": ["one.example.com", "two.example.com"],
        "ipv4": ["192.0.2.1", "192.0.2.2"],
        "ipv6": ["2001:db8::1", "2001:db8::2"],
        "byte": ["aGVsbG8=", "d29ybGQ="],
        "phone": ["+1 202 555 0101", "+1 202 555 0102"],
    ]
}
