@testable import ApigenKit

/// Files in memory, by path.
struct MemoryFileSystem: FileSystem {
    var files: [String: [UInt8]]
    /// Paths that are there but can't be read.
    var unreadable: Set<String> = []

    init(_ files: [String: String]) {
        self.files = files.mapValues { Array($0.utf8) }
    }

    func read(_ path: String) throws(FileFault) -> [UInt8] {
        if unreadable.contains(path) { throw .unreadable }
        guard let bytes = files[path] else { throw kind(of: path) == .folder ? .folder : .missing }
        return bytes
    }

    func kind(of path: String) -> FileKind? {
        if files[path] != nil || unreadable.contains(path) { return .file }
        let prefix = path.isEmpty || path == "." ? "" : path + "/"
        return files.keys.contains { $0.hasPrefix(prefix) } ? .folder : nil
    }

    func entries(of folder: String) -> [String] {
        let prefix = folder.isEmpty || folder == "." ? "" : folder + "/"
        let names = files.keys.filter { $0.hasPrefix(prefix) }.compactMap { path in
            path.dropFirst(prefix.count).split(separator: "/").first.map(String.init)
        }
        return Array(Set(names))
    }
}
