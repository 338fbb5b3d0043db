import ApigenKit

/// Finds the specs that a command is to work on.
struct SpecFinder<Disk: FileSystem> {
    private let disk: Disk
    private var found: [String] = []
    private static var ending: String { ".api.json" }
    private static var maximumDepth: Int { 20 }

    private init(disk: Disk) {
        self.disk = disk
    }

    /// The specs that are named, and those in the folders that are named, each once; without any names those in
    /// `Specs`.
    static func specs(at paths: [String], on disk: Disk) throws(CommandFailure) -> [String] {
        var finder = SpecFinder(disk: disk)
        for path in paths.isEmpty ? ["Specs"] : paths { try finder.add(path) }
        return finder.found
    }

    private mutating func add(_ path: String) throws(CommandFailure) {
        let path = FilePath.tidied(path)
        switch disk.kind(of: path) {
        case .file, .other: note(path)
        case .folder:
            let count = found.count
            search(path, depth: 0)
            if found.count == count {
                throw CommandFailure("there is no *\(Self.ending) in \(path); \(Self.advice)")
            }
        case nil:
            let folder = FilePath.folder(of: path)
            let near = NearMatch.nearest(
                to: FilePath.name(of: path),
                in: disk.entries(of: folder.isEmpty ? "." : folder).sorted()
            )
            let suggestion = near.map { "did you mean \(FilePath.join(folder, $0).quoted)?" }
            let subject = Self.isPattern(path) ? "no file matches" : "there is no file or folder"
            throw CommandFailure("\(subject) \(path.quoted); \(suggestion ?? Self.advice)")
        }
    }

    private mutating func search(_ folder: String, depth: Int) {
        // Links may make a circle.
        guard depth < Self.maximumDepth else { return }
        for name in disk.entries(of: folder).sorted() where !name.hasPrefix(".") {
            let path = FilePath.join(folder, name)
            switch disk.kind(of: path) {
            case .file where name.hasSuffix(Self.ending): note(path)
            case .folder: search(path, depth: depth + 1)
            default: break
            }
        }
    }

    private mutating func note(_ path: String) {
        if !found.contains(path) { found.append(path) }
    }

    /// A pattern that the shell left as it was, because nothing matches it.
    private static func isPattern(_ path: String) -> Bool { path.contains { "*?[".contains($0) } }

    private static var advice: String { "name a spec, or start with \"apigen init\", which writes a first one" }
}
