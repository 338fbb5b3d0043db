import Foundation
import Testing

@testable import apigen

/// Inputs that are wrong: every fault is told, nothing is written, nothing crashes.
@Suite struct FaultTests {
    private static let faultySpec = """
        {
          "nam": "Hotels",
          "baseURL": "ftp://api.example.com",
          "headers": { "Accept": 1 },
          "auth": "bearr",
          "paths": {
            "hotels": { "get": { "response": "samples/hotels.json" } },
            "/rooms": { "gett": { "response": "samples/hotels.json" } },
            "/guests": { "get": { "response": "samples/hotels.json", "grop": "A" } },
            "/bills": { "get": { "response": "samples/hotel.json" } },
            "/keys": { "get": { "timeout": "long", "response": "samples/hotels.json" } }
          },
          "swift": { "access": "open" }
        }

        """

    /// The line of each fault in the spec above.
    private static let faultyLines = [2, 3, 4, 5, 7, 8, 9, 10, 11, 13]

    @Test func tenFaultsAreTenErrorsAndNothingIsWritten() async throws {
        let project = try TemporaryFolder([
            "Specs/hotels.api.json": Self.faultySpec, "Specs/samples/hotels.json": HotelProject.sample,
        ])
        let before = try project.contents()
        let run = try await BuiltTool.run("generate", in: project)
        #expect(run.status == 1)
        let errors = run.errors.split(separator: "\n").filter { $0.contains(": error: ") }
        let lines = errors.compactMap { $0.split(separator: ":").dropFirst().first.flatMap { Int($0) } }
        #expect(lines == Self.faultyLines, "\(run.errors)")
        #expect(run.errors.contains("did you mean"))
        #expect(run.output.isEmpty)
        #expect(try project.contents() == before)
    }

    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var sample: Data
        var message: String
    }

    static let samples = [
        Case(testDescription: "empty", sample: Data(), message: "empty"),
        Case(testDescription: "truncated", sample: Data(#"[{ "id": 1, "na"#.utf8), message: "hotels.json:1:"),
        Case(testDescription: "binary", sample: Data((0...255).map { UInt8($0) }), message: "hotels.json:1:"),
        Case(testDescription: "compressed", sample: Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0]), message: "gzip"),
        Case(testDescription: "HTML", sample: Data("<html><body>404</body></html>".utf8), message: "HTML"),
        Case(
            testDescription: "deeply nested",
            sample: Data(String(repeating: "[", count: 100_000).utf8),
            message: "hotels.json:1:"
        ),
        Case(
            testDescription: "invalid UTF-8",
            sample: Data([0x5B, 0x22, 0xC3, 0x28, 0x22, 0x5D]),
            message: "UTF-8"
        ),
    ]

    @Test(arguments: samples) func aSampleAtFaultIsTold(_ test: Case) async throws {
        let project = try HotelProject.make()
        try project.write(test.sample, to: "Specs/samples/hotels.json")
        let before = try project.contents()
        let run = try await BuiltTool.run("generate", in: project)
        #expect(run.hasExited)
        #expect(run.status == 1)
        #expect(run.errors.contains("error: "))
        #expect(run.errors.contains(test.message), "\(run.errors)")
        #expect(run.errors.count < 2000)
        #expect(try project.contents() == before)

        let inferred = try await BuiltTool.run("infer", "Specs/samples/hotels.json", in: project)
        #expect(inferred.hasExited)
        #expect(inferred.status == 1)
        #expect(inferred.errors.contains(test.message), "\(inferred.errors)")
        #expect(inferred.output.isEmpty)
    }

    /// As deep as samples may be: the whole road must hold on the stack that it has.
    @Test(arguments: ["generate", "check"]) func deepSamplesWork(command: String) async throws {
        let depth = 500
        let text = String(repeating: #"{"a":["#, count: depth / 2) + "1" + String(repeating: "]}", count: depth / 2)
        let project = try HotelProject.make(adding: ["Specs/samples/hotels.json": text])
        let run = try await BuiltTool.run(command, in: project)
        #expect(run.hasExited)
        #expect(run.status == (command == "generate" ? 0 : 1), "\(run.errors.prefix(500))")
    }
}
