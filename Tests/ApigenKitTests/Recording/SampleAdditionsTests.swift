import ApigenJSON
import Testing

@testable import ApigenKit

@Suite struct SampleAdditionsTests {
    /// The outcomes of adding answers one after the other, and the files afterwards.
    private func add(
        _ answers: [String],
        to response: String,
        files: [String: String] = [:],
        redaction: Redaction = Redaction()
    ) throws -> (outcomes: [SampleAdditions<MemoryFileSystem>.Outcome], files: [String: String]) {
        let text =
            "{\"baseURL\": \"https://a.b\", \"paths\": {\"/users/{id}\": {\"get\": {\"response\": \(response)}}}}"
        let spec = try #require(SpecText.read(text, path: "Specs/a.api.json").spec)
        let payload = try #require(spec.operations[0].response.payload)
        var additions = SampleAdditions(disk: MemoryFileSystem(files), redaction: redaction)
        let outcomes = try answers.map { answer in
            var reader = JSONReader(answer.utf8)
            return additions.add(try reader.readValue(), to: payload, called: "user", of: spec)
        }
        var after = files
        for change in additions.changes { after[change.path] = String(decoding: change.after, as: UTF8.self) }
        return (outcomes, after)
    }

    private func paths(_ answers: [String], to response: String, files: [String: String] = [:]) throws -> [String] {
        try add(answers, to: response, files: files).outcomes.map {
            if case .added(let path) = $0 { path } else { "\($0)" }
        }
    }

    @Test(arguments: [
        (#""s/user.json""#, ["Specs/s/user.json", "Specs/s/user-2.json", "Specs/s/user-3.json"]),
        (#"["s/a.json", "s/b.json"]"#, ["Specs/s/a.json", "Specs/s/b.json", "Specs/s/b-2.json"]),
        (#""s/user-*.json""#, ["Specs/s/user-1.json", "Specs/s/user-2.json", "Specs/s/user-3.json"]),
        (#""s/user*.json""#, ["Specs/s/user.json", "Specs/s/user-2.json", "Specs/s/user-3.json"]),
        (#""s/*.json""#, ["Specs/s/user.json", "Specs/s/user-2.json", "Specs/s/user-3.json"]),
        (#""s/**/*.json""#, ["Specs/s/user.json", "Specs/s/user-2.json", "Specs/s/user-3.json"]),
        (#""s/{a,b}.json""#, ["Specs/s/a.json", "Specs/s/b.json"]),
        (#""s/u?.json""#, ["Specs/s/u1.json", "Specs/s/u2.json", "Specs/s/u3.json"]),
        (#""s/u[0-9].json""#, ["Specs/s/u1.json", "Specs/s/u2.json", "Specs/s/u3.json"]),
        (#"["s/u.json", "s/u-[0-9]*.json"]"#, ["Specs/s/u.json", "Specs/s/u-2.json", "Specs/s/u-3.json"]),
        (#""../x/u.json""#, ["Specs/../x/u.json", "Specs/../x/u-2.json"]),
    ])
    func samplesGoWhereTheSpecSays(response: String, expected: [String]) throws {
        let answers = (1...expected.count).map { "[\($0)]" }
        #expect(try paths(answers, to: response) == expected)
    }

    @Test func samplesGoWhereNoFileIs() throws {
        let files = ["Specs/s/user.json": "0", "Specs/s/user-2.json": "1"]
        #expect(try paths(["[2]"], to: #""s/user.json""#, files: files) == ["Specs/s/user-3.json"])
        #expect(
            try paths(["[2]"], to: #""s/user-*.json""#, files: ["Specs/s/user-full.json": "0"]) == [
                "Specs/s/user-2.json"
            ]
        )
    }

    @Test func whatIsThereIsNeverReplacedNorAddedTwice() throws {
        let files = ["Specs/s/user.json": #"{"a": 1, "b": [2]}"#]
        let (outcomes, after) = try add(
            [#"{"b": [2], "a": 1}"#, #"{"b": [2], "a": 1.0}"#, #"{"a": 1.0, "b": [2]}"#],
            to: #""s/user.json""#,
            files: files
        )
        #expect(
            outcomes == [.known("Specs/s/user.json"), .added("Specs/s/user-2.json"), .known("Specs/s/user-2.json")]
        )
        #expect(after["Specs/s/user.json"] == files["Specs/s/user.json"])
        #expect(after["Specs/s/user-2.json"] == "{\n  \"b\": [\n    2\n  ],\n  \"a\": 1.0\n}\n")
    }

    @Test func fakesOfAnEarlierRunAreTheSame() throws {
        let answer = #"{"email": "ada@host.org", "token": "hush"}"#
        let first = try add([answer], to: #""s/user.json""#, redaction: Redaction(fields: ["email"]))
        #expect(!first.files.values.contains { $0.contains("ada@host.org") || $0.contains("hush") })
        let second = try add(
            [answer],
            to: #""s/user.json""#,
            files: first.files,
            redaction: Redaction(fields: ["email"])
        )
        #expect(second.outcomes == [.known("Specs/s/user.json")])
    }

    @Test(arguments: [
        (#""s/u.json""#, #"["s/u.json", "s/u-[0-9]*.json"]"#),
        (#"{"samples": "s/u.json", "model": "U"}"#, #"{"samples": ["s/u.json", "s/u-[0-9]*.json"], "model": "U"}"#),
        (#"["s/u.json"]"#, #"["s/u.json", "s/u-[0-9]*.json"]"#),
        ("[\n  \"s/u.json\"\n]", "[\n  \"s/u.json\",\n  \"s/u-[0-9]*.json\"\n]"),
        (#"[ "s/t.json" , "s/u.json" ]"#, #"[ "s/t.json" , "s/u.json", "s/u-[0-9]*.json" ]"#),
    ])
    func theSpecNamesWhatIsAdded(response: String, expected: String) throws {
        let files = ["Specs/s/t.json": "0", "Specs/s/u.json": "1"]
        let text = try #require(try add(["[2]", "[3]"], to: response, files: files).files["Specs/a.api.json"])
        #expect(text.contains(expected), "\(text)")
        let spec = SpecText.read(text, path: "Specs/a.api.json")
        #expect(spec.diagnostics.isEmpty)
    }

    @Test func aPatternThatFindsTheSampleLeavesTheSpecAlone() throws {
        #expect(
            try add(["[1]", "[2]"], to: #""s/u-*.json""#).files.keys.sorted() == [
                "Specs/s/u-1.json", "Specs/s/u-2.json",
            ]
        )
    }

    @Test func linesAreAppended() throws {
        let files = ["Specs/s/u.ndjson": "{\"a\": 1}"]
        let (outcomes, after) = try add([#"{"a": 1}"#, #"{"a": [2, 3]}"#], to: #""s/u.ndjson""#, files: files)
        #expect(outcomes == [.known("Specs/s/u.ndjson"), .added("Specs/s/u.ndjson")])
        #expect(after["Specs/s/u.ndjson"] == "{\"a\": 1}\n{\"a\":[2,3]}\n")
    }

    @Test(arguments: [
        (#"{"inline": {"a": 1}}"#, "stands in the spec itself"), (#"{"type": "[Int]"}"#, "the spec gives its type"),
        (#""s""#, #""s" is a folder; "s/*.json" names files in it"#), (#""s/*/a.json""#, "no new name fits"),
    ])
    func withoutAPlaceNothingIsWritten(response: String, reason: String) throws {
        let (outcomes, after) = try add(["[1]"], to: response, files: ["Specs/s/x/a.json": "1"])
        #expect("\(outcomes)".contains(reason.split(separator: "\"").first ?? ""), "\(outcomes)")
        #expect(after.count == 1)
    }
}
