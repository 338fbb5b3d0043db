import Foundation
import Testing

@testable import ApigenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("URLSession transport", .timeLimit(.minutes(1)))
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
        let body = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ ($0 >> 8)) })
        let server = try LoopbackServer { _ in LoopbackReply(200, [:], body: body) }
        defer { server.stop() }
        let reports = Locked<[TransferProgress]>([])
        let response = try await transport.download(HTTPRequest(url: server.baseURL)) { report in
            reports.withLock { $0.append(report) }
        }
        let file = try #require(response.file)
        #expect(try Data(contentsOf: file.url) == body)
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
