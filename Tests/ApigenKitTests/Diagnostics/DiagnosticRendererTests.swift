import Testing

@testable import ApigenKit

@Suite struct DiagnosticRendererTests {
    private func render(_ text: String, at offset: Int, message: String = "wrong") -> String {
        let file = SourceFile(path: "a.json", text: text)
        return DiagnosticRenderer().render(Diagnostic(.error, message, at: file.location(at: offset)))
    }

    @Test func showsPlaceMessageLineAndCaret() {
        #expect(
            render("{\n  \"a\": 1\n}", at: 4)
                == """
                a.json:2:3: error: wrong
                  "a": 1
                  ^

                """
        )
    }

    @Test func withoutPlaceThereIsOnlyTheMessage() {
        #expect(DiagnosticRenderer().render(Diagnostic(.warning, "odd")) == "warning: odd\n")
    }

    @Test func suggestionsAndNotesFollowTheMessage() {
        let file = SourceFile(path: "a.json", text: "ab\ncd")
        let diagnostic = Diagnostic(
            .error,
            "unknown key \"x\"",
            at: file.location(at: 0),
            suggestion: "\"y\"",
            notes: [Diagnostic(.note, "see here", at: file.location(at: 4))]
        )
        #expect(
            DiagnosticRenderer().render(diagnostic)
                == """
                a.json:1:1: error: unknown key "x"; did you mean "y"?
                ab
                ^
                a.json:2:2: note: see here
                cd
                 ^

                """
        )
    }

    @Test func tabsAndWideCharactersKeepTheCaretInPlace() {
        #expect(render("\t\"名前\": x", at: 11).hasSuffix("\n\t\"名前\": x\n\t        ^\n"))
        #expect(render("\"👍\": x", at: 8).hasSuffix("\n\"👍\": x\n      ^\n"))
        #expect(render("\"e\u{301}\": x", at: 7).hasSuffix("\n     ^\n"))
    }

    @Test func carriageReturnsAndByteOrderMarksAreNotShown() {
        #expect(render("\u{FEFF}{\r\n}\r\n", at: 3) == "a.json:1:1: error: wrong\n{\n^\n")
    }

    @Test func controlCharactersAreShownAsSigns() {
        #expect(render("a\u{1B}[31m\u{0}b\u{202E}c", at: 0).hasSuffix("\na␛[31m␀b\u{FFFD}c\n^\n"))
    }

    @Test func blankLinesAreNotShown() {
        #expect(render("{\n", at: 2) == "a.json:2:1: error: wrong\n")
        #expect(render("", at: 0) == "a.json:1:1: error: wrong\n")
    }

    @Test func offsetsOutsideTheFileAreHeldInside() {
        #expect(render("ab", at: 99) == "a.json:1:3: error: wrong\nab\n  ^\n")
        #expect(render("ab", at: -1) == "a.json:1:1: error: wrong\nab\n^\n")
    }

    @Test func aLongLineIsShownAsAWindow() {
        let line = String(repeating: "0123456789", count: 1000)
        let lines = render(line, at: 5000).split(separator: "\n")
        #expect(lines[0] == "a.json:1:5001: error: wrong")
        #expect(lines[1].count <= SourceExcerpt.maximumWidth + 1)
        #expect(lines[1].hasPrefix("…") && lines[1].hasSuffix("…"))
        let column = lines[2].count - 1
        #expect(Array(lines[1])[column] == "0")
        #expect(column > 40)
    }

    @Test func windowsCutAtEitherEndOnlyWhereThereIsMore() {
        let line = String(repeating: "0123456789", count: 20)
        let first = render(line, at: 3).split(separator: "\n")
        #expect(first[1].hasPrefix("0123") && first[1].hasSuffix("…"))
        #expect(first[2] == "   ^")
        let last = render(line, at: 199).split(separator: "\n")
        #expect(last[1].hasPrefix("…") && last[1].hasSuffix("9"))
        #expect(Array(last[1])[last[2].count - 1] == "9")
    }

    @Test func windowsNeverSplitCharacters() {
        let line = String(repeating: "é名", count: 4000)
        for offset in 9990..<10010 {
            #expect(!SourceFile(path: "a", text: line).location(at: offset / 5 * 5).description.isEmpty)
            #expect(!render(line, at: offset / 5 * 5).contains("\u{FFFD}"))
        }
    }

    @Test func aLineOfFiftyMegabytesIsNoTrouble() {
        let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 50 << 20)
        let file = SourceFile(path: "big.json", bytes: bytes)
        let text = DiagnosticRenderer().render(Diagnostic(.error, "wrong", at: file.location(at: 50 << 20)))
        #expect(text.hasPrefix("big.json:1:52428801: error: wrong\n…aaa"))
        #expect(text.utf8.count < 400)
    }

    @Test func colourMarksSeverityAndCaret() {
        let file = SourceFile(path: "a", text: "x")
        let text = DiagnosticRenderer(usesColor: true).render(Diagnostic(.error, "wrong", at: file.location(at: 0)))
        #expect(text.contains("\u{1B}[1;31merror: \u{1B}[0m"))
        #expect(text.contains("\u{1B}[1;32m^\u{1B}[0m"))
    }
}
