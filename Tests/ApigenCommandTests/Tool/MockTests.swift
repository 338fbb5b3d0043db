import ApigenJSON
import ApigenServer
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// `apigen mock` as people run it: a process, and requests over sockets.
@Suite(.timeLimit(.minutes(5))) struct MockTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try HotelProject.make(adding: [
            "Specs/hotels.api.json": """
            {
              "baseURL": "https://api.example.com",
              "paths": {
                "/hotels": {
                  "get": { "response": "samples/hotels.json" },
                  "post": { "body": "samples/hotel.json", "response": "samples/hotel.json" }
                }
              }
            }
            """,
            "Specs/samples/hotel.json": #"{ "id": 4, "name": "Alpenblick", "stars": 3 }"#,
        ])
    }

    /// The address in the line that tells it.
    private func address(_ line: String?) throws -> URL {
        let text = try #require(line?.components(separatedBy: "Serving Hotels at ").last)
        let url = try #require(URL(string: text))
        #expect(url.host == "127.0.0.1")
        return url
    }

    private func call(_ url: URL, _ method: String = "GET", _ body: String? = nil) async throws -> (Int, String) {
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.httpBody = body.map { Data($0.utf8) }
        let (data, response) = try await URLSession.shared.data(for: request)
        return (try #require(response as? HTTPURLResponse).statusCode, String(decoding: data, as: UTF8.self))
    }

    @Test func samplesAreServedAndRequestsTold() async throws {
        let tool = try RunningTool("mock", "--port", "0", in: folder)
        let base = try address(try await tool.lines(1).first)
        let all = try await call(base.appendingPathComponent("hotels"))
        #expect(all == (200, HotelProject.sample))
        let created = try await call(base.appendingPathComponent("hotels"), "POST", #"{"name": "New"}"#)
        #expect(created.0 == 201)
        #expect(try JSONValue(json: created.1) == ["id": 4, "name": "New", "stars": 3])
        #expect(try await call(base.appendingPathComponent("Specs/hotels.api.json")).0 == 404)
        let lines = try await tool.lines(4)
        #expect(lines[1].hasPrefix("200 GET /hotels ("))
        #expect(lines[2].hasPrefix("201 POST /hotels ("))
        #expect(lines[3].hasPrefix("404 GET /Specs/hotels.api.json ("))
        #expect(await tool.end(SIGTERM) == 0)
    }

    @Test func machinesGetALineForEachEvent() async throws {
        let tool = try RunningTool("mock", "--port", "0", "--json", "--fail", "100%", "--latency", "20ms", in: folder)
        let start = try JSONValue(json: try #require(try await tool.lines(1).first))
        #expect(start["event"] == "listening")
        #expect(start["routes"] == ["GET /hotels", "POST /hotels"])
        let base = try #require(start["address"]?.stringValue.flatMap { URL(string: $0) })
        #expect(start["port"]?.intValue == base.port)
        let status = try await call(base.appendingPathComponent("hotels")).0
        #expect((500...504).contains(status))
        let request = try JSONValue(json: try await tool.lines(2)[1])
        #expect(request["event"] == "request")
        #expect(request["target"] == "/hotels")
        #expect(request["status"]?.intValue == status)
        #expect(try #require(request["milliseconds"]?.intValue) >= 19)
        #expect(await tool.end(SIGINT) == 0)
        let end = try JSONValue(json: try #require(try tool.lines.last))
        #expect(end == ["status": 0, "diagnostics": []])
    }

    @Test func quietTellsTheAddressAlone() async throws {
        let tool = try RunningTool("mock", "--port", "0", "--quiet", in: folder)
        let base = try address(try await tool.lines(1).first)
        _ = try await call(base.appendingPathComponent("hotels"))
        #expect(await tool.end() == 0)
        #expect(try tool.lines.count == 1)
    }

    @Test func eachSpecHasAServerOfItsOwn() async throws {
        try folder.write(HotelProject.spec(named: "Others"), to: "Specs/others.api.json")
        let tool = try RunningTool("mock", "--port", "0", in: folder)
        let lines = try await tool.lines(2)
        #expect(lines[0].hasPrefix("Serving Hotels at http://127.0.0.1:"))
        #expect(lines[1].hasPrefix("Serving Others at http://127.0.0.1:"))
        #expect(lines[0].split(separator: ":").last != lines[1].split(separator: ":").last)
        #expect(await tool.end() == 0)
    }

    /// The request is on its way when the signal comes: the server has read its head and said so.
    @Test(arguments: [SIGINT, SIGTERM])
    func anAnswerInTheMakingEnds(signal: Int32) async throws {
        let tool = try RunningTool("mock", "--port", "0", "--latency", "50ms", in: folder)
        let port = try #require(try address(try await tool.lines(1).first).port.flatMap { UInt16(exactly: $0) })
        let client = try RawClient(port: port)
        client.send("POST /hotels HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 12\r\n\r\n")
        #expect(try client.reply().status == 100)
        tool.send(signal)
        client.send(#"{"stars": 5}"#)
        let reply = try client.reply()
        #expect(reply.status == 201)
        #expect(try JSONValue(json: reply.body)["stars"] == 5)
        #expect(client.isClosed())
        #expect(await tool.status() == 0)
        #expect(try tool.lines.last?.hasPrefix("201 POST /hotels (") == true)
    }

    @Test func aPortThatIsTakenIsAFault() async throws {
        let server = try HTTPServer { _ in HTTPReply(200) }
        defer { server.stop() }
        let run = try await BuiltTool.run("mock", "--port", "\(server.port)", in: folder)
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("another program listens at port \(server.port); choose another with --port"))
    }

    @Test func nothingIsServedWhereASampleIsAtFault() async throws {
        try folder.write("[\n  { \"id\": }\n]\n", to: "Specs/samples/hotels.json")
        let run = try await BuiltTool.run("mock", "--port", "0", in: folder)
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("Specs/samples/hotels.json:2:11: error: "))
    }

    @Test(arguments: [
        ["--port", "65536"], ["--port", "http"], ["--latency", "5"], ["--latency", "800ms-100ms"],
        ["--latency", "1s-"],
        ["--latency", "nans"], ["--latency", "4000s"], ["--latency", "1e3s"], ["--fail", "5"], ["--fail", "101%"],
        ["--fail", "%"], ["--seed", "-1"],
    ])
    func valuesThatMakeNoSenseEndWithTwo(arguments: [String]) async throws {
        let run = try await BuiltTool.run(["mock"] + arguments, in: folder)
        #expect(run.status == 2)
        #expect(run.errors.contains(arguments[0]))
    }
}
