import ApigenKit
import Foundation
import Testing

@testable import apigen

@Suite struct HTTPExchangeTests {
    /// The answer of a server, or why there is none.
    private func answer(
        _ method: String = "get",
        path: String = "/x",
        from server: LoopbackServer,
        timeout: Double = 30,
        limit: Int = 1000
    ) async throws(HTTPFailure) -> HTTPAnswer {
        let text = """
            { "baseURL": "\(server.baseURL)", "headers": { "X-Api-Key": "abc", "User-Agent": "test" },
              "paths": { "\(path)": { "\(method)": { "response": null } } } }
            """
        var diagnostics = Diagnostics()
        guard let spec = Spec.read(SourceFile(path: "a.api.json", text: text), into: &diagnostics) else {
            throw .unusableAddress
        }
        let plan = CallPlan(
            for: spec,
            values: ParameterValues(),
            methods: .all,
            files: DiskFileSystem(),
            into: &diagnostics
        )
        guard let call = plan.calls.first else { throw .unusableAddress }
        return try await HTTPExchange.answer(to: CallRequest(call, of: spec), timeout: timeout, limit: limit)
    }

    @Test func anAnswerIsReadWhole() async throws {
        let parts = (0..<5).map { LoopbackReply.Step.send(Data("part \($0)\n".utf8)) }
        let server = try LoopbackServer { _ in .chunked(["X-Two": "b"], parts) }
        defer { server.stop() }
        let answer = try await answer(from: server)
        #expect(answer.status == 200)
        #expect(answer.headers["x-two"] == "b")
        #expect(String(decoding: answer.body, as: UTF8.self) == "part 0\npart 1\npart 2\npart 3\npart 4\n")
        #expect(server.requests.first?.headers["x-api-key"] == "abc")
    }

    @Test func anAnswerThatIsTooLargeIsNotRead() async throws {
        let server = try LoopbackServer { _ in LoopbackReply(body: Data(count: 100_000)) }
        defer { server.stop() }
        await #expect(throws: HTTPFailure.tooLarge(limit: 1000)) { try await answer(from: server) }
    }

    @Test func anAnswerWithoutEndIsNotRead() async throws {
        let server = try LoopbackServer { _ in
            .chunked([:], [.sendRepeatedly(Data(count: 5000), count: 2000), .waitForGate])
        }
        defer { server.stop() }
        await #expect(throws: HTTPFailure.tooLarge(limit: 1000)) { try await answer(from: server) }
    }

    @Test func anAnswerThatTricklesIsGivenUp() async throws {
        let trickle = (0..<40_000).flatMap { _ in
            [LoopbackReply.Step.send(Data("a".utf8)), LoopbackReply.Step.pause(0.05)]
        }
        let server = try LoopbackServer { _ in .chunked([:], trickle) }
        defer { server.stop() }
        await #expect(throws: HTTPFailure.timedOut(seconds: 1)) {
            try await answer(from: server, timeout: 1, limit: 100_000)
        }
    }

    @Test func redirectsEnd() async throws {
        let server = try LoopbackServer { LoopbackReply(302, ["Location": $0.path + "x"]) }
        defer { server.stop() }
        await #expect(throws: HTTPFailure.tooManyRedirects) { try await answer(from: server) }
        #expect(server.requests.count == 6)
    }

    @Test func redirectsWithinAServerKeepWhatWasSent() async throws {
        let server = try LoopbackServer { $0.path == "/x" ? LoopbackReply(301, ["Location": "/y"]) : .text("here") }
        defer { server.stop() }
        #expect(try await answer(from: server).body == Array("here".utf8))
        #expect(server.requests.map { $0.headers["x-api-key"] } == ["abc", "abc"])
    }

    @Test(arguments: ["post", "put", "patch", "delete"])
    func whatChangesSomethingIsNotRedirected(method: String) async throws {
        let server = try LoopbackServer { _ in LoopbackReply(307, ["Location": "/elsewhere"]) }
        defer { server.stop() }
        #expect(try await answer(method, from: server).status == 307)
        #expect(server.requests.count == 1)
    }

    @Test func cookiesAreNeitherKeptNorSent() async throws {
        let server = try LoopbackServer { _ in LoopbackReply(200, ["Set-Cookie": "sid=1; Path=/"]) }
        defer { server.stop() }
        for _ in 0..<2 { _ = try await answer(from: server) }
        #expect(server.requests.count == 2)
        #expect(server.requests.allSatisfy { $0.headers["cookie"] == nil })
    }

    @Test func aConnectionThatBreaksIsAFailure() async throws {
        let half = Data("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf".utf8)
        let server = try LoopbackServer { _ in LoopbackReply(steps: [.send(half), .close]) }
        defer { server.stop() }
        await #expect(throws: HTTPFailure.self) { try await answer(from: server) }
    }
}

@Suite struct ByteCountTests {
    @Test(arguments: [
        (0, "0 B"), (999, "999 B"), (1000, "1 kB"), (5123, "5.1 kB"), (999_949, "999.9 kB"), (999_951, "1 MB"),
        (64_000_000, "64 MB"), (5_000_000_000_000, "5000 GB"),
    ])
    func bytesAreReadable(count: Int, text: String) {
        #expect("\(ByteCount(count))" == text)
    }
}
