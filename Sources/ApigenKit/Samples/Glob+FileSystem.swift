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
