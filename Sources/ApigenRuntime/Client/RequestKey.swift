import Foundation

/// What makes two requests ask for the same thing, who is asking included.
struct RequestKey: Hashable, Sendable {
    let method: HTTPMethod
    let url: URL
    /// The headers that an answer may depend on, credentials among them, by name in lower case.
    let headers: [String: String]

    init(_ request: HTTPRequest) {
        method = request.method
        url = request.url
        var headers: [String: String] = [:]
        for field in request.headers.fields {
            headers[field.name.lowercased(), default: ""] += field.value + "\n"
        }
        self.headers = headers
    }

    /// The part that says who is asking.
    static func identity(of request: HTTPRequest) -> [String: String] {
        RequestKey(request).headers.filter { name, _ in
            Redaction.secretHeaders.contains(name) || request.secretHeaderNames.contains(name)
        }
    }
}
