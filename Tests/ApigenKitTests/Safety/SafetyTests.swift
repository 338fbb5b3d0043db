import ApigenJSON
import ApigenKit
import Testing

struct SafetyTests {
    @Test(arguments: 0..<300)
    func everyDocumentDecodesByTheTypesThatItHelpedToInfer(seed: Int) throws {
        var random = RandomJSON(seed: UInt64(1_000 + seed))
        let documents = (0..<Int(1 + seed % 4)).map { _ in random.document().description }
        let resolution = try infer(documents)
        for document in documents {
            let faults = try SafetyCheck.faults(
                in: document.utf8,
                of: resolution.roots[0],
                in: SafetyPlan(resolution.schema)
            )
            #expect(faults.filter { $0.kind != .tolerated } == [], "\(document)")
        }
        #expect(try infer(documents).summary == resolution.summary, "the same samples give the same types")
    }

    @Test(arguments: 0..<80)
    func aSampleThatFitsChangesNothing(seed: Int) throws {
        var random = RandomJSON(seed: UInt64(5_000 + seed))
        let documents = (0..<3).map { _ in random.document().description }
        #expect(try infer(documents + documents).summary == infer(documents).summary)
    }

    @Test func faultsSayWhatAndWhere() throws {
        let types = try infer(#"{"a":1,"b":{"c":"x"},"d":["2024-05-01T08:30:00Z"],"e":null}"#)
        func faults(_ text: String) throws -> [String] {
            try SafetyCheck.faults(in: text.utf8, of: types.roots[0], in: SafetyPlan(types.schema)).map {
                "\($0.offset) \($0.kind) \($0.message)"
            }
        }
        #expect(
            try faults(#"{"a":1.5,"b":{},"d":[],"e":null}"#) == [
                "5 rejected the number 1.5 does not fit", #"13 rejected the key "c" of B is missing"#,
            ]
        )
        #expect(
            try faults(#"{"a":1,"b":[],"d":["today"],"e":null}"#) == [
                "11 rejected expected object, found array",
                #"19 rejected expected a date-time (RFC 3339), found "today""#,
            ]
        )
        #expect(
            try faults(#"{"a":1,"b":{"c":"x"},"d":[]}"#) == [
                #"0 changed the key "e" is missing and would be written as null"#
            ]
        )
    }
}
