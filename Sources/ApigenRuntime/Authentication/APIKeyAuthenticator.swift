import Foundation

/// Sends a key with each request, in the header or query parameter that the endpoint names.
public struct APIKeyAuthenticator: Authenticator {
    private let key: String
    private let fallback: AuthenticationScheme?

    /// Creates an authenticator.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - scheme: Where the key goes with endpoints that don't say; nil leaves them without a key.
    public init(_ key: String, in scheme: AuthenticationScheme? = nil) {
        self.key = key
        fallback = scheme
    }

    /// Serves keys in headers and queries, and endpoints that declare nothing if it was made with a place of its own.
    public func serves(_ scheme: AuthenticationScheme?) -> Bool {
        switch scheme {
        case .apiKeyHeader, .apiKeyQuery: true
        case nil: fallback != nil
        default: false
        }
    }

    /// Adds the key, and marks its name as secret.
    public func authorize(_ request: inout HTTPRequest, scheme: AuthenticationScheme?) {
        switch scheme ?? fallback {
        case .apiKeyHeader(let name):
            request.secretHeaderNames.insert(name.lowercased())
            if request.headers[name] == nil { request.headers[name] = key }
        case .apiKeyQuery(let name):
            request.secretQueryNames.insert(name)
            request.url = request.url.adding(QueryItem(name, key))
        default: break
        }
    }
}

extension URL {
    /// The same address with one more query item at the end.
    func adding(_ item: QueryItem) -> URL {
        let text = absoluteString
        let fragment = text.firstIndex(of: "#") ?? text.endIndex
        let head = text[..<fragment]
        let separator = !head.contains("?") ? "?" : head.hasSuffix("?") || head.hasSuffix("&") ? "" : "&"
        return URL(string: head + separator + item.encoded + text[fragment...]) ?? self
    }
}
