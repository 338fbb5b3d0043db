/// A disk with files on it that are not written yet.
struct PendingFiles<Disk: FileSystem>: FileSystem {
    let disk: Disk
    /// The contents of the files that are to be written, by path.
    private(set) var contents: [String: [UInt8]] = [:]
    /// Their paths, in the order in which they came.
    private(set) var paths: [String] = []

    init(disk: Disk) {
        self.disk = disk
    }

    mutating func write(_ bytes: [UInt8], to path: String) {
        if contents.updateValue(bytes, forKey: path) == nil { paths.append(path) }
    }

    func read(_ path: String) throws(FileFault) -> [UInt8] {
        if let bytes = contents[path] { return bytes }
        return try disk.read(path)
    }

    func kind(of path: String) -> FileKind? {
        if contents[path] != nil { return .file }
        return disk.kind(of: path) ?? (paths.contains { $0.hasPrefix(path + "/") } ? .folder : nil)
    }

    func entries(of folder: String) -> [String] {
        let start = folder == "." ? "" : folder + "/"
        let pending = paths.filter { $0.hasPrefix(start) }.compactMap { path in
            path.dropFirst(start.utf8.count).split(separator: "/").first.map(String.init)
        }
        return Array(Set(disk.entries(of: folder) + pending))
    }
}
