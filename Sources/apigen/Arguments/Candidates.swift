/// What may stand where a value is typed, for a shell to offer.
enum Candidates: Hashable, Sendable {
    /// Nothing that could be listed, such as a name.
    case anything
    /// One of these.
    case words([String])
    /// Specs, and folders that may hold some.
    case specs
    /// Files of any kind.
    case files
    /// Folders.
    case folders
    /// Branches and tags of the git repository around.
    case revisions
    /// The commands of the tool.
    case commands

    /// What a placeholder of help stands for: `DIR` is a folder wherever it is written.
    init(placeholder: String) {
        switch placeholder.split(separator: " ").first {
        case "SPEC", "OLD": self = .specs
        case "FILE", "PATH": self = .files
        case "DIR": self = .folders
        case "REV": self = .revisions
        default: self = .anything
        }
    }
}
