import ApigenJSON
import Testing

@testable import ApigenKit

@Suite struct SampleLoaderTests {
    private static let users = #"[{"id": 1}]"#

    /// The samples of a response in `Specs/a.api.json`, and what there is to tell.
    private func load(
        _ response: String,
        _ files: [String: String],
        unreadable: Set<String> = []
    ) throws -> (samples: [Sample], told: String) {
        let text = SpecText.operation(#"{"response": \#(response)}"#)
        let (spec, faults) = SpecText.read(text, path: "Specs/a.api.json")
        #expect(faults.isEmpty)
        let payload = try #require(spec?.operations.first?.response.payload)
        let file = try #require(spec?.file)
        var fileSystem = MemoryFileSystem(files)
        fileSystem.unreadable = unreadable
        var loader = SampleLoader(fileSystem: fileSystem)
        var diagnostics = Diagnostics()
        let samples = loader.samples(of: payload, in: file, into: &diagnostics)
        return (samples, DiagnosticRenderer().render(diagnostics))
    }

    @Test func pathsAreRelativeToTheSpec() throws {
        let (samples, told) = try load(#""samples/users.json""#, ["Specs/samples/users.json": Self.users])
        #expect(told.isEmpty)
        #expect(samples.map(\.path) == ["Specs/samples/users.json"])
        #expect(String(decoding: samples[0].bytes, as: UTF8.self) == Self.users)
        #expect(samples[0].firstLine == 1)
        #expect(samples[0].check() == nil)
    }

    @Test func patternsMatchInAFixedOrder() throws {
        let files = ["b.json", "a.json", "a.txt", ".c.json", "x/d.json"].map { ("Specs/s/" + $0, "1") }
        let all = Dictionary(uniqueKeysWithValues: files)
        #expect(try load(#""s/*.json""#, all).samples.map(\.path) == ["Specs/s/a.json", "Specs/s/b.json"])
        #expect(
            try load(#""s/**/*.json""#, all).samples.map(\.path) == [
                "Specs/s/a.json", "Specs/s/b.json", "Specs/s/x/d.json",
            ]
        )
        #expect(try load(#""s/{b,a}.json""#, all).samples.map(\.path) == ["Specs/s/a.json", "Specs/s/b.json"])
        #expect(
            try load(#"["s/b.json", "s/*.json"]"#, all).samples.map(\.path) == ["Specs/s/b.json", "Specs/s/a.json"]
        )
    }

    @Test func aLineOfNDJSONIsASample() throws {
        let lines = "{\"a\": 1}\n\n  \r\n{\"a\": 2}\r\n{\"a\":"
        let (samples, told) = try load(#""a.ndjson""#, ["Specs/a.ndjson": lines])
        #expect(told.isEmpty)
        #expect(samples.map(\.firstLine) == [1, 4, 5])
        #expect(samples[1].location(at: 6).description == "Specs/a.ndjson:4:7")
        let fault = try #require(samples[2].check())
        #expect(fault.location?.description == "Specs/a.ndjson:5:6")
        #expect(try load(#""b.JSONL""#, ["Specs/b.JSONL": "1\n2"]).samples.count == 2)
    }

    @Test func inlineSamplesAreParts() throws {
        let (samples, _) = try load(#"{"inline": {"a": [1, 2]}}"#, [:])
        #expect(samples.map { String(decoding: $0.bytes, as: UTF8.self) } == [#"{"a": [1, 2]}"#])
        #expect(samples[0].location(at: 0).description == "Specs/a.api.json:2:25")
        #expect(samples[0].check() == nil)
    }

    @Test func aMissingFileIsReportedAtTheSpecWithTheNearest() throws {
        let files = ["Specs/samples/users.json": "1", "Specs/samples/posts.json": "1"]
        let start = "{\"response\": "
        func told(_ path: String) throws -> String {
            let lines = try load("\"\(path)\"", files).told.split(separator: "\n")
            #expect(lines.count == 3)
            #expect(lines[0].hasPrefix("Specs/a.api.json:2:\(start.count + 1): error: "))
            return String(lines[0].dropFirst("Specs/a.api.json:2:14: error: ".count))
        }
        #expect(
            try told("samples/usrs.json")
                == #"there is no file "Specs/samples/usrs.json"; did you mean "samples/users.json"?"#
        )
        #expect(
            try told("sample/posts.json")
                == #"there is no file "Specs/sample/posts.json"; did you mean "samples/posts.json"?"#
        )
        #expect(
            try told("samples/users") == #"there is no file "Specs/samples/users"; did you mean "samples/users.json"?"#
        )
        #expect(try told("users.json") == #"there is no file "Specs/users.json"; did you mean "samples/users.json"?"#)
        #expect(try told("samples/zebra.json") == #"there is no file "Specs/samples/zebra.json""#)
        #expect(try told("samples/z*.json") == #"no file matches "samples/z*.json""#)
        #expect(
            try told("samples") == #""samples" is a folder, and a sample is a file; did you mean "samples/*.json"?"#
        )
    }

    @Test func aFileThatCantBeReadIsReported() throws {
        let told = try load(#""a.json""#, [:], unreadable: ["Specs/a.json"]).told
        #expect(told.hasPrefix(#"Specs/a.api.json:2:14: error: the file "Specs/a.json" can't be read"#))
    }

    @Test(arguments: [
        ("", "1:1: error: the sample is empty; it must hold a JSON value"),
        (" \n\t\r\n", "1:1: error: the sample is empty; it must hold a JSON value"),
        ("\u{FEFF}", "1:1: error: the sample is empty; it must hold a JSON value"),
        ("\n <!DOCTYPE html>", "2:2: error: the sample is HTML or XML, not JSON"),
        ("{\"a\u{0}", "1:4: error: the sample is a binary file, not JSON"),
    ])
    func whatIsNoJSONIsReportedInItsFile(text: String, expected: String) throws {
        let (samples, told) = try load(#""a.json""#, ["Specs/a.json": text])
        #expect(samples.isEmpty)
        #expect(told.hasPrefix("Specs/a.json:\(expected)\n"))
        #expect(told.contains("Specs/a.api.json:2:14: note: it is named here\n"))
    }

    @Test(
        arguments: [
            ([0x1F, 0x8B, 8, 0], "the sample is compressed with gzip; unpack it first"),
            ([0x50, 0x4B, 3, 4], "the sample is a zip file; unpack it first"),
            ([0xFF, 0xFE, 0x7B, 0], "the sample is UTF-16; save it as UTF-8"),
            ([0x89, 0x50, 0x4E, 0x47, 0], "the sample is a binary file, not JSON"),
        ] as [([UInt8], String)]
    )
    func binaryFilesAreReported(bytes: [UInt8], expected: String) {
        var diagnostics = Diagnostics()
        #expect(
            SampleLoader<DiskFileSystem>.samples(in: SourceFile(path: "a", bytes: bytes), into: &diagnostics).isEmpty
        )
        #expect(diagnostics.all.map(\.message) == [expected])
    }

    @Test(arguments: [
        ("{\"a\": [1, 2", "1:12: error: the text ends where ',' or ']' was expected; the sample seems to be cut off"),
        ("{\"a\": \"tex", "1:11: error: the text ends inside a string; the sample seems to be cut off"),
        (
            "{}\n{}",
            "2:1: error: expected the end of the text, found '{'; several values, one on each line, belong in a .ndjson file"
        ),
        ("{\"a\": 01}", "1:7: error: a number must not start with 0 and another digit"),
        ("{\"a\": '1'}", "1:7: error: expected a value, found '''; JSON has double quotes"),
        (
            "{\"a\": 1,}",
            "1:9: error: expected a key in quotes after ',', found '}'; JSON has no comma after the last one"
        ),
        ("[1 , ]", "1:6: error: expected a value after ',', found ']'; JSON has no comma after the last one"),
        ("[1] // one", "1:5: error: expected the end of the text, found '/'; JSON has no comments"),
    ])
    func brokenSamplesSayWhere(text: String, expected: String) throws {
        let (samples, told) = try load(#""a.json""#, ["Specs/a.json": text])
        #expect(told.isEmpty)
        let fault = try #require(samples[0].check())
        #expect(DiagnosticRenderer().render(fault).hasPrefix("Specs/a.json:\(expected)\n"))
    }

    @Test func aFaultyFileIsReportedOnce() throws {
        let (spec, _) = SpecText.read(
            SpecText.operation(#"{"response": "a.json", "errors": {"404": "a.json"}}"#),
            path: "a.api.json"
        )
        let operation = try #require(spec?.operations.first)
        var loader = SampleLoader(fileSystem: MemoryFileSystem(["a.json": ""]))
        var diagnostics = Diagnostics()
        for payload in [operation.response.payload, operation.errors[0].payload] {
            let samples = loader.samples(of: try #require(payload), in: try #require(spec?.file), into: &diagnostics)
            #expect(samples.isEmpty)
        }
        #expect(diagnostics.errorCount == 1)
    }

    @Test func deepAndBigSamplesAreChecked() {
        let deep = Sample(file: SourceFile(path: "deep", text: String(repeating: "[", count: 100_000)))
        #expect(deep.check()?.message == "the JSON nests deeper than 512 levels")
        let row = Array(#"{"id": 1, "name": "Ann"},"#.utf8)
        let big = [UInt8(ascii: "[")] + [[UInt8]](repeating: row, count: 40_000).joined() + Array("1]x".utf8)
        let fault = Sample(file: SourceFile(path: "big", bytes: big)).check()
        #expect(fault?.location?.description == "big:1:\(big.count)")
        #expect(fault.map { DiagnosticRenderer().render($0).utf8.count < 600 } == true)
    }
}
