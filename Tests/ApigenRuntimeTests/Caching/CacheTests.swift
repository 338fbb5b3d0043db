import Foundation
import Testing

@testable import ApigenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Cache", .timeLimit(.minutes(5)))
struct CacheTests {
    private let clock = RecordingClock()
    private let mock = MockTransport()
    private let cache = ResponseCache()

    private func client(_ change: (inout APIClient.Configuration) -> Void = { _ in }) -> APIClient {
        var configuration = APIClient.Configuration()
        configuration.clock = clock
        configuration.cache = cache
        configuration.retry = .never
        change(&configuration)
        return APIClient(configuration, transport: mock)
    }

    private func answer(_ headers: HTTPHeaders, _ name: String = "A", status: Int = 200) -> MockAnswer {
        .json(#"[{"id": 1, "name": "\#(name)"}]"#, status: status, headers: headers)
    }

    private func name(_ client: APIClient, _ mode: CacheMode? = nil) async throws -> String? {
        try await client.send(TestAPI.users(), options: RequestOptions(cache: mode)).first?.name
    }

    @Test("A fresh answer is not asked for again, a stale one is")
    func freshness() async throws {
        mock.answer("TestAPI.users", with: answer(["Cache-Control": "max-age=60"]), answer([:], "B"))
        let client = client()
        #expect(try await name(client) == "A")
        clock.advance(59)
        let cached = try await client.response(for: TestAPI.users())
        #expect(cached.http.origin == .cache)
        #expect(mock.requests.count == 1)
        clock.advance(2)
        #expect(try await name(client) == "B")
    }

    @Test("A stale answer with an ETag is checked, and used again after 304")
    func revalidation() async throws {
        mock.answer(
            "TestAPI.users",
            with: answer(["ETag": "\"1\"", "Cache-Control": "max-age=10"]),
            .status(304, headers: ["Cache-Control": "max-age=100"]),
            answer([:], "B")
        )
        let client = client()
        #expect(try await name(client) == "A")
        clock.advance(11)
        let response = try await client.response(for: TestAPI.users())
        #expect(response.value.first?.name == "A")
        #expect(response.status == 200)
        #expect(response.http.origin == .revalidated)
        #expect(mock.requests.last?.headers["If-None-Match"] == "\"1\"")
        clock.advance(99)
        #expect(try await name(client) == "A")
        #expect(mock.requests.count == 2)
    }

    @Test("Expires, Age, no-store, no-cache and Vary are obeyed")
    func directives() async throws {
        func asked(_ headers: HTTPHeaders, after seconds: TimeInterval = 1, second: HTTPHeaders = [:]) async throws
            -> Bool
        {
            cache.removeAll()
            mock.answer("TestAPI.users", with: answer(headers))
            let before = mock.requests.count
            let client = client()
            try await client.send(TestAPI.users())
            clock.advance(seconds)
            try await client.send(TestAPI.users(), options: RequestOptions(headers: second))
            return mock.requests.count == before + 2
        }
        let date = "Tue, 14 Nov 2023 22:13:20 GMT"
        #expect(try await asked(["Date": date, "Expires": "Tue, 14 Nov 2023 22:14:20 GMT"], after: 50) == false)
        #expect(try await asked(["Date": date, "Expires": "0"]))
        #expect(try await asked(["Cache-Control": "max-age=60", "Age": "59"], after: 2))
        #expect(try await asked(["Cache-Control": "max-age=60, no-store"]))
        #expect(try await asked(["Cache-Control": "max-age=60, no-cache", "ETag": "1"]))
        #expect(try await asked(["Cache-Control": "max-age=60", "Vary": "X-A"], second: ["X-A": "2"]))
        #expect(try await asked(["Cache-Control": "max-age=60", "Vary": "X-A"], second: ["X-B": "2"]) == false)
        #expect(try await asked(["Cache-Control": "max-age=60", "Vary": "*"]))
        #expect(try await asked(["Cache-Control": "max-age=nonsense"]))
        #expect(try await asked([:]))
    }

    @Test("A stale answer is given at once and renewed in the background")
    func staleWhileRevalidate() async throws {
        let headers: HTTPHeaders = ["Cache-Control": "max-age=1, stale-while-revalidate=60"]
        mock.answer("TestAPI.users", with: answer(headers), answer(headers, "B"))
        let client = client()
        #expect(try await name(client) == "A")
        clock.advance(10)
        let stale = try await client.response(for: TestAPI.users())
        #expect(stale.value.first?.name == "A")
        #expect(stale.http.origin == .staleCache)
        let isRenewed = try await comesTrue { try await name(client, .preferCache) == "B" }
        #expect(isRenewed)
        #expect(mock.requests.count == 2)
        clock.advance(100)
        #expect(try await name(client) == "B")
        #expect(mock.requests.count == 3)
    }

    @Test("A stale answer stands in for an error where the server allows it")
    func staleIfError() async throws {
        let allowed = answer(["Cache-Control": "max-age=1, stale-if-error=60"])
        mock.answer("TestAPI.users", with: allowed, .status(503), .failure(URLError(.timedOut)))
        let client = client()
        #expect(try await name(client) == "A")
        clock.advance(10)
        #expect(try await name(client) == "A")
        #expect(try await name(client) == "A")
        clock.advance(100)
        await #expect(throws: APIError.self) { try await name(client) }
    }

    @Test("The modes of a call decide how the cache is used")
    func modes() async throws {
        let fresh: HTTPHeaders = ["Cache-Control": "max-age=60"]
        mock.answer("TestAPI.users", with: answer(fresh), answer(fresh, "B"), answer(fresh, "C"), answer(fresh, "D"))
        let client = client()
        #expect(try await name(client) == "A")
        #expect(try await name(client, .ignore) == "B")
        #expect(try await name(client) == "A")
        #expect(try await name(client, .reload) == "C")
        #expect(try await name(client) == "C")
        clock.advance(1000)
        #expect(try await name(client, .preferCache) == "C")
        #expect(try await name(client, .staleWhileRevalidate) == "C")
    }

    @Test("What one user was answered is not given to another")
    func identities() async throws {
        mock.answer("TestAPI.users", with: answer(["Cache-Control": "max-age=60"]), answer([:], "B"))
        let bearer = BearerAuthenticator(token: "one") { _ in "x" }
        let client = client { $0.authenticator = bearer }
        #expect(try await name(client) == "A")
        bearer.token = "two"
        #expect(try await name(client) == "B")
    }

    @Test("A change forgets what was stored of its address")
    func invalidation() async throws {
        mock.answer("TestAPI.user", with: .json(#"{"id":1,"name":"A"}"#, headers: ["Cache-Control": "max-age=60"]))
        mock.answer("TestAPI.deleteUser", with: .status(204))
        let client = client()
        try await client.send(TestAPI.user(1))
        try await client.send(TestAPI.deleteUser(1))
        try await client.send(TestAPI.user(1))
        #expect(mock.requests(to: "TestAPI.user").count == 2)
    }

    @Test("The cache stays within its bytes and drops what was not used for longest")
    func eviction() async throws {
        let small = ResponseCache(maximumBytes: 60)
        mock.answer("TestAPI.user", with: .json(#"{"id":1,"name":"A"}"#, headers: ["Cache-Control": "max-age=60"]))
        let client = client { $0.cache = small }
        for id in [1, 2, 3, 1, 4, 1] {
            try await client.send(TestAPI.user(id))
            #expect(small.bytes <= 60)
        }
        #expect(mock.requests.map(\.url.path) == ["/users/1", "/users/2", "/users/3", "/users/4"])
        try await client.send(TestAPI.user(2))
        #expect(mock.requests.count == 5)
    }
}
