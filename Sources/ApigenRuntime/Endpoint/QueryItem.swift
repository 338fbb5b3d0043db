/// One `name=value` of a query or form.
public struct QueryItem: Hashable, Sendable {
    /// The name, not encoded.
    public var name: String
    /// The values, not encoded. More than one are joined by a literal comma.
    public var values: [String]

    /// Creates an item with one value.
    public init(_ name: String, _ value: some ParameterValue) {
        self.name = name
        self.values = [value.parameterText]
    }

    /// Creates an item with comma-separated values.
    init(name: String, values: [String]) {
        self.name = name
        self.values = values
    }

    /// `name=value` with everything percent-encoded but the unreserved characters of RFC 3986.
    ///
    /// In particular `+` becomes `%2B`, because many servers read a plain one as a space.
    public var encoded: String {
        PercentEncoding.encode(name) + "=" + values.map(PercentEncoding.encode).joined(separator: ",")
    }

    /// The items of a list in one of the three styles. An empty list has none.
    static func items(_ name: String, _ values: [some ParameterValue], style: ParameterStyle) -> [QueryItem] {
        let texts = values.map(\.parameterText)
        return switch style {
        case .repeated: texts.map { QueryItem(name, $0) }
        case .brackets: texts.map { QueryItem(name + "[]", $0) }
        case .comma: texts.isEmpty ? [] : [QueryItem(name: name, values: texts)]
        }
    }
}

extension [QueryItem] {
    /// The items joined by `&`.
    var encoded: String { map(\.encoded).joined(separator: "&") }
}
