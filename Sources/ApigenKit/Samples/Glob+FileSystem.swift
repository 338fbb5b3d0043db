extension Glob {
    /// The files that match, each once, in the order of their paths, as they are seen from `folder`.
    func matches(in folder: String, _ fileSystem: some FileSystem) -> [String] {
        matches(
            in: folder,
            entries: { fileSystem.entries(of: $0.isEmpty ? "." : $0) },
            isFolder: { path in
                switch fileSystem.kind(of: path) {
                case .folder: true
                case .file: false
                case .other, nil: nil
                }
            }
        )
    }
}

extension FilePath {
    /// Whether a pattern of paths finds a path, both seen from the same folder; the disk is not asked.
    package static func matches(_ path: String, pattern: String) -> Bool {
        let parts = path.split(separator: "/").map(Array.init)
        return Glob.expandBraces(pattern).contains { pattern in
            matches(parts[...], pattern.split(separator: "/").map(Array.init)[...])
        }
    }

    private static func matches(_ path: ArraySlice<[Character]>, _ pattern: ArraySlice<[Character]>) -> Bool {
        guard let first = pattern.first else { return path.isEmpty }
        if first == ["*", "*"] {
            return matches(path, pattern.dropFirst()) || !path.isEmpty && matches(path.dropFirst(), pattern)
        }
        guard let part = path.first, Glob.matches(part, first) else { return false }
        return matches(path.dropFirst(), pattern.dropFirst())
    }
}
