import ApigenJSON
import Testing

@testable import ApigenKit

@Suite struct DriftTests {
    /// What an answer shows that samples don't, a line for each: `kind path`.
    private func drift(_ samples: [String], _ answer: String, response: String? = nil) throws -> [String] {
        try differences(samples, answer, response: response).map { "\($0.kind) \($0.path)" }
    }

    private func differences(_ samples: [String], _ answer: String, response: String? = nil) throws -> [Difference] {
        let names = samples.indices.map { "s\($0).json" }
        let response = response ?? "[\(names.map { "\"\($0)\"" }.joined(separator: ", "))]"
        let spec = "{\"baseURL\": \"https://a.b\", \"paths\": {\"/x\": {\"get\": {\"response\": \(response)}}}}"
        var files = Dictionary(uniqueKeysWithValues: zip(names, samples))
        files["a.api.json"] = spec
        var generation = Generation()
        let disk = MemoryFileSystem(files)
        let inferred = try #require(Generator.infer(specAt: "a.api.json", files: disk, into: &generation))
        var check = DriftCheck(inferred, files: disk)
        return try check.differences(in: Sample(file: SourceFile(path: "answer", text: answer)), of: "x")
    }

    private let user = #"{"id": 1, "name": "Ada", "tags": ["a"], "address": {"zip": "1"}, "note": null, "ok": true}"#

    @Test func aSampleIsNoDrift() throws {
        #expect(try drift([user], user) == [])
        #expect(try drift(["[\(user)]", "[]"], "[]") == [])
        #expect(
            try drift([user], #"{"id": 2, "name": "", "tags": [], "address": {"zip": ""}, "note": null, "ok": false}"#)
                == []
        )
    }

    @Test(arguments: [
        (#""id": 1"#, #""id": "1""#, "rejected id"), (#""id": 1"#, #""id": 1.5"#, "rejected id"),
        (#""id": 1, "#, "", "missing id"), (#""zip": "1""#, #""zip": 5"#, "rejected address.zip"),
        (#""name": "Ada""#, #""name": null"#, "rejected name"), (#"["a"]"#, #"["a", 1, 2]"#, "rejected tags[]"),
        (#"{"zip": "1"}"#, "[]", "rejected address"),
    ])
    func whatDoesNotDecodeIsBreaking(part: String, other: String, expected: String) throws {
        let found = try differences([user], user.parts(between: part).joined(separator: other))
        #expect(found.map { "\($0.kind) \($0.path)" } == [expected])
        #expect(found.count { $0.isBreaking } == 1)
    }

    @Test func expectedAndFoundAreTold() throws {
        let answer = user.parts(between: #"["a"]"#).joined(separator: #"["a", 1, 2]"#)
        let difference = try #require(try differences([user], answer).first)
        #expect(difference.expected == "string")
        #expect(difference.found == "number")
        #expect(difference.count == 2)
        #expect(difference.message == "expected string, found number")
        #expect(answer.utf8.dropFirst(difference.offset).first == UInt8(ascii: "1"))
    }

    @Test func newFieldsAreTold() throws {
        let answer =
            #"{"id": 1, "name": "Ada", "tags": [], "address": {"zip": "1", "city": "X"}, "note": null, "ok": true, "n": 1}"#
        #expect(try drift([user], answer) == ["field address.city", "field n"])
        #expect(try differences([user], answer).allSatisfy { !$0.isBreaking })
    }

    @Test func nullAndAbsenceAreToldWhereTheyDecode() throws {
        let samples = [#"[{"a": 1, "b": 1}, {"a": null, "c": 1}]"#]
        #expect(try drift(samples, #"[{"c": 1}, {"a": 1}]"#) == ["absent [].a"])
        #expect(try drift(samples, #"[{"a": 1, "b": null}]"#) == ["null [].b"])
        #expect(try drift(samples, #"[{"a": null}]"#) == [])
    }

    @Test func newValuesOfEnumsAreTold() throws {
        let samples = [
            "[" + (0..<12).map { #"{"status": "\#(["open", "closed", "held"][$0 % 3])"}"# }.joined(separator: ",") + "]"
        ]
        let found = try differences(samples, #"[{"status": "open"}, {"status": "lost"}, {"status": "lost"}]"#)
        #expect(found.map { "\($0.kind) \($0.path) \($0.found ?? "") \($0.count)" } == [#"value [].status "lost" 2"#])
        #expect(!found[0].isBreaking)
    }

    @Test func newVariantsOfUnionsAreTold() throws {
        let element =
            #"{"type": "text", "text": "a", "size": 1}, {"type": "image", "url": "u", "width": 1, "height": 2}"#
        let samples = ["[\((0..<4).map { _ in element }.joined(separator: ","))]"]
        let found = try differences(
            samples,
            #"[{"type": "text", "text": "b", "size": 2}, {"type": "video", "length": 5}]"#
        )
        #expect(found.map { "\($0.kind) \($0.path) \($0.found ?? "")" } == ["variant [] video"])
        #expect(try drift(samples, #"[{"type": "text", "text": "b", "size": 2, "bold": true}]"#) == ["field [].bold"])
    }

    @Test func keysOfMapsAreNoFields() throws {
        let map = { (prefix: String, value: String) in
            "{\"rates\": {"
                + ["EUR", "USD", "GBP", "JPY", "CHF", "SEK"].map { "\"\(prefix)\($0)\": \(value)" }
                .joined(separator: ",") + "}}"
        }
        let sample = map("", "1.5")
        #expect(try drift([sample], #"{"rates": {"NOK": 2.5}}"#) == [])
        let found = try differences([sample], #"{"rates": {"NOK": "x", "DKK": "y"}}"#)
        #expect(found.map { "\($0.kind) \($0.path) \($0.count)" } == ["rejected rates.* 2"])
    }

    @Test func contentIsToldWhereThereWasNone() throws {
        #expect(try drift([#"{"a": null, "b": []}"#], #"{"a": 1, "b": ["x"]}"#) == ["content a", "content b[]"])
    }

    @Test func onlyTheValueInAnEnvelopeCounts() throws {
        let response = #"{"samples": "s0.json", "at": "/data"}"#
        let sample = #"{"data": {"a": 1}, "meta": 1}"#
        #expect(try drift([sample], #"{"meta": "x", "data": {"a": 2}}"#, response: response) == [])
        #expect(try drift([sample], #"{"data": {"a": "2"}}"#, response: response) == ["rejected a"])
        #expect(try drift([sample], #"{"meta": 1}"#, response: response) == ["missing data"])
    }

    @Test func aTypeWithoutSamplesIsComparedAlone() throws {
        #expect(try drift([], "[1, 2]", response: #"{"type": "[Int]"}"#) == [])
        #expect(try drift([], #"[1, "2"]"#, response: #"{"type": "[Int]"}"#) == ["rejected []"])
    }

    @Test func answersThatAreNoJSONAreRefused() {
        for answer in ["", "{", "[1,]", "<html>", "nul"] {
            #expect(throws: JSONError.self, "\(answer)") { try differences([user], answer) }
        }
    }
}
