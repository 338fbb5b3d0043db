import Testing

@testable import apigen

/// Help is made from descriptions, so that none lacks it.
@Suite struct HelpTests {
    @Test func everyCommandExplainsItself() throws {
        let all = Command.root.descendants()
        #expect(all.count >= 8)
        for (path, command) in all {
            let text = HelpText(command: command, path: path, style: TextStyle(usesColor: false)).text
            #expect(text.hasPrefix(command.summary))
            #expect(text.contains("Usage: apigen \(path.joined(separator: " "))"))
            #expect(text.contains("--help"))
            if !command.isGroup {
                #expect(!command.examples.isEmpty, "\(path) has no example")
                #expect(command.examples.contains { $0.line.contains("apigen \(path.joined(separator: " "))") })
            }
            #expect(command.summary.hasSuffix("."))
        }
    }

    @Test func linesFitATerminal() {
        for (path, command) in Command.root.descendants() {
            let text = HelpText(command: command, path: path, style: TextStyle(usesColor: false)).text
            for line in text.split(separator: "\n") where !line.hasPrefix("  apigen") && !line.hasPrefix("  curl") {
                #expect(line.count <= 80, "\(line)")
            }
        }
    }

    @Test func helpOfOneCommandReadsLikeThis() throws {
        let text = HelpText(
            command: .exportTemplates,
            path: ["templates", "export"],
            style: TextStyle(usesColor: false)
        ).text
        #expect(
            text == """
                Writes the built-in templates into a folder.

                Usage: apigen templates export [options] DIR

                Edit them, delete those that you keep as they are, and pass the folder to
                generate and check with --templates. Templates that differ from the built-in
                ones are not overwritten.

                Arguments:
                  DIR  The folder to write into.

                Options:
                  -q, --quiet    Tells nothing but errors.
                      --json     Tells everything as one JSON document, for machines.
                  -h, --help     Shows this help.
                      --version  Shows the version.

                Examples:
                  apigen templates export Templates && apigen generate --templates Templates
                      generates with templates of your own

                """
        )
    }
}
