import Foundation
import Testing

@testable import ApigenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Server-sent events", .timeLimit(.minutes(5)))
struct EventTests {
    private let endpoint = Endpoint<[ServerSentEvent]>(
        .get,
        "/events",
        of: TestAPI.self,
        name: "events",
        decoding: .events
    )

    private static let type = ["Content-Type": "text/event-stream; charset=utf-8"]

    private static func send(_ text: String) -> LoopbackReply.Step { .send(Data(text.utf8)) }

    @Test("The parser reads fields, comments, all line ends and a byte order mark, wherever chunks are cut")
    func parser() {
        let text =
            "\u{FEFF}: comment\n\ndata: a\r\ndata:b\rdata\n\nevent: x\nid: 1\ndata:  two\n\n"
            + "id: 2\n\nretry: 250\nretry: x\ndata: c\n\nid: a\0b\ndata: d\n\ndata: unfinished"
        let expected = [
            ServerSentEvent(data: "a\nb\n"), ServerSentEvent(event: "x", data: " two", id: "1"),
            ServerSentEvent(data: "c", id: "2"), ServerSentEvent(data: "d", id: "2"),
        ]
        let bytes = Data(text.utf8)
        for size in [1, 2, 3, 7, bytes.count] {
            var parser = ServerSentEventParser()
            var events: [ServerSentEvent] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                events += parser.parse(bytes[start..<min(start + size, bytes.count)])
            }
            events += parser.finish()
            #expect(events == expected)
            #expect(parser.retryMilliseconds == 250)
            #expect(parser.lastEventID == "2")
        }
    }

    @Test("Events arrive as they are sent")
    func incremental() async throws {
        let server = try LoopbackServer { _ in
            .chunked(Self.type, [Self.send("data: one\n\nda"), .waitForGate, Self.send("ta: two\n\n")])
        }
        defer { server.stop() }
        var iterator = APIClient(server).events(endpoint, reconnects: false).makeAsyncIterator()
        #expect(try await iterator.next()?.data == "one")
        server.gate.open()
        #expect(try await iterator.next()?.data == "two")
        #expect(try await iterator.next() == nil)
        #expect(server.requests.first?.headers["accept"] == "text/event-stream")
    }

    @Test("A connection that ends is made again, after the server's wait and from the last event on")
    func reconnects() async throws {
        let count = Locked(0)
        let server = try LoopbackServer { _ in
            let number = count.withLock { count in
                count += 1
                return count
            }
            switch number {
            case 1: return .chunked(Self.type, [Self.send("retry: 1500\nid: 7\ndata: one\n\ndata: lost")])
            case 2: return .chunked(Self.type, [Self.send("data: two\n\n"), .close])
            case 3: return .chunked(Self.type, [Self.send("data: three\n\n")])
            default: return LoopbackReply(204)
            }
        }
        defer { server.stop() }
        let clock = RecordingClock()
        let client = APIClient(server) { configuration in
            configuration.clock = clock
            configuration.retry = RetryPolicy()
        }
        var data: [String] = []
        for try await event in client.events(endpoint) { data.append(event.data) }
        #expect(data == ["one", "two", "three"])
        #expect(server.requests.map { $0.headers["last-event-id"] } == [nil, "7", "7", "7"])
        #expect(clock.waits == [1.5, 1.5, 1.5])
    }

    @Test("Connections that keep failing come to an end with the last error")
    func failing() async throws {
        let clock = RecordingClock()
        var configuration = APIClient.Configuration()
        configuration.clock = clock
        let mock = MockTransport(["TestAPI.events": .failure(URLError(.cannotConnectToHost))])
        let client = APIClient(configuration, transport: mock)
        let error = await #expect(throws: APIError.self) { for try await _ in client.events(endpoint) {} }
        #expect((error?.underlying as? URLError)?.code == .cannotConnectToHost)
        #expect(mock.requests.count == 3)
        #expect(clock.waits == [3, 3])
    }

    @Test("A bad status and another content type are errors, with no second connection")
    func refused() async throws {
        let mock = MockTransport()
        mock.answer("TestAPI.events", with: .json(#"{"id": 1, "name": "no"}"#, status: 403), .json("{}"))
        let client = APIClient(transport: mock)
        var endpoint = endpoint
        endpoint.errorBody(403, User.self)
        let error = await #expect(throws: APIError.self) { for try await _ in client.events(endpoint) {} }
        #expect(error?.body(as: User.self)?.name == "no")
        let other = await #expect(throws: APIError.self) { for try await _ in client.events(endpoint) {} }
        #expect(other?.description.contains("expected text/event-stream, found application/json") == true)
        #expect(mock.requests.count == 2)
    }

    @Test("Cancelling the reading task cancels the request")
    func cancellation() async throws {
        let server = try LoopbackServer { _ in .chunked(Self.type, [Self.send("data: one\n\n"), .waitForGate]) }
        defer { server.stop() }
        let client = APIClient(server)
        let received = Gate()
        let task = Task { for try await _ in client.events(endpoint) { received.open() } }
        #expect(await received.wait())
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(await server.wait { $0.clientDisconnections == 1 })
    }

    @Test("A stream is cancelled by its identifier, while it waits and between two events")
    func cancelByID() async throws {
        let server = try LoopbackServer { _ in
            .chunked(Self.type, [Self.send("data: one\n\n"), .waitForGate])
        }
        defer { server.stop() }
        let client = APIClient(server)
        let options = RequestOptions(id: "chat")
        let received = Gate()
        let task = Task { for try await _ in client.events(endpoint, options: options) { received.open() } }
        #expect(await received.wait())
        client.cancel(id: "chat")
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(await server.wait { $0.clientDisconnections == 1 })

        await #expect(throws: CancellationError.self) {
            for try await _ in client.events(endpoint, options: options) { client.cancel(id: "chat") }
        }
        #expect(await server.wait { $0.clientDisconnections == 2 })
        #expect(client.calls.isEmpty)
    }

    @Test("Leaving the loop cancels the request")
    func leaving() async throws {
        let server = try LoopbackServer { _ in .chunked(Self.type, [Self.send("data: one\n\n"), .waitForGate]) }
        defer { server.stop() }
        for try await _ in APIClient(server).events(endpoint) { break }
        #expect(await server.wait { $0.clientDisconnections == 1 })
    }

    @Test("An event without an end is cut at the limit")
    func endlessEvent() async throws {
        let chunk = Data(repeating: 65, count: 1 << 16)
        let server = try LoopbackServer { _ in
            .chunked(Self.type, [Self.send("data: "), .sendRepeatedly(chunk, count: 10_000)])
        }
        defer { server.stop() }
        let client = APIClient(server) { $0.maximumResponseBytes = 1 << 20 }
        let error = await #expect(throws: APIError.self) { for try await _ in client.events(endpoint) {} }
        #expect(error?.kind == .bodyTooLarge(limit: 1 << 20))
    }

    @Test("The data of events can be read as JSON, one by one and all at once")
    func json() async throws {
        let text = "data: {\"id\": 1,\ndata: \"name\": \"A\"}\n\ndata: [DONE]\n\n"
        let headers: HTTPHeaders = ["Content-Type": "text/event-stream"]
        let mock = MockTransport(["TestAPI.users": .json(text, headers: headers)])
        let client = APIClient(transport: mock)
        let endpoint = Endpoint<[User]>(.get, "/users", of: TestAPI.self, name: "users", decoding: .events)
        var users: [User] = []
        let error = await #expect(throws: APIError.self) {
            for try await user in client.events(endpoint) { users.append(user) }
        }
        #expect(users == [User(id: 1, name: "A")])
        #expect(error?.kind == .decoding)
        await #expect(throws: APIError.self) { try await client.send(endpoint) }
    }
}
