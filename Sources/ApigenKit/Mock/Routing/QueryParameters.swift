/// The parameters of a query, or of a url-encoded body, in order.
struct QueryParameters: Sendable {
    /// A name and its value, both decoded, and how they were written.
    struct Parameter: Sendable {
        var name: String
        var value: String
        var text: String
    }

    /// The parameters.
    private(set) var parameters: [Parameter] = []

    /// Reads a query, without its question mark.
    init(_ text: some StringProtocol) {
        for part in text.split(separator: "&") {
            let name = part.prefix { $0 != "=" }
            parameters.append(
                Parameter(
                    name: PercentEncoding.decoded(name, isForm: true),
                    value: PercentEncoding.decoded(part.dropFirst(name.count).dropFirst(), isForm: true),
                    text: String(part)
                )
            )
        }
    }

    /// The value of the first parameter with a name.
    subscript(name: String) -> String? { parameters.first { $0.name == name }?.value }

    /// The query with one parameter replaced or added. The value must need no encoding.
    func text(setting name: String, to value: String) -> String {
        (parameters.filter { $0.name != name }.map(\.text) + ["\(name)=\(value)"]).joined(separator: "&")
    }
}
