/// What the tool says when it is called without arguments.
enum Overview {
    /// What it is for, how to start, and its commands.
    static func text(style: TextStyle) -> String {
        let commands = Command.root.commands.map { ($0.name, $0.summary) }
        return """
            \(Command.root.summary)

            \(style.bold("Start"))
              apigen init        writes a first spec and a sample into Specs
              apigen generate    writes the client from them into Generated

            \(style.bold("Or just models"))
              apigen infer --name Hotel hotels.json

            \(style.bold("Commands"))
            \(TextColumns(rows: commands).text)
            "apigen <command> --help" says more about each.

            """
    }
}
