/// What the generator needs of a disk. Everything else in it works on values.
package protocol FileSystem: Sendable {
    /// The contents of a file.
    func read(_ path: String) throws(FileFault) -> [UInt8]
    /// What stands at a path, links followed; nothing where nothing does.
    func kind(of path: String) -> FileKind?
    /// The names of what is in a folder, in no order; none where it can't be read.
    func entries(of folder: String) -> [String]
}

/// What may stand at a path.
package enum FileKind: String, Hashable, Codable, Sendable {
    /// A file with contents.
    case file
    /// A folder.
    case folder
    /// A device, a pipe or the like.
    case other
}

/// Why a file can't be read.
package enum FileFault: Error, Hashable, Sendable {
    /// There is none.
    case missing
    /// It is a folder.
    case folder
    /// The system refuses.
    case unreadable
}
