extension Command {
    /// The tool itself: every command, in the order in which people meet them.
    static let root: Command = Command(
        name: "apigen",
        summary: "Turns sample JSON and a small endpoint spec into a typed Swift API client.",
        options: GlobalOption.all,
        commands: [
            .initialize, .importing, .generate, .check, .infer, .explain, .record, .verify, .mock, .shape, .export,
            .diff, .templates, .completions, .help,
        ],
        action: { _, console in
            console.write(Overview.text(style: console.style))
            return .done
        }
    )
}
