import Foundation

/// The files that decide what the samples or templates of a spec are.
struct SampleFiles {
    /// The paths of the files that are named, or that match a pattern.
    private(set) var files: Set<String> = []
    /// The paths of the folders that they were looked for in.
    private(set) var folders: Set<String> = []

    /// Looks for files.
    ///
    /// - Parameters:
    ///   - paths: Paths and patterns, as the spec has them.
    ///   - folder: The folder that they are relative to.
    init(_ paths: [String], in folder: URL) {
        for path in paths {
            let file = path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
            if Self.isFolder(file.path) == false {
                add(file.path)
            } else if Glob.isPattern(path) {
                search(path, in: folder)
            }
        }
    }

    private mutating func search(_ pattern: String, in folder: URL) {
        var searched: Set<String> = []
        let matches = Glob(pattern).matches(
            in: folder.path,
            entries: { path in
                searched.insert(Self.plain(path))
                return (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            },
            isFolder: Self.isFolder
        )
        for match in matches { add(match) }
        folders.formUnion(searched.filter { Self.isFolder($0) == true })
    }

    private mutating func add(_ path: String) {
        let path = Self.plain(path)
        files.insert(path)
        folders.insert(URL(fileURLWithPath: path).deletingLastPathComponent().path)
    }

    /// A path without steps back, links as they are: this is what a build system watches.
    private static func plain(_ path: String) -> String { URL(fileURLWithPath: path).standardized.path }

    /// Whether a path leads to a folder; nothing where it leads nowhere.
    private static func isFolder(_ path: String) -> Bool? {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
    }
}
