import Foundation

/// The authorization code flow of OAuth 2 (RFC 6749, section 4.1) with PKCE (RFC 7636), for apps without a secret.
///
/// ```swift
/// let oauth = OAuthAuthorization(
///     authorizeURL: …, tokenURL: …, clientID: "app", redirectURI: "app://callback", scopes: ["read"])
/// let login = oauth.begin()
/// // Show login.url in a browser session of the system; it comes back with a callback address.
/// let token = try await oauth.exchange(callback, for: login, by: client)
/// configuration.authenticator = BearerAuthenticator(token: token.accessToken) { _ in … }
/// ```
public struct OAuthAuthorization: Sendable {
    /// Where a person agrees.
    public var authorizeURL: URL
    /// Where a code becomes a token.
    public var tokenURL: URL
    /// The identifier of the app.
    public var clientID: String
    /// The address that the server sends the browser back to.
    public var redirectURI: String
    /// What access is asked for.
    public var scopes: [String]
    /// Further parameters of the address where a person agrees, e.g. `audience`.
    public var parameters: [QueryItem]

    /// Describes the server and the app.
    public init(
        authorizeURL: URL,
        tokenURL: URL,
        clientID: String,
        redirectURI: String,
        scopes: [String] = [],
        parameters: [QueryItem] = []
    ) {
        self.authorizeURL = authorizeURL
        self.tokenURL = tokenURL
        self.clientID = clientID
        self.redirectURI = redirectURI
        self.scopes = scopes
        self.parameters = parameters
    }

    /// One login, from the address that is shown to the code that comes back. Keep it until then.
    public struct Login: Hashable, Sendable {
        /// The address to show.
        public let url: URL
        /// What the callback must repeat.
        public let state: String
        /// What proves to the server that the app that began is the one that goes on.
        public let codeVerifier: String
    }

    /// Begins a login with fresh random values.
    public func begin() -> Login {
        begin(state: Self.randomText(), codeVerifier: Self.randomText())
    }

    func begin(state: String, codeVerifier: String) -> Login {
        var items = [
            QueryItem("response_type", "code"), QueryItem("client_id", clientID),
            QueryItem("redirect_uri", redirectURI), QueryItem("state", state),
            QueryItem("code_challenge", Self.challenge(for: codeVerifier)),
            QueryItem("code_challenge_method", "S256"),
        ]
        if !scopes.isEmpty { items.append(QueryItem("scope", scopes.joined(separator: " "))) }
        let url = (items + parameters).reduce(authorizeURL) { $0.adding($1) }
        return Login(url: url, state: state, codeVerifier: codeVerifier)
    }

    /// The challenge of a verifier: base64url of its SHA-256, without padding (RFC 7636, section 4.2).
    static func challenge(for verifier: String) -> String {
        base64URL(SHA256.hash(verifier.utf8))
    }

    /// 43 characters from 32 bytes of the system's generator, which is cryptographically secure on all platforms.
    private static func randomText() -> String {
        var generator = SystemRandomNumberGenerator()
        return base64URL((0..<32).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }

    private static func base64URL(_ bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString().replacingOccurrences(of: "+", with: "-")
            .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
    }
}
