extension Command {
    /// Everything about templates.
    static let templates: Command = Command(
        name: "templates",
        summary: "Exports the built-in templates, to make the output your own.",
        commands: [.exportTemplates, .embedTemplates]
    )
}
