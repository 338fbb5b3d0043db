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

    @Test func itFitsATerminal() {
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(lines.count <= 40)
    }
}
