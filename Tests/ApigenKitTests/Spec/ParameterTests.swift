import ApigenJSON
import Testing

@testable import ApigenKit

@Suite struct ParameterTests {
    private func parameters(_ text: String, path: String = "/u/{id}") throws -> [Parameter] {
        let operation = #"{"response": null, "parameters": \#(text)}"#
        let (spec, diagnostics) = SpecText.read(SpecText.operation(operation, path: path))
        #expect(diagnostics.isEmpty, "\(DiagnosticRenderer().render(diagnostics))")
        return try #require(spec?.operations.first).parameters
    }

    @Test(arguments: [
        ("1", "Int"), ("1.0", "Double"), ("1e2", "Double"), ("18446744073709551615", "UInt64"),
        ("99999999999999999999", "Decimal"), ("true", "Bool"), (#""objcio""#, "String"), (#""""#, "String"),
        (#""2024-05-01T08:30:00Z""#, "Date"), (#"["a", "b"]"#, "[String]"), ("[1, 2]", "[Int]"),
        ("[1, 2.5]", "[Double]"),
        (#"["2024-05-01T08:30:00Z", "x"]"#, "[String]"), (#"{"type": "Int"}"#, "Int"),
        (#"{"type": "[UUID]"}"#, "[UUID]"),
        (#"{"values": ["a", "b"]}"#, "String"), (#"{"values": [1, 2]}"#, "Int"), (#"{"default": 20}"#, "Int"),
        (#"{"sample": [1]}"#, "[Int]"), (#"{"values": ["a"], "default": ["a"]}"#, "[String]"), ("{}", "String"),
    ])
    func typesFollowFromSamples(sample: String, expected: String) throws {
        let parameter = try #require(try parameters(#"{"a": \#(sample)}"#).first)
        #expect(parameter.type.description == expected)
        #expect(parameter.key == "a" && parameter.placement == .query && !parameter.isOptional)
    }

    @Test func placeholdersAreParametersOfThePath() throws {
        let all = try parameters(#"{"id": 1, "q": "x"}"#)
        #expect(all.map(\.placement) == [.path, .query])
        #expect(all[0].sample == 1 && all[0].isDeclared)
        let implied = try parameters("{}")
        #expect(implied.map(\.key) == ["id"])
        #expect(implied[0].placement == .path && !implied[0].isDeclared && implied[0].type == ParameterType(.string))
        let renamed = try parameters(#"{"userID": {"wire": "id", "type": "Int"}}"#)
        #expect(renamed.count == 1)
        #expect(renamed[0].placement == .path && renamed[0].key == "userID" && renamed[0].wireName == "id")
    }

    @Test func optionsOfAParameterAreRead() throws {
        let text = #"""
            {"X-Trace": {"in": "header", "type": "String?", "description": "Trace."},
             "ids": {"type": "[Int]", "style": "brackets", "sample": [1, 2]},
             "sort?": {"values": ["new", "old"], "default": "new", "wire": "order"},
             "limit": {"default": 20}, "since": {"type": "Date", "default": null}}
            """#
        let all = try parameters(text, path: "/u")
        #expect(all.map(\.key) == ["X-Trace", "ids", "sort", "limit", "since"])
        #expect(all[0].placement == .header && all[0].isOptional && all[0].description == "Trace.")
        #expect(all[1].style == .brackets && all[1].sample == [1, 2] && all[1].isRequired)
        #expect(all[2].values == ["new", "old"] && all[2].defaultValue == "new" && all[2].wireName == "order")
        #expect(all[3].defaultValue == 20 && !all[3].isOptional && !all[3].isRequired)
        #expect(all[4].defaultValue == nil && all[4].type == ParameterType(.date))
    }

    @Test func argumentsStandInTheOrderOfACall() throws {
        let text = #"{"limit?": 1, "b": 2, "q": "x", "page": {"default": 1}, "_q": "y", "a": 3}"#
        let operation = try #require(
            SpecText.parse(#"{"response": null, "parameters": \#(text)}"#, path: "/{a}/x/{user_id}/{b}")
        )
        let arguments = operation.arguments(namer: Namer())
        #expect(arguments.map(\.name) == ["a", "userID", "b", "q", "underscoreQ", "limit", "page"])
        #expect(arguments.map(\.parameter.key) == ["a", "user_id", "b", "q", "_q", "limit", "page"])
    }

    @Test func fieldsOfAFormAreArguments() throws {
        let operation = try #require(
            SpecText.parse(#"{"body": {"form": {"note?": "x", "name": "y"}}}"#, path: "/u/{id}", method: "post")
        )
        #expect(operation.arguments(namer: Namer()).map(\.name) == ["id", "name", "note"])
    }

    @Test func argumentsDontCollideWithTheBody() throws {
        let operation = try #require(
            SpecText.parse(#"{"response": null, "parameters": {"body": 1, "in": 2}}"#, path: "/u")
        )
        #expect(operation.arguments(namer: Namer()).map(\.name) == ["bodyValue", "in"])
    }
}
