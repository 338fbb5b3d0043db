import ApigenJSON

extension Command {
    /// Prints what a shell needs to complete the tool's arguments.
    static let completions: Command = Command(
        name: "completions",
        summary: "Prints completions for bash, zsh or fish.",
        discussion: """
            The script completes commands, options, the values of options, specs, files and folders. Put it where \
            your shell looks for such scripts, and open a new terminal. For zsh that is a folder of $fpath.
            """,
        operands: Operands(
            placeholder: "SHELL",
            count: 1...1,
            summary: "The shell: bash, zsh or fish.",
            candidates: .words(Shell.allCases.map(\.rawValue))
        ),
        examples: [
            Example(
                line: "apigen completions bash > ~/.local/share/bash-completion/completions/apigen",
                summary: "for bash, where the package bash-completion is installed"
            ),
            Example(line: "source <(apigen completions bash)", summary: "for bash, in ~/.bashrc, where it is not"),
            Example(line: "apigen completions zsh > \"${fpath[1]}/_apigen\"", summary: "for zsh"),
            Example(
                line: "apigen completions fish > ~/.config/fish/completions/apigen.fish",
                summary: "for fish"
            ),
        ],
        action: { invocation, console in
            // The parser has checked the word.
            guard let shell = invocation.operands.first.flatMap(Shell.init) else { return .usage }
            let script = shell.completions(of: .root)
            console.write(script)
            console.set("script", .string(script))
            return .done
        }
    )
}
