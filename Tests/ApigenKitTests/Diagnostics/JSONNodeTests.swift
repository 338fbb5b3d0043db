import ApigenJSON
import Testing

@testable import ApigenKit

@Suite struct JSONNodeTests {
    private func node(_ text: String) throws -> JSONNode {
        try JSONNode(file: SourceFile(path: "a", text: text))
    }

    @Test func knowsWhereKeysAndValuesStand() throws {
        let root = try node(#" {"a": [1, {"b" : null}]}"#)
        guard case .object(let members) = root.content, case .array(let elements) = members[0].value.content,
            case .object(let inner) = elements[1].content
        else {
            Issue.record("the tree is wrong")
            return
        }
        #expect(root.range == 1..<25)
        #expect(members[0].keyOffset == 2)
        #expect(members[0].value.range == 7..<24)
        #expect(elements.map(\.range) == [8..<9, 11..<23])
        #expect(inner[0].keyOffset == 12)
        #expect(inner[0].value.range == 18..<22)
    }

    @Test func keepsDuplicateKeysAndTheLastOneCounts() throws {
        let root = try node(#"{"a": 1, "a": 2}"#)
        guard case .object(let members) = root.content else {
            Issue.record("no object")
            return
        }
        #expect(members.map(\.key) == ["a", "a"])
        #expect(root.value == ["a": 2])
    }

    @Test func duplicateKeysAreReportedWithTheFirstPlace() throws {
        let file = SourceFile(path: "a", text: #"{"a": 1, "a": 2}"#)
        guard case .object(let members) = try JSONNode(file: file).content else {
            Issue.record("no object")
            return
        }
        var diagnostics = Diagnostics()
        diagnostics.checkDuplicateKeys(of: members, in: file)
        #expect(
            DiagnosticRenderer().render(diagnostics)
                == """
                a:1:10: error: the key "a" is there twice
                {"a": 1, "a": 2}
                         ^
                a:1:2: note: it stands here first
                {"a": 1, "a": 2}
                 ^

                """
        )
    }

    @Test func syntaxErrorsBecomeDiagnostics() {
        var diagnostics = Diagnostics()
        #expect(diagnostics.readJSON(SourceFile(path: "a", text: "{\n  \"a\": 1,\n}")) == nil)
        #expect(
            DiagnosticRenderer().render(diagnostics)
                == """
                a:3:1: error: expected a key in quotes after ',', found '}'; JSON has no comma after the last one
                }
                ^

                """
        )
    }

    @Test func nestingTooDeepIsAnError() {
        #expect(throws: JSONError.self) { try node(String(repeating: "[", count: 100_000)) }
    }
}
