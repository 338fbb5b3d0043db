import ApigenJSON
@testable import ApigenKit
import Testing

struct SampleLayoutTests {
    @Test func whatFitsALineStandsOnOne() throws {
        let long = String(repeating: "x", count: 60)
        let value = try JSONValue(
            json:
                #"{"id":1,"geo":{"lat":1.50,"lng":-2},"empty":[],"none":{},"#
                + #""texts":["\#(long)","\#(long)"],"a\"b":null}"#
        )
        #expect(
            SampleLayout.lines(of: value) == [
                "{",
                "  \"id\": 1,",
                "  \"geo\": {\"lat\": 1.50, \"lng\": -2},",
                "  \"empty\": [],",
                "  \"none\": {},",
                "  \"texts\": [",
                "    \"\(long)\",",
                "    \"\(long)\"",
                "  ],",
                #"  "a\"b": null"#,
                "}",
            ]
        )
        #expect(SampleLayout.lines(of: .number(1)) == ["1"])
    }

    @Test(arguments: 0..<50)
    func theLayoutIsTheSameJSON(seed: Int) throws {
        var random = RandomJSON(seed: UInt64(seed))
        let value = random.document()
        #expect(try JSONValue(json: SampleLayout.lines(of: value).joined(separator: "\n")) == value)
    }
}
