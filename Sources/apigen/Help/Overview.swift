/// What the tool says when it is called without arguments.
enum Overview {
    /// The commands by what people are about to do. What isn't named here is shown at the end.
    private static let topics: [(title: String, commands: [String])] = [
        ("Clients", ["init", "generate", "check"]),
        ("Types", ["infer", "explain", "shape"]),
        ("Servers", ["mock", "record", "verify"]),
        ("Other formats and versions", ["import", "export", "diff"]),
    ]

    /// What it is for, how to start, and its commands.
    static func text(style: TextStyle) -> String {
        """
        \(Command.root.summary)

        \(style.bold("Start with a client"))
          apigen init        writes a first spec and samples into Specs
          apigen generate    writes the client from them into Generated

        \(style.bold("or just with models"))
          apigen infer --plain --name Hotel hotels.json

        \(sections.map { "\(style.bold($0.title))\n\(TextColumns(rows: $0.rows, firstWidth: width).text)" }
            .joined(separator: "\n"))
        "apigen <command> --help" explains each, with examples.

        """
    }

    private static let sections: [(title: String, rows: [(String, String)])] = {
        var rest = Command.root.commands
        var sections = topics.map { topic in
            let commands = topic.commands.compactMap { name in rest.first { $0.name == name } }
            rest.removeAll { topic.commands.contains($0.name) }
            return (topic.title, commands.map { ($0.name, $0.summary) })
        }
        sections.append(("The tool", rest.map { ($0.name, $0.summary) }))
        return sections
    }()

    private static let width = Command.root.commands.map(\.name.count).max() ?? 0
}
