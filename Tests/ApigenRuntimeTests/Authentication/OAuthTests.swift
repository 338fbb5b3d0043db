import Foundation
import Testing

@testable import ApigenRuntime

@Suite("OAuth 2 with PKCE", .timeLimit(.minutes(5)))
struct OAuthTests {
    private func oauth(tokenURL: String = "https://login.example/token") throws -> OAuthAuthorization {
        OAuthAuthorization(
            authorizeURL: try #require(URL(string: "https://login.example/authorize?tenant=1")),
            tokenURL: try #require(URL(string: tokenURL)),
            clientID: "app",
            redirectURI: "app://callback",
            scopes: ["read", "write"],
            parameters: [QueryItem("audience", "api")]
        )
    }

    @Test(
        "SHA-256 agrees with the examples of NIST",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                String(repeating: "a", count: 100_000),
                "6d1cf22d7cc09b085dfc25ee1a1f3ae0265804c607bc2074ad253bcc82fd81ee"
            ),
        ]
    )
    func hash(text: String, expected: String) {
        let hex = SHA256.hash(text.utf8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        #expect(hex == expected)
    }

    @Test("The challenge is that of RFC 7636, appendix B")
    func challenge() {
        let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
        #expect(OAuthAuthorization.challenge(for: verifier) == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
    }

    @Test("A login has an address with all that the server needs, and random values of its own")
    func begin() throws {
        let login = try oauth().begin(state: "s", codeVerifier: "v")
        #expect(
            login.url.absoluteString == "https://login.example/authorize?tenant=1&response_type=code&client_id=app"
                + "&redirect_uri=app%3A%2F%2Fcallback&state=s"
                + "&code_challenge=\(OAuthAuthorization.challenge(for: "v"))&code_challenge_method=S256"
                + "&scope=read%20write&audience=api"
        )
        let (first, second) = (try oauth().begin(), try oauth().begin())
        #expect(first.state != second.state && first.codeVerifier != second.codeVerifier)
        #expect(first.codeVerifier.count == 43)
    }

    @Test("A callback of another login, a refusal, and one without a code are errors")
    func callback() throws {
        let oauth = try oauth()
        let login = oauth.begin(state: "s", codeVerifier: "v")
        func code(_ query: String) throws -> String {
            try oauth.code(from: #require(URL(string: "app://callback?" + query)), for: login)
        }
        #expect(try code("code=a%2Bb&state=s") == "a+b")
        #expect(throws: OAuthError.stateMismatch) { try code("code=c&state=other") }
        #expect(throws: OAuthError.stateMismatch) { try code("code=c") }
        #expect(throws: OAuthError.missingCode) { try code("state=s") }
        #expect(throws: OAuthError.refused(code: "access_denied", description: "no")) {
            try code("state=s&error=access_denied&error_description=no")
        }
    }

    @Test("The code becomes a token, which is refreshed")
    func exchange() async throws {
        let server = try LoopbackServer { request in
            request.text.contains("refresh_token")
                ? .json(#"{"access_token": "t2", "expires_in": "60"}"#)
                : .json(#"{"access_token": "t1", "token_type": "Bearer", "expires_in": 3600, "refresh_token": "r1"}"#)
        }
        defer { server.stop() }
        let oauth = try oauth(tokenURL: server.baseURL.absoluteString + "/token")
        let login = oauth.begin(state: "s", codeVerifier: "v")
        let client = APIClient(transport: URLSessionTransport())
        let callback = try #require(URL(string: "app://callback?code=c%20d&state=s"))
        let token = try await oauth.exchange(callback, for: login, by: client)
        #expect(token == OAuthToken(accessToken: "t1", refreshToken: "r1", expiresIn: 3600))
        #expect(
            server.requests.first?.text == "grant_type=authorization_code&code=c%20d"
                + "&redirect_uri=app%3A%2F%2Fcallback&client_id=app&code_verifier=v"
        )
        let next = try await oauth.refresh("r1", by: client)
        #expect(next == OAuthToken(accessToken: "t2", refreshToken: "r1", expiresIn: 60))
        #expect(!"\(token)".contains("t1"))
    }
}
