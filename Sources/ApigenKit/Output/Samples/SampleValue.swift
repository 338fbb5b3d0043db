import ApigenJSON

/// Samples cut down to what a person wants to read.
enum SampleValue {
    /// The elements of a list that are kept.
    static let listLength = 3
    /// The members that are kept of an object whose keys are data.
    static let mapLength = 3
    /// The characters that are kept of a string.
    static let textLength = 200

    /// Reads a sample, with its lists cut to a few elements; what is left out is read past and not kept.
    static func read(_ sample: Sample) -> JSONValue? {
        var reader = JSONReader(sample.bytes)
        return try? read(&reader)
    }

    private static func read(_ reader: inout JSONReader) throws -> JSONValue {
        switch try reader.peek() {
        case .array:
            var elements: [JSONValue] = []
            try reader.beginArray()
            while try reader.nextElement() {
                if elements.count < listLength { elements.append(try read(&reader)) } else { try reader.skipValue() }
            }
            return .array(elements)
        case .object:
            var object = JSONObject()
            try reader.beginObject()
            while let key = try reader.nextKey() { object[key] = try read(&reader) }
            return .object(object)
        case .string:
            let text = try reader.readString()
            return .string(text.count > textLength ? text.prefix(textLength - 1) + "…" : text)
        default: return try reader.readValue()
        }
    }

    /// The value at a place; nothing where there is none.
    static func value(at pointer: JSONPointer?, in value: JSONValue) -> JSONValue? {
        var value = value
        for token in pointer?.tokens ?? [] {
            guard let next = value[token] ?? Int(token).flatMap({ value[$0] }) else { return nil }
            value = next
        }
        return value
    }
}
