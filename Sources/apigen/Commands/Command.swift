/// A command of the tool: what it is called, what it takes, and what it does.
///
/// Help is made from this description. A command that only holds others is a group.
struct Command: Sendable {
    /// What a command does; the diagnostics it reports decide with its answer how the tool ends.
    typealias Action = @MainActor @Sendable (Invocation, Console) async throws -> ExitStatus

    /// A line that a person can copy, and what it does.
    struct Example: Sendable {
        var line: String
        var summary: String
    }

    /// The name, as it is typed.
    var name: String
    /// What it does, in a few words.
    var summary: String
    /// What else there is to know; paragraphs are parted by blank lines.
    var discussion = ""
    /// The arguments that are no options; nothing where it takes none.
    var operands: Operands?
    /// The options besides those that every command has.
    var options: [any AnyOption] = []
    /// The commands that it holds.
    var commands: [Command] = []
    /// How it is used.
    var examples: [Example] = []
    /// What it does; a group does nothing by itself.
    var action: Action = { _, _ in .done }

    /// Whether it only holds other commands.
    var isGroup: Bool { !commands.isEmpty }

    /// How it is typed: `apigen templates export [options] DIR`.
    func usage(after path: [String]) -> String {
        var words = ["apigen"] + path
        if isGroup { words.append("<command>") }
        words += isGroup && options.isEmpty ? [] : ["[options]"]
        if let operands { words.append(operands.usage) }
        return words.joined(separator: " ")
    }

    /// The command that names lead to; nothing where they lead nowhere.
    func command(at path: some Sequence<String>) -> Command? {
        path.reduce(self) { (command: Command?, name) in command?.commands.first { $0.name == name } }
    }

    /// Its options and those that every command has; the tool itself has these alone.
    func options(after path: [String]) -> [OptionForm] {
        (path.isEmpty ? options : options + GlobalOption.all).map(\.form)
    }

    /// The commands that it holds, and those that these hold, each with the names that lead to it.
    func descendants(after path: [String] = []) -> [(path: [String], command: Command)] {
        commands.flatMap { child in
            let path = path + [child.name]
            return [(path, child)] + child.descendants(after: path)
        }
    }
}
