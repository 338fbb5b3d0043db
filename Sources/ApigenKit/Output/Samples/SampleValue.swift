import ApigenJSON

/// How far samples are cut down for people to read, and the parts of them that pointers name.
enum SampleValue {
    /// The elements of a list that are kept.
    static let listLength = 3
    /// The members that are kept of an object whose keys are data.
    static let mapLength = 3
    /// The characters that are kept of a string.
    static let textLength = 200

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
