import Foundation
import Testing

@testable import ApigenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("URLSession transport", .timeLimit(.minutes(5)))
struct URLSessionTransportTests {
    private let transport = URLSessionTransport()

    @Test("A request arrives as it was built, and the answer as it was sent")
    func roundTrip() async throws {
        let server = try LoopbackServer { .json(#"{"got": "\#($0.text)"}"#, status: 201, headers: ["X-A": "b"]) }
        defer { server.stop() }
        let request = HTTPRequest(
            method: .post,
            url: server.baseURL.appendingPathComponent("a"),
            headers: ["X-Trace": "1"],
            body: .data(Data("hello".utf8))
        )
        let response = try await transport.send(request)
        #expect(response.status == 201)
        #expect(response.headers["x-a"] == "b")
        #expect(response.body == Data(#"{"got": "hello"}"#.utf8))
        #expect(server.requests.first?.headers["x-trace"] == "1")
        #expect(server.requests.first?.method == "POST")
    }

    @Test("Cancelling the task cancels the request and throws CancellationError")
    func cancellation() async throws {
        let server = try LoopbackServer { _ in LoopbackReply.text("late").afterGate() }
        defer { server.stop() }
        let request = HTTPRequest(url: server.baseURL)
        let task = Task { try await transport.send(request) }
        #expect(await server.wait { $0.requests.count == 1 })
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(await server.wait { $0.clientDisconnections == 1 })
    }

    @Test("A task that is cancelled already sends nothing")
    func cancelledBefore() async throws {
        let server = try LoopbackServer { _ in .text("") }
        defer { server.stop() }
        let request = HTTPRequest(url: server.baseURL)
        let gate = Gate()
        let task = Task {
            _ = await gate.wait()
            return try await transport.send(request)
        }
        task.cancel()
        gate.open()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(server.requests.isEmpty)
    }

    @Test("A download is byte-exact and reports its progress", arguments: [100, 1_000_000, 8_000_000])
    func download(size: Int) async throws {
        // Blocks that differ, so that a chunk that is lost, doubled or moved is seen.
        var body = Data()
        while body.count < size { body += Data("block \(body.count) ".utf8) + Data(repeating: 65, count: 1000) }
        body = body.prefix(size)
        let content = body
        let server = try LoopbackServer { _ in LoopbackReply(200, [:], body: content) }
        defer { server.stop() }
        let reports = Locked<[TransferProgress]>([])
        let response = try await transport.download(HTTPRequest(url: server.baseURL)) { report in
            reports.withLock { $0.append(report) }
        }
        let file = try #require(response.file)
        #expect(try Data(contentsOf: file.url) == content)
        let all = reports.withLock { $0 }
        #expect(all.last == TransferProgress(completedBytes: Int64(size), totalBytes: Int64(size)))
        #expect(all.map(\.completedBytes) == all.map(\.completedBytes).sorted())
    }

    @Test("An upload reports its progress and arrives whole")
    func upload() async throws {
        let server = try LoopbackServer { .text("\($0.body.count)") }
        defer { server.stop() }
        let body = Data(repeating: 7, count: 3_000_000)
        let reports = Locked<[TransferProgress]>([])
        let request = HTTPRequest(method: .post, url: server.baseURL, body: .data(body))
        let response = try await transport.upload(request) { report in reports.withLock { $0.append(report) } }
        #expect(response.body == Data("3000000".utf8))
        #expect(reports.withLock { $0.last?.completedBytes } == 3_000_000)
    }

    @Test("A file is uploaded from disk")
    func uploadFile() async throws {
        let server = try LoopbackServer { .text("\($0.body.count)") }
        defer { server.stop() }
        let url = FileReference.temporaryURL()
        try Data(repeating: 1, count: 2_000_000).write(to: url)
        let file = FileReference(url, isTemporary: true)
        let request = HTTPRequest(method: .put, url: server.baseURL, body: .file(file))
        #expect(try await transport.send(request).body == Data("2000000".utf8))
    }

    @Test("A stream gives each chunk when it arrives")
    func stream() async throws {
        let server = try LoopbackServer { _ in
            .chunked([:], [.send(Data("one".utf8)), .waitForGate, .send(Data("two".utf8))])
        }
        defer { server.stop() }
        let response = try await transport.stream(HTTPRequest(url: server.baseURL))
        #expect(response.head.status == 200)
        var iterator = response.body.makeAsyncIterator()
        #expect(try await iterator.next() == Data("one".utf8))
        server.gate.open()
        #expect(try await iterator.next() == Data("two".utf8))
        #expect(try await iterator.next() == nil)
    }

    @Test("Letting go of a stream cancels its request")
    func abandonedStream() async throws {
        let server = try LoopbackServer { _ in .chunked([:], [.send(Data("one".utf8)), .waitForGate]) }
        defer { server.stop() }
        var response: HTTPStreamingResponse? = try await transport.stream(HTTPRequest(url: server.baseURL))
        #expect(response != nil)
        response = nil
        #expect(await server.wait { $0.clientDisconnections == 1 })
    }

    @Test("A reader that does not keep up costs bounded memory")
    func slowReader() async throws {
        let chunk = Data(repeating: 65, count: 1 << 16)
        let server = try LoopbackServer { _ in
            .chunked([:], [.sendRepeatedly(chunk, count: 320), .waitForGate])
        }
        defer { server.stop() }
        var request = HTTPRequest(url: server.baseURL)
        request.maximumResponseBytes = 4 << 20
        let response = try await transport.stream(request)
        #if canImport(FoundationNetworking)
            // A task can't be suspended here: the stream fails at the limit.
            #expect(await server.wait { $0.clientDisconnections == 1 })
            var total = 0
            await #expect(throws: BodyTooLarge(limit: 4 << 20)) {
                for try await data in response.body { total += data.count }
            }
            #expect(total < 5 << 20)
        #else
            server.gate.open()
            var total = 0
            for try await data in response.body { total += data.count }
            #expect(total == 320 << 16)
        #endif
    }

    @Test("A redirect is followed; credentials go only to the same server")
    func redirect() async throws {
        let other = try LoopbackServer { .text($0.headers["authorization"] ?? "none") }
        defer { other.stop() }
        let address = other.baseURL.absoluteString
        let server = try LoopbackServer { request in
            switch request.path {
            case "/other": LoopbackReply(302, ["Location": address + "/x"])
            case "/same": LoopbackReply(302, ["Location": "/end"])
            default: .text(request.headers["authorization"] ?? "none")
            }
        }
        defer { server.stop() }
        func body(_ path: String) async throws -> String {
            let url = server.baseURL.appendingPathComponent(path)
            let request = HTTPRequest(url: url, headers: ["Authorization": "Bearer secret"])
            return String(decoding: try await transport.send(request).body, as: UTF8.self)
        }
        #expect(try await body("other") == "none")
        #expect(try await body("same") == "Bearer secret")
    }

    @Test(
        "A redirect keeps or drops method and body as its status says",
        arguments: [(307, "POST body"), (303, "GET ")]
    )
    func redirectWithBody(status: Int, expected: String) async throws {
        let server = try LoopbackServer { request in
            request.path == "/end"
                ? .text("\(request.method) \(request.text)") : LoopbackReply(status, ["Location": "/end"])
        }
        defer { server.stop() }
        let request = HTTPRequest(method: .post, url: server.baseURL, body: .data(Data("body".utf8)))
        let answer = String(decoding: try await transport.send(request).body, as: UTF8.self)
        #expect(answer == expected)
    }

    @Test("A compressed body is given decompressed, also where its length is announced")
    func compressed() async throws {
        let gzip = Data([
            0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x03, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00, 0x86,
            0xA6, 0x10, 0x36, 0x05, 0x00, 0x00, 0x00,
        ])
        let server = try LoopbackServer { _ in LoopbackReply(200, ["Content-Encoding": "gzip"], body: gzip) }
        defer { server.stop() }
        #expect(try await transport.send(HTTPRequest(url: server.baseURL)).body == Data("hello".utf8))
        let download = try await transport.download(HTTPRequest(url: server.baseURL)) { _ in }
        let file = try #require(download.file)
        #expect(try Data(contentsOf: file.url) == Data("hello".utf8))
    }

    @Test("A HEAD request has the length of a body that does not come")
    func head() async throws {
        let server = try LoopbackServer { _ in LoopbackReply(200, body: Data(count: 1000)) }
        defer { server.stop() }
        let response = try await transport.send(HTTPRequest(method: .head, url: server.baseURL))
        #expect(response.status == 200)
        #expect(response.headers["Content-Length"] == "1000")
        #expect(response.body.isEmpty)
    }

    @Test("Many requests at once each get their own answer")
    func parallel() async throws {
        let server = try LoopbackServer { .text($0.path) }
        defer { server.stop() }
        let bodies = try await withThrowingTaskGroup(of: (String, String).self) { group in
            for number in 0..<100 {
                let request = HTTPRequest(url: server.baseURL.appendingPathComponent("\(number)"))
                group.addTask {
                    let body = try await transport.send(request).body
                    return ("/\(number)", String(decoding: body, as: UTF8.self))
                }
            }
            return try await group.reduce(into: [(String, String)]()) { $0.append($1) }
        }
        #expect(bodies.count == 100)
        #expect(bodies.allSatisfy { $0.0 == $0.1 })
    }

    @Test("A redirect loop ends")
    func redirectLoop() async throws {
        let server = try LoopbackServer { _ in LoopbackReply(302, ["Location": "/again"]) }
        defer { server.stop() }
        let error = await #expect(throws: URLError.self) {
            try await transport.send(HTTPRequest(url: server.baseURL))
        }
        #expect(error?.code == .httpTooManyRedirects)
    }

    @Test("A request without an answer times out")
    func timeout() async throws {
        let server = try LoopbackServer { _ in LoopbackReply.text("").afterGate() }
        defer { server.stop() }
        let error = await #expect(throws: URLError.self) {
            try await transport.send(HTTPRequest(url: server.baseURL, timeout: 1))
        }
        #expect(error?.code == .timedOut)
    }

    @Test("A body over the limit is refused, whether or not its length is announced", arguments: [true, false])
    func bodyLimit(isAnnounced: Bool) async throws {
        let body = Data(repeating: 1, count: 100_000)
        let server = try LoopbackServer { _ in
            isAnnounced ? LoopbackReply(200, [:], body: body) : .chunked([:], [.send(body)])
        }
        defer { server.stop() }
        var request = HTTPRequest(url: server.baseURL)
        request.maximumResponseBytes = 50_000
        await #expect(throws: BodyTooLarge(limit: 50_000)) { try await transport.send(request) }
    }
}
