import Foundation
import Testing

@testable import ApigenRuntime

@Suite("Bearer authentication", .timeLimit(.minutes(5)))
struct BearerTests {
    private struct RefreshFailed: Error {}

    /// A server that accepts one token.
    private func server(accepting token: String) throws -> LoopbackServer {
        try LoopbackServer { request in
            request.headers["authorization"] == "Bearer \(token)"
                ? .json(#"{"id": 1, "name": "Ada"}"#) : LoopbackReply(401)
        }
    }

    private func client(_ server: LoopbackServer, _ authenticator: some Authenticator) -> APIClient {
        APIClient(server) { $0.authenticator = authenticator }
    }

    @Test("Five parallel 401s with a rotating token make one refresh")
    func singleFlight() async throws {
        // The first five are refused together, so that each sees its 401.
        let arrived = Locked(0)
        let server = try LoopbackServer { request in
            guard request.headers["authorization"] == "Bearer old" else { return .json(#"{"id": 1, "name": "Ada"}"#) }
            arrived.withLock { $0 += 1 }
            return LoopbackReply(401).afterGate()
        }
        defer { server.stop() }
        let refreshes = Locked<[String?]>([])
        let authenticator = BearerAuthenticator(token: "old") { old in
            refreshes.withLock { $0.append(old) }
            try await Task.sleep(nanoseconds: 50_000_000)
            return "new"
        }
        let client = client(server, authenticator)
        let tasks = (1...5).map { id in Task { try await client.send(TestAPI.user(id)).name } }
        #expect(await server.wait { _ in arrived.withLock { $0 } == 5 })
        server.gate.open()
        for task in tasks { #expect(try await task.value == "Ada") }
        #expect(refreshes.withLock { $0 } == ["old"])
        #expect(server.requests.count == 10)
        #expect(authenticator.token == "new")
    }

    @Test("A failing refresh fails all that wait, once")
    func failingRefresh() async throws {
        let arrived = Locked(0)
        let server = try LoopbackServer { _ in
            let isLate = arrived.withLock { arrived in
                arrived += 1
                return arrived > 3
            }
            // Two answers come only after the refresh has failed.
            return isLate ? LoopbackReply(401).afterGate() : LoopbackReply(401)
        }
        defer { server.stop() }
        let refreshes = Locked(0)
        let authenticator = BearerAuthenticator(token: "old") { _ in
            refreshes.withLock { $0 += 1 }
            while arrived.withLock({ $0 }) < 5 { try await Task.sleep(nanoseconds: 1_000_000) }
            throw RefreshFailed()
        }
        let client = client(server, authenticator)
        let errors = Locked<[APIError]>([])
        let tasks = (1...5).map { id in
            Task {
                let error = await #expect(throws: APIError.self) { try await client.send(TestAPI.user(id)) }
                if let error { errors.withLock { $0.append(error) } }
            }
        }
        #expect(await server.wait { _ in errors.withLock { $0.count } == 3 })
        server.gate.open()
        for task in tasks { await task.value }
        #expect(refreshes.withLock { $0 } == 1)
        #expect(errors.withLock { $0.allSatisfy { $0.kind == .authentication && $0.underlying is RefreshFailed } })

        // A request that is sent afterwards may try again.
        await #expect(throws: APIError.self) { try await client.send(TestAPI.user(1)) }
        #expect(refreshes.withLock { $0 } == 2)
    }

    @Test("One cancelled waiter does not cancel the refresh of the others")
    func cancelledWaiter() async throws {
        let server = try server(accepting: "new")
        defer { server.stop() }
        let started = Gate()
        let gate = Gate()
        let authenticator = BearerAuthenticator(token: "old") { _ in
            started.open()
            _ = await gate.wait()
            try Task.checkCancellation()
            return "new"
        }
        let client = client(server, authenticator)
        let first = Task { try await client.send(TestAPI.user(1)).name }
        #expect(await started.wait())
        let second = Task { try await client.send(TestAPI.user(2)).name }
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        gate.open()
        #expect(try await second.value == "Ada")
    }

    @Test("A late 401 for the old token only sends the request again")
    func lateRefusal() async throws {
        let server = try LoopbackServer { request in
            guard request.headers["authorization"] == "Bearer old" else { return .json(#"{"id": 1, "name": "Ada"}"#) }
            return request.path == "/users/1" ? LoopbackReply(401).afterGate() : LoopbackReply(401)
        }
        defer { server.stop() }
        let refreshes = Locked(0)
        let authenticator = BearerAuthenticator(token: "old") { _ in
            refreshes.withLock { $0 += 1 }
            return "new"
        }
        let client = client(server, authenticator)
        let late = Task { try await client.send(TestAPI.user(1)).name }
        #expect(await server.wait { $0.requests.count == 1 })
        #expect(try await client.send(TestAPI.user(2)).name == "Ada")
        server.gate.open()
        #expect(try await late.value == "Ada")
        #expect(refreshes.withLock { $0 } == 1)
    }

    @Test("A second 401 surfaces, and the hop costs no attempt")
    func secondRefusal() async throws {
        let server = try server(accepting: "none")
        defer { server.stop() }
        let client = client(server, BearerAuthenticator(token: "old") { _ in "new" })
        let error = await #expect(throws: APIError.self) { try await client.send(TestAPI.user(1)) }
        #expect(error?.status == 401)
        #expect(server.requests.map { $0.headers["authorization"] } == ["Bearer old", "Bearer new"])
    }

    @Test("Without a token the first request waits for one")
    func firstToken() async throws {
        let server = try server(accepting: "fresh")
        defer { server.stop() }
        let client = client(server, BearerAuthenticator(refresh: { old in old ?? "fresh" }))
        #expect(try await client.send(TestAPI.user(1)).name == "Ada")
        #expect(server.requests.count == 1)
    }

    @Test("A provider is asked before each request, and again after a 401")
    func provider() async throws {
        let server = try server(accepting: "t2")
        defer { server.stop() }
        let count = Locked(0)
        let provider = BearerAuthenticator {
            count.withLock { count in
                count = min(2, count + 1)
                return "t\(count)"
            }
        }
        #expect(try await client(server, provider).send(TestAPI.user(1)).name == "Ada")
        #expect(server.requests.map { $0.headers["authorization"] } == ["Bearer t1", "Bearer t2"])
    }

    @Test("A header that the caller sets, and an endpoint that wants no credentials, are left alone")
    func leftAlone() async throws {
        let server = try LoopbackServer { .text($0.headers["authorization"] ?? "none") }
        defer { server.stop() }
        let client = client(server, BearerAuthenticator("token"))
        #expect(try await client.send(TestAPI.text("/a")) == "Bearer token")
        let options = RequestOptions(headers: ["authorization": "Digest x"])
        #expect(try await client.send(TestAPI.text("/a"), options: options) == "Digest x")
        var open = TestAPI.text("/a")
        open.authentication = .anonymous
        #expect(try await client.send(open) == "none")
    }
}
