import Foundation
import Testing

@testable import ApigenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Offline queue", .timeLimit(.minutes(5)))
struct OfflineQueueTests {
    /// A network that a test switches.
    private final class Switch: Reachability {
        private let continuations = Locked<[AsyncStream<Bool>.Continuation]>([])

        func changes() -> AsyncStream<Bool> {
            AsyncStream { continuation in
                continuation.yield(false)
                continuations.withLock { $0.append(continuation) }
            }
        }

        func set(_ isReachable: Bool) {
            for continuation in continuations.withLock({ $0 }) { continuation.yield(isReachable) }
        }
    }

    private let folder = FileReference(FileReference.temporaryURL(), isTemporary: true)
    private let network = Switch()
    private let mock = MockTransport()

    private var file: URL { folder.url.appendingPathComponent("queue.json") }

    private func client() -> APIClient {
        var configuration = APIClient.Configuration()
        configuration.retry = .never
        configuration.authenticator = BearerAuthenticator("hunter2")
        return APIClient(configuration, transport: mock)
    }

    private func endpoint(_ name: String) -> Endpoint<User> {
        var endpoint = TestAPI.createUser(User(id: 1, name: name))
        endpoint.isQueuedOffline = true
        return endpoint
    }

    private func queued(_ queue: OfflineQueue, _ name: String) async {
        let error = await #expect(throws: APIError.self) { try await queue.send(endpoint(name)) }
        #expect(error?.kind == .queuedOffline)
    }

    private func bodies() -> [String] {
        mock.requests.map { request in
            guard case .data(let data)? = request.body else { return "" }
            return String(decoding: data, as: UTF8.self)
        }
    }

    @Test("Requests without a network are kept on disk, and sent in order once there is one")
    func order() async throws {
        mock.answer(
            "TestAPI.createUser",
            with: .failure(URLError(.notConnectedToInternet)),
            .value(User(id: 1, name: "x"))
        )
        let first = try OfflineQueue(client: client(), file: file, reachability: network)
        await queued(first, "A")
        await queued(first, "B")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(!text.contains("hunter2"))

        // Another launch of the app.
        let results = Locked<[Int?]>([])
        let second = try OfflineQueue(client: client(), file: file, reachability: network) { _, result in
            let status = try? result.get().status
            results.withLock { $0.append(status) }
        }
        #expect(await second.waiting.count == 2)
        await second.start()
        network.set(true)
        #expect(await comesTrue { await second.waiting.isEmpty })
        #expect(bodies() == ["A", "A", "B"].map { #"{"id":1,"name":"\#($0)"}"# })
        #expect(mock.requests.allSatisfy { $0.headers["Authorization"] == "Bearer hunter2" })
        #expect(mock.requests.allSatisfy { $0.headers["Content-Type"] == "application/json" })
        let keys = mock.requests.map { $0.headers["Idempotency-Key"] }
        #expect(keys[0] != nil && keys[0] == keys[1] && keys[1] != keys[2])
        #expect(results.withLock { $0 } == [200, 200])
        let third = try OfflineQueue(client: client(), file: file, reachability: network)
        #expect(await third.waiting.isEmpty)
    }

    @Test("What is refused later leaves the queue and is reported; what finds no network stays")
    func refused() async throws {
        mock.answer(
            "TestAPI.createUser",
            with: .failure(URLError(.notConnectedToInternet)),
            .status(422),
            .failure(URLError(.notConnectedToInternet)),
            .value(User(id: 1, name: "x"))
        )
        let failures = Locked(0)
        let queue = try OfflineQueue(client: client(), file: file, reachability: network) { _, result in
            if case .failure = result { failures.withLock { $0 += 1 } }
        }
        await queued(queue, "A")
        await queued(queue, "B")
        await queue.flush()
        #expect(await queue.waiting.count == 1)
        #expect(failures.withLock { $0 } == 1)
        await queue.flush()
        #expect(await queue.waiting.isEmpty)
    }

    @Test("With a network, and without leave to wait, nothing is kept")
    func notKept() async throws {
        mock.answer("TestAPI.createUser", with: .value(User(id: 1, name: "x")))
        let queue = try OfflineQueue(client: client(), file: file, reachability: network)
        #expect(try await queue.send(endpoint("A")).name == "x")
        mock.answer("TestAPI.user", with: .failure(URLError(.notConnectedToInternet)))
        let error = await #expect(throws: APIError.self) { try await queue.send(TestAPI.user(1)) }
        #expect(error?.kind == .transport)
        #expect(await queue.waiting.isEmpty)
    }

    @Test("A file that is no queue is an error")
    func badFile() throws {
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try Data("[{}]".utf8).write(to: file)
        #expect(throws: JSONError.self) { try OfflineQueue(client: client(), file: file, reachability: network) }
    }
}
