import Foundation
import Testing

@testable import ApigenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Retry", .timeLimit(.minutes(5)))
struct RetryTests {
    private let clock = RecordingClock()

    private func client(_ transport: some Transport, _ change: (inout RetryPolicy) -> Void = { _ in }) -> APIClient {
        var configuration = APIClient.Configuration()
        configuration.clock = clock
        configuration.retry.jitter = 0
        change(&configuration.retry)
        return APIClient(configuration, transport: transport)
    }

    @Test("GET with 503 is repeated, with waits that double", arguments: [408, 429, 500, 502, 503, 504])
    func repeated(status: Int) async throws {
        let mock = MockTransport()
        mock.answer("TestAPI.users", with: .status(status), .status(status), .json("[]"))
        #expect(try await client(mock).send(TestAPI.users()).isEmpty)
        #expect(mock.requests.count == 3)
        #expect(clock.waits == [0.5, 1])
    }

    @Test("After the last attempt its error is reported")
    func exhausted() async {
        let mock = MockTransport()
        mock.answer("TestAPI.users", with: .status(500), .status(502), .status(503), .json("[]"))
        let error = await #expect(throws: APIError.self) { try await client(mock).send(TestAPI.users()) }
        #expect(error?.status == 503)
        #expect(mock.requests.count == 3)
    }

    @Test("POST with 503 is not repeated, unless it says that it may be")
    func notIdempotent() async throws {
        let mock = MockTransport(["TestAPI.createUser": .status(503)])
        var endpoint = TestAPI.createUser(User(id: 1, name: "Ada"))
        await #expect(throws: APIError.self) { try await client(mock).send(endpoint) }
        #expect(mock.requests.count == 1)

        endpoint.isIdempotent = true
        await #expect(throws: APIError.self) { try await client(mock).send(endpoint) }
        #expect(mock.requests.count == 4)

        let keyed = RequestOptions(headers: ["Idempotency-Key": "1"])
        let other = TestAPI.createUser(User(id: 1, name: "Ada"))
        await #expect(throws: APIError.self) { try await client(mock).send(other, options: keyed) }
        #expect(mock.requests.count == 7)
    }

    @Test("Other statuses are not repeated", arguments: [400, 404, 501])
    func final(status: Int) async {
        let mock = MockTransport(["TestAPI.users": .status(status)])
        await #expect(throws: APIError.self) { try await client(mock).send(TestAPI.users()) }
        #expect(mock.requests.count == 1)
    }

    @Test("Passing errors of the transport are repeated, lasting ones are not")
    func transportErrors() async throws {
        let mock = MockTransport()
        mock.answer("TestAPI.users", with: .failure(URLError(.networkConnectionLost)), .json("[]"))
        #expect(try await client(mock).send(TestAPI.users()).isEmpty)
        mock.answer("TestAPI.users", with: .failure(URLError(.unsupportedURL)), .json("[]"))
        await #expect(throws: APIError.self) { try await client(mock).send(TestAPI.users()) }
    }

    @Test(
        "Retry-After is obeyed in both forms, within bounds",
        arguments: [
            (429, "7", 7), (503, "7", 7), (503, "Tue, 14 Nov 2023 22:13:50 GMT", 30),
            (503, "Tuesday, 14-Nov-23 22:13:50 GMT", 30), (503, "Tue Nov 14 22:13:50 2023", 30),
            (503, "Tue, 14 Nov 2023 22:00:00 GMT", 0), (429, "99999999999999999999999", 120),
            (503, "Fri, 31 Dec 9999 23:59:59 GMT", 120), (503, "-5", 0.5), (503, "soon", 0.5), (503, "", 0.5),
            (503, "1e9", 0.5), (500, "7", 0.5),
        ]
    )
    func retryAfter(status: Int, value: String, expected: TimeInterval) async throws {
        let mock = MockTransport()
        mock.answer("TestAPI.users", with: .status(status, headers: ["Retry-After": value]), .json("[]"))
        _ = try await client(mock).send(TestAPI.users())
        #expect(clock.waits == [expected])
    }

    @Test("Waits grow up to a limit, and chance shortens them")
    func bounds() async {
        let mock = MockTransport(["TestAPI.users": .status(500)])
        let client = client(mock) {
            $0.maximumAttempts = 9
            $0.jitter = 0.5
            $0.random = { 1 }
        }
        await #expect(throws: APIError.self) { try await client.send(TestAPI.users()) }
        #expect(clock.waits == [0.25, 0.5, 1, 2, 4, 8, 15, 15])
    }

    @Test("Cancelling ends the wait at once")
    func cancelledWait() async throws {
        let mock = MockTransport(["TestAPI.users": .status(503, headers: ["Retry-After": "100"])])
        let client = APIClient(transport: mock)
        let task = Task { try await client.send(TestAPI.users()) }
        #expect(await eventually { !mock.requests.isEmpty })
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(mock.requests.count == 1)
    }

    @Test("A call can have a policy of its own")
    func ownPolicy() async {
        let mock = MockTransport(["TestAPI.users": .status(503)])
        let options = RequestOptions(retry: .never)
        await #expect(throws: APIError.self) { try await client(mock).send(TestAPI.users(), options: options) }
        #expect(mock.requests.count == 1)
    }

    @Test("GET with 503 is repeated over a real connection, and a closed connection too")
    func realConnection() async throws {
        let count = Locked(0)
        let server = try LoopbackServer { _ in
            let number = count.withLock { count in
                count += 1
                return count
            }
            switch number {
            case 1: return LoopbackReply(503, ["Connection": "close", "Retry-After": "3"])
            // Without a word, on a fresh connection: libcurl itself repeats what fails on one that was used before.
            case 2: return LoopbackReply(steps: [.close])
            default: return .json("[]")
            }
        }
        defer { server.stop() }
        let client = APIClient(server) { configuration in
            configuration.clock = clock
            configuration.retry = RetryPolicy()
            configuration.retry.jitter = 0
        }
        #expect(try await client.send(TestAPI.users()).isEmpty)
        #expect(clock.waits == [3, 1])
    }
}
