/// How types are spelled in generated code.
struct TypeSpelling: Sendable {
    let schema: Schema
    let style: ModelStyle

    /// The name of the type that holds any JSON value.
    let jsonValue: String

    /// What stands before the names of declared types: the enum they are nested in, where code is outside of it.
    let qualifier: String

    init(schema: Schema, style: ModelStyle, namespace: String? = nil) {
        qualifier = namespace.map { SwiftKeyword.escaped($0) + "." } ?? ""
        self.schema = schema
        self.style = style
        switch style {
        case .runtime: jsonValue = "JSONValue"
        case .plain(let prefix):
            jsonValue = SwiftIdentifier.unique(prefix + "JSONValue", suffix: "Type") { name in
                schema.types.contains { $0.name == name }
            }
        }
    }

    /// The type as it is spelled.
    func name(of type: TypeReference) -> String {
        switch type {
        case .bool: "Bool"
        case .int: "Int"
        case .uint64: "UInt64"
        case .double: "Double"
        case .decimal: "Decimal"
        case .number: style.isPlain ? "Decimal" : "JSONNumber"
        case .string: "String"
        case .dateTime: "Date"
        case .date: style.isPlain ? "String" : "CalendarDay"
        case .uuid: "UUID"
        case .url: "URL"
        case .json: jsonValue
        case .array(let element): "[\(name(of: element))]"
        case .map(let value): "[String: \(name(of: value))]"
        case .optional(let wrapped): name(of: wrapped) + "?"
        case .named(let id): name(of: id)
        }
    }

    /// The name of a declared type.
    func name(of id: TypeID) -> String { qualifier + SwiftKeyword.escaped(schema[id].name) }

    /// The type of a field, as its property has it.
    func propertyType(of field: Field) -> String {
        guard field.absence == .distinct else { return name(of: field.type) }
        let value = name(of: field.type.unwrapped)
        return style.isPlain ? "\(value)??" : "Nullable<\(value)>?"
    }

    /// Whether Foundation declares the type or what it is made of.
    func usesFoundation(_ type: TypeReference) -> Bool {
        switch type.innermost {
        case .decimal, .dateTime, .uuid, .url: true
        case .number: style.isPlain
        default: false
        }
    }
}
