import ApigenJSON
import ApigenKit

extension Command {
    /// `apigen help generate`, for those who don't think of `--help`.
    static let help: Command = Command(
        name: "help",
        summary: "Explains a command.",
        operands: Operands(
            placeholder: "COMMAND",
            count: 0...Int.max,
            summary: "The command to explain; all of them where none is given.",
            candidates: .commands
        ),
        options: [manual],
        examples: [
            Example(line: "apigen help generate", summary: "says what generate does"),
            Example(
                line: "apigen help --man > /usr/local/share/man/man1/apigen.1",
                summary: "installs a manual page, which \"man apigen\" shows"
            ),
        ],
        action: { invocation, console in
            if invocation[manual] {
                let page = ManualPage(root: .root).text
                console.write(page)
                console.set("manual", .string(page))
                return .done
            }
            var command = Command.root
            var path: [String] = []
            for name in invocation.operands {
                guard let next = command.command(at: [name]) else {
                    let fault = ArgumentError.Fault.unknownCommand(name, known: command.commands.map(\.name))
                    throw ArgumentError(fault, in: path, usage: command.usage(after: path))
                }
                command = next
                path.append(name)
            }
            console.write(HelpText(command: command, path: path, style: console.style).text)
            return .done
        }
    )

    private static let manual = Option.flag("man", "Prints the manual page of all commands, for man(1).")
}
