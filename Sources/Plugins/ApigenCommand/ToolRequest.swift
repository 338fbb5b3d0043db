/// What a person asked the tool for.
struct ToolRequest {
    /// Everything that was typed, but the choice of targets.
    let arguments: [String]
    /// `generate` or `check`, where they are to work on targets: no path was typed, and no help was asked for.
    let targetCommand: String?
    /// What was typed besides that command.
    let options: [String]

    init(arguments: [String]) {
        self.arguments = arguments
        var rest = arguments[...]
        var words: [String] = []
        var options: [String] = []
        while let argument = rest.popFirst() {
            if !argument.hasPrefix("-") {
                words.append(argument)
                continue
            }
            options.append(argument)
            if Self.optionsWithValue.contains(argument), let value = rest.popFirst() { options.append(value) }
        }
        let isForTargets = words.count == 1 && ["generate", "check"].contains(words[0])
        let asksForHelp = options.contains { ["--help", "-h", "--version"].contains($0) }
        targetCommand = isForTargets && !asksForHelp ? words[0] : nil
        self.options = options
    }

    private static let optionsWithValue: Set<String> = ["--output", "-o", "--templates", "--file"]
}
