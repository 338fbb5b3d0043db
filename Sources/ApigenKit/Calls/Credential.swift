#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What proves who is asking: a token, a key, or a name and a password.
package struct Credential: Sendable {
    private let text: String
    /// Whether it is sent as a bearer token where a spec does not say how requests prove who is asking.
    private let isForced: Bool

    /// Creates a credential.
    package init(_ text: String, isForced: Bool) {
        self.text = text
        self.isForced = isForced
    }

    /// Every form in which it may be found in an answer that repeats what was sent.
    package var secrets: [String] {
        // The whole headers too: a short token alone could be any word of a text.
        var secrets = [text, PercentEncoding.encode(text), basic, "Bearer \(text)", "Basic \(basic)"]
        if let colon = text.firstIndex(of: ":") { secrets.append(String(text[text.index(after: colon)...])) }
        return secrets
    }

    private var basic: String { Data(text.utf8).base64EncodedString() }

    /// Adds it to a request, as the spec says.
    func apply(_ authentication: Authentication?, to request: inout CallRequest) {
        switch authentication {
        case .bearer: request.set("Authorization", "Bearer \(text)")
        case .basic: request.set("Authorization", "Basic \(basic)")
        case .apiKeyHeader(let name): request.set(name, text)
        case .apiKeyQuery(let name): request.query.append(PlannedCall.Field(name: name, value: text))
        case nil: if isForced { request.set("Authorization", "Bearer \(text)") }
        case .some(.none): break
        }
    }
}
