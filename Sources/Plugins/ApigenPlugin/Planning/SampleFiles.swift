import Foundation

/// The files that decide what the samples or templates of a spec are.
struct SampleFiles {
    /// The paths of the files that are named; of a pattern, of all that may match.
    private(set) var files: Set<String> = []
    /// The paths of the folders that were searched.
    private(set) var folders: Set<String> = []

    /// Looks for files.
    ///
    /// - Parameters:
    ///   - paths: Paths and patterns, as the spec has them.
    ///   - folder: The folder that they are relative to.
    init(_ paths: [String], in folder: URL) {
        for path in paths { add(path, in: folder) }
    }

    private mutating func add(_ path: String, in folder: URL) {
        let isPattern = { (part: Substring) in part.contains { "*?[{".contains($0) } }
        let parts = path.split(separator: "/").filter { $0 != "." }
        let fixedParts = parts.dropLast().prefix { !isPattern($0) }
        let start = path.hasPrefix("/") ? URL(fileURLWithPath: "/") : folder
        let parent = fixedParts.reduce(start) { $0.appendingPathComponent(String($1)) }.standardized
        guard let last = parts.last, Self.isFolder(parent.path) == true else { return }
        if fixedParts.count == parts.count - 1, !isPattern(last) {
            folders.insert(parent.path)
            let file = parent.appendingPathComponent(String(last)).path
            if Self.isFolder(file) == false { files.insert(file) }
        } else {
            search(parent, depth: parts.contains("**") ? Self.maximumDepth : parts.count - fixedParts.count)
        }
    }

    /// Takes every file of a folder: what may match is enough, since the tool decides what does.
    private mutating func search(_ folder: URL, depth: Int) {
        // Links may make a circle.
        guard depth > 0 else { return }
        folders.insert(folder.path)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            guard !name.hasPrefix(".") else { continue }
            let entry = folder.appendingPathComponent(name)
            switch Self.isFolder(entry.path) {
            case true?: search(entry, depth: depth - 1)
            case false?: files.insert(entry.path)
            case nil: break
            }
        }
    }

    /// Whether a path leads to a folder; nothing where it leads nowhere.
    private static func isFolder(_ path: String) -> Bool? {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
    }

    private static let maximumDepth = 20
}
