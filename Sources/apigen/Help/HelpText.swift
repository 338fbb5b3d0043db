/// The help of a command, made from its description.
struct HelpText {
    /// The command.
    var command: Command
    /// The names that lead to it.
    var path: [String]
    /// How headings are written.
    var style: TextStyle

    /// The whole text.
    var text: String {
        var sections = [command.summary, heading("Usage") + " " + command.usage(after: path)]
        if !command.discussion.isEmpty { sections.append(TextColumns.paragraphs(command.discussion)) }
        if let operands = command.operands {
            sections.append(table("Arguments", [(operands.placeholder, operands.summary)]))
        }
        if command.isGroup {
            sections.append(table("Commands", command.commands.map { ($0.name, $0.summary) }))
        }
        sections.append(table("Options", command.options(after: path).map(Self.row)))
        if !command.examples.isEmpty {
            let lines = command.examples.map { "  \(style.bold($0.line))\n      \($0.summary)" }
            sections.append(([heading("Examples")] + lines).joined(separator: "\n"))
        }
        return sections.joined(separator: "\n\n") + "\n"
    }

    private func heading(_ text: String) -> String { style.bold(text + ":") }

    private func table(_ title: String, _ rows: [(String, String)]) -> String {
        heading(title) + "\n" + TextColumns(rows: rows).text.dropLast()
    }

    private static func row(_ form: OptionForm) -> (String, String) {
        let letter = form.letter.map { "-\($0), " } ?? "    "
        let repeats = form.isRepeatable && form.placeholder != nil ? " May be repeated." : ""
        return (letter + form.usage, form.summary + repeats)
    }
}
