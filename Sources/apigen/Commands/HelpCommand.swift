import ApigenKit

extension Command {
    /// `apigen help generate`, for those who don't think of `--help`.
    static let help: Command = Command(
        name: "help",
        summary: "Explains a command.",
        operands: .any("COMMAND", "The command to explain."),
        examples: [Example(line: "apigen help generate", summary: "says what generate does")],
        action: { invocation, console in
            let path = invocation.operands
            guard let command = Command.root.command(at: path) else {
                throw ArgumentError(
                    .unknownCommand(path.joined(separator: " "), known: Command.root.commands.map(\.name)),
                    in: [],
                    usage: Command.root.usage(after: [])
                )
            }
            console.write(HelpText(command: command, path: path, style: console.style).text)
            return .done
        }
    )
}
