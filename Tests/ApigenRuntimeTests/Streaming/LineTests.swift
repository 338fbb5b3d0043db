import Foundation
import Testing

@testable import ApigenRuntime

@Suite("Lines", .timeLimit(.minutes(5)))
struct LineTests {
    private let endpoint = Endpoint<[User]>(.get, "/lines", of: TestAPI.self, name: "lines", decoding: .lines)

    private static func send(_ text: String) -> LoopbackReply.Step { .send(Data(text.utf8)) }

    @Test("Lines are cut at all three ends, wherever chunks are cut")
    func splitter() {
        let bytes = Data("a\nb\r\nc\rd\n\ne\r\n".utf8)
        for size in 1...bytes.count {
            var splitter = LineSplitter()
            var lines: [Data] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                lines += splitter.split(bytes[start..<min(start + size, bytes.count)])
            }
            lines += splitter.finish()
            #expect(lines.map { String(decoding: $0, as: UTF8.self) } == ["a", "b", "c", "d", "", "e"])
        }
    }

    @Test("Values arrive as their lines do, the last one without an end")
    func incremental() async throws {
        let server = try LoopbackServer { _ in
            let first = #"{"id": 1, "name": "A"}"# + "\n" + #"{"id": 2,"#
            return .chunked([:], [Self.send(first), .waitForGate, Self.send(#" "name": "B"}"#)])
        }
        defer { server.stop() }
        var iterator = APIClient(server).lines(endpoint).makeAsyncIterator()
        #expect(try await iterator.next()?.name == "A")
        server.gate.open()
        #expect(try await iterator.next()?.name == "B")
        #expect(try await iterator.next() == nil)
    }

    @Test("A line that does not fit tells its number")
    func fault() async throws {
        let server = try LoopbackServer { _ in .text("{\"id\": 1, \"name\": \"A\"}\n\n{\"id\": 2, \"name\": 3}\n") }
        defer { server.stop() }
        var names: [String] = []
        let error = await #expect(throws: APIError.self) {
            for try await user in APIClient(server).lines(endpoint) { names.append(user.name) }
        }
        #expect(names == ["A"])
        #expect(error?.description.contains("name: expected string, found number 3 (line 3, column") == true)
    }

    @Test("A connection that breaks gives what was whole, and then the error")
    func broken() async throws {
        let server = try LoopbackServer { _ in
            .chunked([:], [Self.send("{\"id\": 1, \"name\": \"A\"}\n{\"id\""), .close])
        }
        defer { server.stop() }
        var names: [String] = []
        let error = await #expect(throws: APIError.self) {
            for try await user in APIClient(server).lines(endpoint) { names.append(user.name) }
        }
        #expect(names == ["A"])
        #expect(error?.kind == .transport)
    }
}
