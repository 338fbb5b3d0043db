import ApigenJSON

/// How readers look into documents that may be of any form: what isn't there, or is of another kind, is nothing.
extension JSONNode {
    /// The value of a key; of equal keys the last one counts.
    subscript(key: String) -> JSONNode? {
        members.last { $0.key.utf8.elementsEqual(key.utf8) }?.value
    }

    /// The members of an object.
    var members: [Member] {
        if case .object(let members) = content { members } else { [] }
    }

    /// The elements of an array.
    var elements: [JSONNode] {
        if case .array(let elements) = content { elements } else { [] }
    }

    /// The whole number, where it is one.
    var int: Int? {
        if case .number(let number) = content { number.int } else { nil }
    }

    /// The number, where it is one that a `Double` can hold.
    var double: Double? {
        if case .number(let number) = content { number.double } else { nil }
    }

    /// The Boolean, where it is one.
    var bool: Bool? {
        if case .bool(let value) = content { value } else { nil }
    }

    /// Whether it is an object.
    var isObject: Bool { kind == .object }

    /// The text, where there is any that says something.
    var words: String? {
        guard let text = string, text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
            return nil
        }
        return text
    }
}
