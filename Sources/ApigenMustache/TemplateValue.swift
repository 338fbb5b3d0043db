/// The data a template is rendered with: JSON's kinds of value.
///
/// `.null`, `.bool(false)`, an empty string and an empty list are false to a section; everything else is true, including
/// the number zero and an empty object.
public enum TemplateValue: Hashable, Sendable {
    /// No value. It is defined, so it is not a missing name, and it renders as nothing.
    case null

    /// A truth value, rendered as `true` or `false`.
    case bool(Bool)

    /// A number, held as the literal text to render so that no digit is lost.
    case number(String)

    /// A text.
    case string(String)

    /// A list; a section over it is rendered once for each element.
    case list([TemplateValue])

    /// Named values; a section over it looks its names up here first.
    case object([String: TemplateValue])
}

extension TemplateValue {
    /// Whether a section over this value is rendered (and an inverted section is not).
    var isTrue: Bool {
        switch self {
        case .null: false
        case .bool(let value): value
        case .number, .object: true
        case .string(let text): !text.isEmpty
        case .list(let elements): !elements.isEmpty
        }
    }

    /// The text a variable tag renders, or `nil` for a list or object, which have none.
    var text: String? {
        switch self {
        case .null: ""
        case .bool(let value): value ? "true" : "false"
        case .number(let text), .string(let text): text
        case .list, .object: nil
        }
    }
}

extension TemplateValue: ExpressibleByStringInterpolation {
    /// Creates a `.string`.
    public init(stringLiteral value: String) {
        self = .string(value)
    }
}

extension TemplateValue: ExpressibleByBooleanLiteral {
    /// Creates a `.bool`.
    public init(booleanLiteral value: Bool) {
        self = .bool(value)
    }
}

extension TemplateValue: ExpressibleByIntegerLiteral {
    /// Creates a `.number`.
    public init(integerLiteral value: Int) {
        self = .number(String(value))
    }
}

extension TemplateValue: ExpressibleByArrayLiteral {
    /// Creates a `.list`.
    public init(arrayLiteral elements: TemplateValue...) {
        self = .list(elements)
    }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
    /// Creates an `.object`; when a name is given twice, its last value stands.
    public init(dictionaryLiteral elements: (String, TemplateValue)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
    }
}
