import Foundation
import Testing

@testable import ApigenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Hostile servers", .timeLimit(.minutes(5)))
struct HostileServerTests {
    /// What a server sends before it closes the connection, and the code of the error that it leads to.
    struct Fault: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let bytes: Data
        var codes: Set<URLError.Code> = [.badServerResponse, .cannotParseResponse]

        init(_ description: String, _ text: String, isLost: Bool = false) {
            testDescription = description
            bytes = Data(text.utf8)
            if isLost { codes = [.networkConnectionLost] }
        }
    }

    static let faults = [
        Fault("nothing at all", "", isLost: true),
        Fault("half a body", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf", isLost: true),
        Fault("half a chunk", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhel", isLost: true),
        Fault("no HTTP", "hello world, this is no HTTP\r\n\r\n"),
        Fault("a negative length", "HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nok"),
        Fault("a length of a chunk that is no number", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nok"),
        Fault("a status of 000", "HTTP/1.1 000 OK\r\nContent-Length: 2\r\n\r\nok"),
        Fault("a body that is not compressed as it says", "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\nnope"),
        Fault("a header of 10 MB", "HTTP/1.1 200 OK\r\nX: " + String(repeating: "a", count: 10_000_000) + "\r\n\r\n"),
    ]

    // Where a connection ends inside the head, FoundationNetworking of Swift 6.3 ends the process ("Transfer
    // completed, but there's no response"): nothing that stands on URLSession can help that, so it is not here.
    @Test("A fault ends in the right error, and the client goes on working", arguments: faults)
    func fault(_ fault: Fault) async throws {
        let server = try LoopbackServer { request in
            request.path == "/good"
                ? .text("good") : LoopbackReply(steps: fault.bytes.isEmpty ? [.close] : [.send(fault.bytes), .close])
        }
        defer { server.stop() }
        let client = APIClient(server)
        let error = await #expect(throws: APIError.self) { try await client.send(TestAPI.data("/bad")) }
        #expect(error?.kind == .transport)
        let code = try #require((error?.underlying as? URLError)?.code)
        #expect(fault.codes.contains(code))
        #expect(try await client.send(TestAPI.text("/good")) == "good")
    }

    @Test("Invalid UTF-8 in JSON is a decoding error")
    func invalidText() async throws {
        let server = try LoopbackServer { _ in
            LoopbackReply(200, [:], body: Data(#"[{"id":1,"name":""#.utf8) + Data([0xFF]) + Data("\"}]".utf8))
        }
        defer { server.stop() }
        let error = await #expect(throws: APIError.self) { try await APIClient(server).send(TestAPI.users()) }
        #expect(error?.kind == .decoding)
    }

    @Test("A body without an end is cut at the limit")
    func endlessBody() async throws {
        let chunk = Data(repeating: 65, count: 1 << 16)
        let server = try LoopbackServer { _ in .chunked([:], [.sendRepeatedly(chunk, count: 100_000)]) }
        defer { server.stop() }
        let client = APIClient(server) { $0.maximumResponseBytes = 1 << 20 }
        let error = await #expect(throws: APIError.self) { try await client.send(TestAPI.data("/")) }
        #expect(error?.kind == .bodyTooLarge(limit: 1 << 20))
        // Nothing is expected of the connection: FoundationNetworking gets round to closing it only once the bytes
        // come more slowly than it reads them. They are dropped until then.
    }

    @Test("JSON that nests without an end is a decoding error")
    func deepJSON() async throws {
        let mock = MockTransport(["TestAPI.json": .json(String(repeating: "[", count: 1_000_000))])
        let endpoint = Endpoint<JSONValue>(.get, "/", of: TestAPI.self, name: "json")
        let error = await #expect(throws: APIError.self) { try await APIClient(transport: mock).send(endpoint) }
        #expect(error?.kind == .decoding)
    }

    @Test("A redirect loop is an error of the transport")
    func redirectLoop() async throws {
        let server = try LoopbackServer { _ in LoopbackReply(302, ["Location": "/again"]) }
        defer { server.stop() }
        let error = await #expect(throws: APIError.self) { try await APIClient(server).send(TestAPI.data("/")) }
        #expect((error?.underlying as? URLError)?.code == .httpTooManyRedirects)
        #expect(server.requests.count <= 11)
    }

    @Test("A server that isn't there is an error of the transport")
    func refused() async throws {
        // Nobody listens on the discard port of a test machine.
        var configuration = APIClient.Configuration()
        configuration.retry = .never
        let error = await #expect(throws: APIError.self) {
            try await APIClient(configuration).send(TestAPI.data("/"))
        }
        #expect((error?.underlying as? URLError)?.code == .cannotConnectToHost)
    }
}
