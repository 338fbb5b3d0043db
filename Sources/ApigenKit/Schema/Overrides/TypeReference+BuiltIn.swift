import ApigenJSON

extension TypeReference {
    /// The names of types that a spec may give without declaring them.
    static let builtInNames = [
        "Bool", "Int", "UInt64", "Double", "Decimal", "String", "Date", "UUID", "URL", "JSONValue", "JSONNumber",
    ]

    /// The type that a spec gives; nothing where it names a type that is neither built in nor declared.
    init?(_ expression: TypeExpression, in schema: Schema, style: JSONTimestamp.Style = .standard) {
        switch expression {
        case .optional(let wrapped):
            guard let type = TypeReference(wrapped, in: schema, style: style) else { return nil }
            self = type.isOptional ? type : .optional(type)
        case .array(let element):
            guard let type = TypeReference(element, in: schema, style: style) else { return nil }
            self = .array(type)
        case .dictionary(let value):
            guard let type = TypeReference(value, in: schema, style: style) else { return nil }
            self = .map(type)
        case .named(let name):
            if let type = TypeReference(builtIn: name, style: style) {
                self = type
            } else if let index = schema.types.firstIndex(where: { $0.name == name }) {
                self = .named(TypeID(index))
            } else {
                return nil
            }
        }
    }

    /// A type by the name that a spec gives.
    init?(builtIn name: String, style: JSONTimestamp.Style) {
        switch name {
        case "Bool": self = .bool
        case "Int": self = .int
        case "UInt64": self = .uint64
        case "Double": self = .double
        case "Decimal": self = .decimal
        case "String": self = .string
        case "Date": self = .dateTime(style)
        case "UUID": self = .uuid
        case "URL": self = .url
        case "JSONValue": self = .json
        case "JSONNumber": self = .number
        default: return nil
        }
    }
}
