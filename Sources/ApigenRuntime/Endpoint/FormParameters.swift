/// The fields of a URL-encoded form, in order.
///
/// ```swift
/// var form = FormParameters()
/// form.add("name", name)
/// form.add("tags", tags, style: .brackets)
/// endpoint.body = .form(form)
/// ```
public struct FormParameters: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// The fields.
    public private(set) var items: [QueryItem] = []

    /// Creates an empty form.
    public init() {}

    /// Creates a form of text fields.
    public init(dictionaryLiteral elements: (String, String)...) {
        items = elements.map { QueryItem($0.0, $0.1) }
    }

    /// Adds a field; nil is left out.
    public mutating func add(_ name: String, _ value: (some ParameterValue)?) {
        if let value { items.append(QueryItem(name, value)) }
    }

    /// Adds a list; nil is left out.
    public mutating func add(_ name: String, _ values: [some ParameterValue]?, style: ParameterStyle = .repeated) {
        if let values { items += QueryItem.items(name, values, style: style) }
    }

    /// The form as `application/x-www-form-urlencoded`.
    public var encoded: String { items.encoded }
}
