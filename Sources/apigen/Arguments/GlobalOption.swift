/// The options that every command has.
enum GlobalOption {
    /// Help for a command.
    static let help = Option.flag("help", letter: "h", "Shows this help.")
    /// The version of the tool.
    static let version = Option.flag("version", "Shows the version.")
    /// Only errors.
    static let quiet = Option.flag("quiet", letter: "q", "Tells nothing but errors.")
    /// For machines.
    static let json = Option.flag("json", "Tells everything as one JSON document, for machines.")

    /// All of them, in the order of help.
    static let all: [any AnyOption] = [quiet, json, help, version]
}
