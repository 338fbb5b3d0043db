/// A request to a mock API, as it came over the wire.
package struct MockRequest: Sendable {
    /// The method, such as `GET`.
    package var method: String
    /// Path and query, not decoded.
    package var target: String
    /// The host, and the port where one was written; by it the links in answers are made.
    package var host: String
    /// The header fields in order.
    package var headers: [(name: String, value: String)]
    /// The body.
    package var body: [UInt8]

    /// Creates a request.
    package init(
        _ method: String,
        _ target: String,
        host: String = "127.0.0.1",
        headers: [(name: String, value: String)] = [],
        body: [UInt8] = []
    ) {
        self.method = method
        self.target = target
        self.host = host
        self.headers = headers
        self.body = body
    }

    /// The path, not decoded.
    var path: Substring { target.prefix { $0 != "?" } }

    /// The parameters of the query.
    var query: QueryParameters { QueryParameters(target.dropFirst(path.count).dropFirst()) }

    /// The value of the first header field with a name.
    func header(_ name: String) -> String? {
        let key = name.lowercased()
        return headers.first { $0.name.lowercased() == key }?.value
    }
}
