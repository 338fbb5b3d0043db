import ApigenKit
import Foundation
import Testing

@testable import apigen

@MainActor @Suite struct ConsoleTests {
    /// Keeps what is written.
    private final class Recorder: Sendable {
        private let (texts, continuation) = AsyncStream.makeStream(of: String.self)

        var stream: apigen.OutputStream { apigen.OutputStream { [continuation] text in continuation.yield(text) } }

        func text() async -> String {
            continuation.finish()
            return await texts.reduce(into: "") { $0 += $1 }
        }
    }

    private let output = Recorder()
    private let errors = Recorder()

    private func console(isQuiet: Bool = false, isJSON: Bool = false) -> Console {
        Console(output: output.stream, errors: errors.stream, isQuiet: isQuiet, isJSON: isJSON)
    }

    private var diagnostics: Diagnostics {
        var diagnostics = Diagnostics()
        let file = SourceFile(path: "a.json", text: "[1, 2]")
        diagnostics.error("wrong", at: file.location(at: 4), suggestion: "3")
        diagnostics.note("by the way", at: nil)
        return diagnostics
    }

    @Test func peopleReadText() async {
        let console = console()
        console.say("done")
        console.report(diagnostics)
        console.finish(.fault)
        #expect(await output.text() == "done\n")
        #expect(
            await errors.text() == """
                note: by the way
                a.json:1:5: error: wrong; did you mean 3?
                [1, 2]
                    ^

                """
        )
    }

    @Test func quietTellsErrorsOnly() async {
        let console = console(isQuiet: true)
        console.say("done")
        console.report(diagnostics)
        #expect(await output.text() == "")
        #expect(await errors.text().hasPrefix("a.json:1:5: error: "))
    }

    @Test func machinesReadOneDocument() async {
        let console = console(isJSON: true)
        console.say("done")
        console.set("answer", 42)
        console.report(diagnostics)
        console.finish(.fault)
        #expect(await errors.text() == "")
        #expect(
            await output.text() == """
                {
                  "status": 1,
                  "answer": 42,
                  "diagnostics": [
                    {
                      "severity": "note",
                      "message": "by the way"
                    },
                    {
                      "severity": "error",
                      "message": "wrong",
                      "path": "a.json",
                      "line": 1,
                      "column": 5,
                      "suggestion": "3"
                    }
                  ]
                }

                """
        )
    }
}
