/// What is to happen to one file: to be written, or to be removed.
struct FileChange: Hashable {
    /// The path as people see it.
    var path: String
    /// What stands there now; nothing where there is no file.
    var before: [UInt8]?
    /// What shall stand there; nothing where the file is to go.
    var after: [UInt8]?

    /// The kinds of change.
    enum Kind: String {
        case added
        case changed
        case removed
        case unchanged
    }

    /// What the change is.
    var kind: Kind {
        if before == after { return .unchanged }
        if before == nil { return .added }
        return after == nil ? .removed : .changed
    }
}
