import Testing

@testable import apigen

/// What a newcomer sees first.
@Suite struct OverviewTests {
    private let lines = Overview.text(style: TextStyle(usesColor: false)).split(separator: "\n")

    @Test func everyCommandIsThereOnce() {
        for command in Command.root.commands {
            #expect(lines.filter { $0.hasPrefix("  \(command.name) ") }.count == 1)
        }
    }

    /// A new command belongs to what people do with it, and not to the rest.
    @Test func theRestIsTheToolItself() throws {
        let start = try #require(lines.firstIndex(of: "The tool"))
        let names = lines[(start + 1)...].prefix { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first }
        #expect(names == ["templates", "completions", "help"])
    }

    @Test func itFitsATerminal() {
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(lines.count <= 40)
    }
}
