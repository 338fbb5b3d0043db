import ApigenJSON
import Testing

struct JSONWriterTests {
    @Test func layouts() throws {
        let value: JSONValue = ["b": [1, 2, []], "a": ["x": nil, "empty": [:]]]
        var compact = JSONWriter()
        compact.write(value)
        #expect(try text(compact) == #"{"b":[1,2,[]],"a":{"x":null,"empty":{}}}"#)
        var sorted = JSONWriter(options: .init(sortsKeys: true))
        sorted.write(value)
        #expect(try text(sorted) == #"{"a":{"empty":{},"x":null},"b":[1,2,[]]}"#)
        var pretty = JSONWriter(options: .init(indentation: 2))
        pretty.write(value)
        let expected = """
            {
              "b": [
                1,
                2,
                []
              ],
              "a": {
                "x": null,
                "empty": {}
              }
            }
            """
        #expect(try text(pretty) == expected)
    }

    @Test func stringsAreEscaped() throws {
        var writer = JSONWriter()
        writer.write("\"\\\n\r\t\u{1}/ä\u{1F600}")
        #expect(try text(writer) == #""\"\\\n\r\t\u0001/ä😀""#)
    }

    @Test func numbersThatJSONLacksFail() {
        for value in [Double.nan, .infinity, -.infinity] {
            var writer = JSONWriter()
            writer.write(value)
            #expect(throws: JSONError.self) { try writer.finish() }
        }
    }

    private func text(_ writer: JSONWriter) throws -> String {
        String(decoding: try writer.finish(), as: UTF8.self)
    }
}
