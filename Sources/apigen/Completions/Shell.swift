/// A shell that can complete what a person types.
enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish

    /// The script by which the shell completes the commands, options and values of the tool.
    func completions(of root: Command) -> String {
        let commands = [(path: [String](), command: root)] + root.descendants()
        switch self {
        case .bash: return BashCompletions(commands: commands).script
        case .zsh: return ZshCompletions(commands: commands).script
        case .fish: return FishCompletions(commands: commands).script
        }
    }

    /// A text as one word of a script, whatever is in it: within single quotes shells read nothing but a quote, and fish
    /// a backslash.
    func quoted(_ text: String) -> String {
        let characters = text.map { character in
            switch (self, character) {
            case (.fish, "'"), (.fish, "\\"): "\\\(character)"
            case (_, "'"): "'\\''"
            default: String(character)
            }
        }
        return "'\(characters.joined())'"
    }
}
