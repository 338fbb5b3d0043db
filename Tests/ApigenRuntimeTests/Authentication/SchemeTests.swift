import Foundation
import Testing

@testable import ApigenRuntime

@Suite("Authentication schemes")
struct SchemeTests {
    private func request(_ scheme: AuthenticationScheme?, _ authenticator: some Authenticator) async throws
        -> HTTPRequest
    {
        var configuration = APIClient.Configuration()
        configuration.authenticator = authenticator
        let mock = MockTransport(["TestAPI.text": .status(200)])
        var endpoint = TestAPI.text("/a")
        endpoint.addQuery("q", 1)
        endpoint.authentication = scheme
        try await APIClient(configuration, transport: mock).send(endpoint)
        return try #require(mock.requests.first)
    }

    @Test("Basic credentials are encoded as RFC 7617 says")
    func basic() async throws {
        let request = try await request(.basic, BasicAuthenticator(user: "Aladdin", password: "open sesame"))
        #expect(request.headers["Authorization"] == "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==")
    }

    @Test("A key goes where the endpoint says")
    func apiKey() async throws {
        let authenticator = APIKeyAuthenticator("k y", in: .apiKeyHeader("X-Default"))
        #expect(try await request(.apiKeyHeader("X-Key"), authenticator).headers["X-Key"] == "k y")
        #expect(try await request(.apiKeyQuery("key"), authenticator).url.query == "q=1&key=k%20y")
        #expect(try await request(nil, authenticator).headers["X-Default"] == "k y")
    }

    @Test("A group asks the member that serves the scheme, and no other")
    func group() async throws {
        let group = AuthenticatorGroup(BearerAuthenticator("token"), BasicAuthenticator(user: "a", password: "b"))
        #expect(try await request(.basic, group).headers["Authorization"] == "Basic YTpi")
        #expect(try await request(.bearer, group).headers["Authorization"] == "Bearer token")
        #expect(try await request(.apiKeyHeader("X-Key"), group).headers["X-Key"] == nil)
    }
}
