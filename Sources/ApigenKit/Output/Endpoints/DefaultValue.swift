import ApigenJSON

/// The default of a parameter as Swift writes it.
struct DefaultValue {
    /// The literal; nothing where there is no default, or no literal for it.
    let literal: String?

    init(_ argument: ClientArgument) {
        let parameter = argument.parameter
        let literals = (parameter.defaultValue?.arrayValue ?? parameter.defaultValue.map { [$0] })?.map { value in
            if let enumeration = argument.enumeration { return Self.literal(value, enumeration) }
            return Self.literal(value, parameter.type.scalar)
        }
        guard let literals, !literals.contains(nil) else {
            literal = nil
            return
        }
        let list = literals.compactMap(\.self).joined(separator: ", ")
        literal = parameter.type.isList ? "[\(list)]" : list
    }

    private static func literal(_ value: JSONValue, _ enumeration: ParameterEnum) -> String? {
        enumeration.values.firstIndex(of: value).map { "." + enumeration.cases[$0] }
    }

    private static func literal(_ value: JSONValue, _ scalar: ParameterType.Scalar) -> String? {
        switch scalar {
        case .string: value.stringValue.map(SwiftLiteral.string)
        case .int, .uint64:
            if case .number(let number) = value, number.isWrittenAsInteger {
                SwiftLiteral.integer(number.literal)
            } else {
                nil
            }
        case .double: value.doubleValue.map(SwiftLiteral.double)
        case .bool: value.boolValue.map { $0 ? "true" : "false" }
        case .decimal, .date, .uuid, .url: nil
        }
    }
}
