import Foundation
import Testing

@testable import ApigenRuntime

@Suite("Concurrency", .timeLimit(.minutes(5)))
struct ConcurrencyTests {
    @Test("200 parallel requests go through a limit of 4")
    func limit() async throws {
        let server = try LoopbackServer { .json(#"{"id": 1, "name": "\#($0.path)"}"#) }
        defer { server.stop() }
        let client = APIClient(server) { $0.maximumConcurrentRequests = 4 }
        let names = try await withThrowingTaskGroup(of: String.self) { group in
            for id in 1...200 { group.addTask { try await client.send(TestAPI.user(id)).name } }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(names.count == 200)
        #expect(server.requests.count == 200)
        #expect(server.mostConcurrentRequests <= 4)
    }

    @Test("The more important go first, the others in order, and who is cancelled while queued leaves")
    func priority() async throws {
        let server = try LoopbackServer { request in
            let reply = LoopbackReply.json(#"{"id": 1, "name": ""}"#)
            return request.path == "/users/0" ? reply.afterGate() : reply
        }
        defer { server.stop() }
        let client = APIClient(server) { $0.maximumConcurrentRequests = 1 }
        let limiter = try #require(client.limiter)
        var tasks: [Task<User, any Error>] = []
        func start(_ id: Int, _ priority: RequestPriority) async {
            let count = limiter.waitingCount
            tasks.append(Task { try await client.send(TestAPI.user(id), options: RequestOptions(priority: priority)) })
            if id > 0 { #expect(await server.wait { _ in limiter.waitingCount == count + 1 }) }
        }
        await start(0, .normal)
        #expect(await server.wait { $0.requests.count == 1 })
        await start(1, .low)
        await start(2, .normal)
        await start(3, .normal)
        await start(4, .high)
        await start(5, .high)
        tasks[3].cancel()
        await #expect(throws: CancellationError.self) { try await tasks[3].value }
        server.gate.open()
        for (index, task) in tasks.enumerated() where index != 3 { _ = try await task.value }
        #expect(server.requests.map(\.path) == [0, 4, 5, 2, 1].map { "/users/\($0)" })
    }

    @Test("Equal requests in flight share one answer, if the client wants that")
    func sharing() async throws {
        let server = try LoopbackServer { _ in LoopbackReply.json("[]").afterGate() }
        defer { server.stop() }
        let client = APIClient(server) { $0.sharesEqualRequests = true }
        let tasks = (1...5).map { _ in Task { try await client.send(TestAPI.users()) } }
        let other = Task {
            try await client.send(TestAPI.users(), options: RequestOptions(headers: ["Authorization": "Bearer other"]))
        }
        #expect(await server.wait { $0.requests.count == 2 })
        tasks[0].cancel()
        await #expect(throws: CancellationError.self) { try await tasks[0].value }
        server.gate.open()
        for task in tasks.dropFirst() { #expect(try await task.value.isEmpty) }
        #expect(try await other.value.isEmpty)
        #expect(server.requests.count == 2)
        _ = try await client.send(TestAPI.users())
        #expect(server.requests.count == 3)
    }

    @Test("A shared request ends when nobody waits for it any more")
    func abandonedSharing() async throws {
        let server = try LoopbackServer { _ in LoopbackReply.json("[]").afterGate() }
        defer { server.stop() }
        let client = APIClient(server) { $0.sharesEqualRequests = true }
        let task = Task { try await client.send(TestAPI.users()) }
        #expect(await server.wait { $0.requests.count == 1 })
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(await server.wait { $0.clientDisconnections == 1 })
    }

    @Test("Metrics tell of each call what it took", arguments: [200, 404])
    func metrics(status: Int) async throws {
        let all = Locked<[RequestMetrics]>([])
        var configuration = APIClient.Configuration()
        configuration.clock = RecordingClock()
        configuration.onMetrics = { metrics in all.withLock { $0.append(metrics) } }
        let mock = MockTransport()
        mock.answer("TestAPI.users", with: .status(503), .json("[]", status: status))
        var endpoint = TestAPI.users()
        endpoint.addQuery("token", "secret")
        _ = try? await APIClient(configuration, transport: mock).send(endpoint, options: RequestOptions(id: "x"))
        let metrics = try #require(all.withLock { $0.first })
        #expect(metrics.endpoint == "TestAPI.users")
        #expect(metrics.id == "x")
        #expect(metrics.attempts == 2)
        #expect(metrics.status == status)
        #expect(metrics.outcome == (status == 200 ? .success : .failure(.status)))
        #expect(metrics.receivedBytes == 2)
        #expect(!metrics.address.contains("secret"))
    }
}
