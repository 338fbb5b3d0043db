/// A request as it came over the wire, whole.
package struct HTTPRequest: Sendable {
    /// The method, such as `GET`.
    package var method: String
    /// Path and query, not decoded. It starts with a slash, or is `*`.
    package var target: String
    /// Whom the request is for: the host, and the port where one was written. Empty where HTTP/1.0 left it out.
    package var host: String
    /// The minor version: 1 for HTTP/1.1.
    package var minorVersion: Int
    /// The header fields.
    package var headers: HTTPHeaders
    /// The body, without the framing of chunks.
    package var body: [UInt8]

    /// The target up to the query, not decoded.
    package var path: String { String(target.prefix { $0 != "?" }) }

    /// The query, not decoded; nothing where there is no question mark.
    package var query: String? { target.firstIndex(of: "?").map { String(target[target.index(after: $0)...]) } }

    /// Whether the client wants the connection to stay open.
    var wantsKeepAlive: Bool {
        let words = headers.words(of: "Connection")
        return minorVersion == 0 ? words.contains("keep-alive") && !words.contains("close") : !words.contains("close")
    }
}
