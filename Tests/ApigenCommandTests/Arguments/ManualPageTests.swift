import Foundation
import Testing

@testable import apigen

@Suite struct ManualPageTests {
    @Test func everyCommandAndOptionIsThere() {
        let page = ManualPage(root: .root).text
        for (path, command) in Command.root.descendants() {
            #expect(page.contains(".SS \"apigen \(path.joined(separator: " "))"))
            for option in command.options {
                #expect(page.contains("\\fB" + option.form.typedName.replacingOccurrences(of: "-", with: "\\-")))
            }
        }
    }

    @Test func textHasNoMeaningToTheFormatter() {
        let command = Command(name: "show", summary: ".SH \"quoted\" \\fBbold\\fP …\n'second")
        let page = ManualPage(root: Command(name: "apigen", summary: "Shows.", commands: [command])).text
        #expect(page.contains("\n\\&.SH \\(dqquoted\\(dq \\efBbold\\efP \\[u2026]\n\\&'second\n"))
        #expect(page.unicodeScalars.allSatisfy { $0.isASCII })
    }

    static let formatter = ["/usr/bin/groff", "/opt/homebrew/bin/groff", "/usr/local/bin/groff"]
        .first(where: FileManager.default.isExecutableFile)

    @Test(.enabled(if: formatter != nil)) func theFormatterHasNothingToSay() async throws {
        let path = try #require(Self.formatter)
        let page = try await BuiltTool.run("help", "--man", in: TemporaryFolder())
        #expect(page.output == ManualPage(root: .root).text)
        let run = try await BuiltTool.run(
            ["-man", "-Tutf8", "-ww"],
            of: URL(fileURLWithPath: path),
            in: TemporaryFolder(),
            input: page.output
        )
        #expect(run.errors.isEmpty)
        #expect(run.output.contains("Shows the version."))
    }
}
