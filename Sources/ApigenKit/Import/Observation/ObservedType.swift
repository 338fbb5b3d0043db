import ApigenJSON

/// The type of values that were seen as text.
enum ObservedType {
    /// The type that all of some texts have.
    static func scalar(of texts: some Sequence<String>) -> ParameterType.Scalar {
        var scalar: ParameterType.Scalar?
        for text in texts {
            let next = Self.scalar(of: text)
            switch (scalar, next) {
            case (nil, _): scalar = next
            case (.int, .double), (.double, .int): scalar = .double
            case (let known?, _) where known != next: return .string
            default: break
            }
        }
        return scalar ?? .string
    }

    private static func scalar(of text: String) -> ParameterType.Scalar {
        if text == "true" || text == "false" { return .bool }
        if let number = JSONNumber(text), text.utf8.count <= 18 {
            return number.isWrittenAsInteger ? .int : text.contains { "eE".contains($0) } ? .string : .double
        }
        if JSONTimestamp(text) != nil { return .date }
        return .string
    }

    /// A text as a value of a type.
    static func value(_ text: String, _ scalar: ParameterType.Scalar) -> JSONValue {
        switch scalar {
        case .bool: .bool(text == "true")
        case .int, .double: JSONNumber(text).map(JSONValue.number) ?? .string(text)
        default: .string(text)
        }
    }
}
