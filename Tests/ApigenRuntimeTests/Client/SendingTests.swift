import Foundation
import Testing

@testable import ApigenRuntime

@Suite("Sending endpoints", .timeLimit(.minutes(5)))
struct SendingTests {
    @Test("A call gives the value in one hop")
    func value() async throws {
        let server = try LoopbackServer { _ in .json(#"{"id": 1, "name": "Ada"}"#, headers: ["X-Page": "2"]) }
        defer { server.stop() }
        let client = APIClient(server)
        #expect(try await client.send(TestAPI.user(1)).name == "Ada")
        #expect(server.requests.first?.target == "/users/1")
        let response = try await client.response(for: TestAPI.user(1))
        #expect(response.status == 200)
        #expect(response.headers["x-page"] == "2")
        #expect(response.value == User(id: 1, name: "Ada"))
    }

    @Test("The query arrives as it was meant")
    func query() async throws {
        let server = try LoopbackServer { _ in LoopbackReply(204) }
        defer { server.stop() }
        var endpoint = TestAPI.deleteUser(1)
        endpoint.addQuery("q", "a+b & c=d")
        endpoint.addQuery("u", "ä")
        endpoint.addQuery("e", "")
        endpoint.setPath("id", 7)
        try await APIClient(server).send(endpoint)
        #expect(server.requests.first?.target == "/users/7?q=a%2Bb%20%26%20c%3Dd&u=%C3%A4&e=")
    }

    @Test("A body is sent as JSON, and another status than the accepted one is an error")
    func body() async throws {
        let server = try LoopbackServer { .json($0.text, status: $0.text.contains("Ada") ? 201 : 200) }
        defer { server.stop() }
        let client = APIClient(server)
        var endpoint = TestAPI.createUser(User(id: 1, name: "Ada"))
        endpoint.acceptedStatuses = .only(201)
        #expect(try await client.send(endpoint) == User(id: 1, name: "Ada"))
        #expect(server.requests.first?.headers["content-type"] == "application/json")
        endpoint.body = .json(User(id: 2, name: "Bob"))
        let error = await #expect(throws: APIError.self) { try await client.send(endpoint) }
        #expect(error?.status == 200)
        #expect(error?.kind == .status)
    }

    @Test("Empty and null bodies succeed where nothing is needed", arguments: [204, 200])
    func emptyBodies(status: Int) async throws {
        let server = try LoopbackServer { request in
            request.path == "/null" ? .json("null") : LoopbackReply(status)
        }
        defer { server.stop() }
        let client = APIClient(server)
        try await client.send(TestAPI.deleteUser(1))
        for path in ["/empty", "/null"] {
            try await client.send(Endpoint<Void>(.get, path, of: TestAPI.self, name: "void"))
            let optional = Endpoint<User?>(.get, path, of: TestAPI.self, name: "optional")
            #expect(try await client.send(optional) == nil)
            let needed = Endpoint<User>(.get, path, of: TestAPI.self, name: "needed")
            let error = await #expect(throws: APIError.self) { try await client.send(needed) }
            #expect(error?.kind == .decoding)
        }
    }

    @Test("Answers are read as text, data, lines, events, or from inside an envelope")
    func decodings() async throws {
        let server = try LoopbackServer { request in
            switch request.path {
            case "/envelope": .json(#"{"meta": {"x": [1]}, "data": {"items": [{"id": 1, "name": "Ada"}]}}"#)
            case "/lines": .text("{\"id\":1,\"name\":\"A\"}\r\n\n{\"id\":2,\"name\":\"B\"}")
            case "/events": .text("data: a\n\nevent: x\ndata: b\ndata: c\n\n")
            default: .text("grüß")
            }
        }
        defer { server.stop() }
        let client = APIClient(server)
        #expect(try await client.send(TestAPI.text("/text")) == "grüß")
        #expect(try await client.send(TestAPI.data("/text")) == Data("grüß".utf8))
        let items = Endpoint<[User]>(
            .get,
            "/envelope",
            of: TestAPI.self,
            name: "items",
            decoding: .json(at: "/data/items")
        )
        #expect(try await client.send(items) == [User(id: 1, name: "Ada")])
        let lines = Endpoint<[User]>(.get, "/lines", of: TestAPI.self, name: "lines", decoding: .lines)
        #expect(try await client.send(lines).map(\.name) == ["A", "B"])
        let events = Endpoint<[ServerSentEvent]>(.get, "/events", of: TestAPI.self, name: "events", decoding: .events)
        #expect(try await client.send(events) == [.init(data: "a"), .init(event: "x", data: "b\nc")])
        #expect(try await client.send(items.map { $0.count }) == 1)
    }

    @Test("A file endpoint gives a file")
    func file() async throws {
        let server = try LoopbackServer { _ in .text("content") }
        defer { server.stop() }
        let endpoint = Endpoint<URL>(.get, "/f", of: TestAPI.self, name: "file", decoding: .file)
        let url = try await APIClient(server).send(endpoint)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(try String(contentsOf: url, encoding: .utf8) == "content")
    }

    @Test("The completion form gives the same outcome, and its task cancels")
    func completion() async throws {
        let server = try LoopbackServer { request in
            let reply = LoopbackReply.json(#"{"id": 1, "name": "Ada"}"#)
            return request.path == "/users/1" ? reply : reply.afterGate()
        }
        defer { server.stop() }
        let client = APIClient(server)
        let user = try await withCheckedThrowingContinuation { continuation in
            client.send(TestAPI.user(1)) { continuation.resume(with: $0) }
        }
        #expect(user.name == "Ada")
        let ended = Locked<[any Error]>([])
        let task = client.send(TestAPI.user(2)) { result in
            if case .failure(let error) = result { ended.withLock { $0.append(error) } }
        }
        #expect(await server.wait { $0.requests.count == 2 })
        task.cancel()
        await task.value
        #expect(ended.withLock { $0.count == 1 && $0[0] is CancellationError })
    }

    @Test("A call whose task is cancelled before it, or while it is in flight, throws CancellationError")
    func cancellation() async throws {
        let server = try LoopbackServer { _ in LoopbackReply.json("[]").afterGate() }
        defer { server.stop() }
        let client = APIClient(server)
        let gate = Gate()
        let before = Task {
            _ = await gate.wait()
            return try await client.send(TestAPI.users())
        }
        before.cancel()
        gate.open()
        await #expect(throws: CancellationError.self) { try await before.value }
        #expect(server.requests.isEmpty)
        let during = Task { try await client.send(TestAPI.users()) }
        #expect(await server.wait { $0.requests.count == 1 })
        during.cancel()
        await #expect(throws: CancellationError.self) { try await during.value }
        #expect(await server.wait { $0.clientDisconnections == 1 })
    }

    @Test("A call is cancelled by its identifier, and others go on")
    func cancelByID() async throws {
        let server = try LoopbackServer { request in
            LoopbackReply.json(#"{"id": 1, "name": "\#(request.path)"}"#).afterGate()
        }
        defer { server.stop() }
        let client = APIClient(server)
        let first = Task { try await client.send(TestAPI.user(1), options: RequestOptions(id: "search")) }
        let second = Task { try await client.send(TestAPI.user(2), options: RequestOptions(id: "other")) }
        #expect(await server.wait { $0.requests.count == 2 })
        client.cancel(id: "search")
        await #expect(throws: CancellationError.self) { try await first.value }
        server.gate.open()
        #expect(try await second.value.name == "/users/2")
    }

    @Test("Options of a call change headers and timeout, and leave the endpoint as it is")
    func options() async throws {
        let mock = MockTransport(["TestAPI.user": .json(#"{"id": 1, "name": "Ada"}"#)])
        let client = APIClient(transport: mock)
        let options = RequestOptions(timeout: 5, headers: ["X-Trace": "abc", "accept": "text/plain"])
        try await client.send(TestAPI.user(1), options: options)
        let request = try #require(mock.requests.first)
        #expect(request.timeout == 5)
        #expect(request.headers["X-Trace"] == "abc")
        #expect(request.headers["Accept"] == "text/plain")
    }
}
