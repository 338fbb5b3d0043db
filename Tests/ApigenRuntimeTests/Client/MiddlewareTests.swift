import Foundation
import Testing

@testable import ApigenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Middleware")
struct MiddlewareTests {
    /// A middleware made of a closure.
    private struct Closure: Middleware {
        let body: @Sendable (HTTPRequest, RequestContext, Next) async throws -> HTTPResponse

        func intercept(_ request: HTTPRequest, context: RequestContext, next: Next) async throws -> HTTPResponse {
            try await body(request, context, next)
        }
    }

    private func client(_ transport: some Transport, _ middleware: any Middleware...) -> APIClient {
        var configuration = APIClient.Configuration()
        configuration.clock = RecordingClock()
        configuration.middleware = middleware
        configuration.authenticator = BearerAuthenticator("token")
        return APIClient(configuration, transport: transport)
    }

    @Test("The first is outermost, and sees credentials, attempts and answers of any status")
    func order() async throws {
        let log = Locked<[String]>([])
        func tracer(_ name: String) -> Closure {
            Closure { request, context, next in
                let token = request.headers["Authorization"] ?? "none"
                log.withLock { $0.append("\(name)> \(context.endpoint) \(context.attempt) \(token)") }
                var request = request
                request.headers.add("X-Trace", name)
                let response = try await next(request)
                log.withLock { $0.append("\(name)< \(response.status)") }
                return response
            }
        }
        let mock = MockTransport()
        mock.answer("TestAPI.users", with: .status(503), .json("[]"))
        _ = try await client(mock, tracer("a"), tracer("b")).send(TestAPI.users())
        #expect(
            log.withLock { $0 } == [
                "a> TestAPI.users 1 Bearer token", "b> TestAPI.users 1 Bearer token", "b< 503", "a< 503",
                "a> TestAPI.users 2 Bearer token", "b> TestAPI.users 2 Bearer token", "b< 200", "a< 200",
            ]
        )
        #expect(mock.requests.first?.headers.values(for: "X-Trace") == ["a", "b"])
    }

    @Test("It may call next again, or answer by itself")
    func substitutes() async throws {
        let mock = MockTransport()
        mock.answer("TestAPI.users", with: .status(418), .json("[]"))
        let again = Closure { request, _, next in
            let response = try await next(request)
            return response.status == 418 ? try await next(request) : response
        }
        #expect(try await client(mock, again).send(TestAPI.users()).isEmpty)
        let own = Closure { _, _, _ in HTTPResponse(body: Data(#"[{"id": 1, "name": "own"}]"#.utf8)) }
        #expect(try await client(MockTransport(), own).send(TestAPI.users()).first?.name == "own")
    }

    @Test("What it throws becomes an APIError that holds it")
    func failure() async {
        struct Refused: Error {}
        let refusing = Closure { _, _, _ in throw Refused() }
        let error = await #expect(throws: APIError.self) {
            try await client(MockTransport(), refusing).send(TestAPI.users())
        }
        #expect(error?.underlying is Refused)
    }
}
