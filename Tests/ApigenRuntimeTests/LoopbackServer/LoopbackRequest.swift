import ApigenServer
import Foundation

/// A request as it came over the wire.
struct LoopbackRequest: Sendable {
    /// The method.
    let method: String
    /// The target of the request line, not decoded: path and query.
    let target: String
    /// The header fields, with names in lower case.
    let headers: [String: String]
    /// The body, without the framing of chunks.
    let body: Data

    init(_ request: HTTPRequest) {
        method = request.method
        target = request.target
        headers = Dictionary(request.headers.fields.map { ($0.key, $0.value) }) { $1 }
        body = Data(request.body)
    }

    /// The target up to the query, not decoded.
    var path: String { String(target.prefix { $0 != "?" }) }

    /// The query, not decoded.
    var query: String? { target.firstIndex(of: "?").map { String(target[target.index(after: $0)...]) } }

    /// The body as text.
    var text: String { String(decoding: body, as: UTF8.self) }
}
