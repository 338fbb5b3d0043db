import ApigenKit

/// All that a run asked of the disk, and what the disk said: what the run depends on.
///
/// A run tells by its questions what it depends on: the spec, the samples that it names, the folders that a pattern was
/// looked for in, and files that were missing. So nothing has to be worked out twice, and nothing is forgotten.
struct WatchedFiles: Equatable, Codable {
    private var stamps: [String: FileStamp?] = [:]
    private var kinds: [String: FileKind?] = [:]
    private var entries: [String: Set<String>] = [:]

    /// The number of files that were read.
    var count: Int { stamps.count }

    /// Notes that a file is about to be read.
    mutating func noteReading(_ path: String) {
        // The first stamp stands: what changes while the run goes on is a change.
        if stamps[path] == nil { stamps[path] = .some(FileStamp(path)) }
    }

    /// Notes what stood at a path.
    mutating func note(_ kind: FileKind?, at path: String) {
        if kinds[path] == nil { kinds[path] = .some(kind) }
    }

    /// Notes what was in a folder.
    mutating func note(_ names: [String], in folder: String) {
        if entries[folder] == nil { entries[folder] = Set(names) }
    }

    /// The same files as they are now.
    ///
    /// - Parameter written: Paths of files that the run wrote itself; that they are there now is no change.
    func current(ignoring written: Set<String>, on disk: some FileSystem) -> WatchedFiles {
        var now = WatchedFiles()
        for path in stamps.keys { now.stamps[path] = .some(FileStamp(path)) }
        for path in kinds.keys { now.kinds[path] = .some(disk.kind(of: path)) }
        for (folder, names) in entries {
            let ignored = Set(
                written.filter { FilePath.normalized(FilePath.folder(of: $0)) == FilePath.normalized(folder) }.map(
                    FilePath.name
                )
            )
            now.entries[folder] = Set(disk.entries(of: folder)).subtracting(ignored).union(names.intersection(ignored))
        }
        return now
    }
}
