/// Finds the file that was probably meant by a path that leads nowhere.
struct NearPath<Files: FileSystem> {
    let fileSystem: Files
    /// The folder that paths are relative to.
    let folder: String

    /// The nearest path to a file, relative to the folder as the given one is.
    func nearest(to path: String) -> String? {
        // What is forgotten most often: the extension, and the folder.
        let guesses = [path + ".json", "samples/" + path, "samples/\(path).json"]
        if let guess = guesses.first(where: { kind(of: $0) == .file }) { return guess }
        var found = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") where part != "." {
            let next = FilePath.join(found, String(part))
            if part == ".." || kind(of: next) != nil {
                found = next
                continue
            }
            let here = FilePath.join(folder, found)
            let names = fileSystem.entries(of: here.isEmpty ? "." : here).filter { !$0.hasPrefix(".") }.sorted()
            guard let near = NearMatch.nearest(to: String(part), in: names) else { return nil }
            found = FilePath.join(found, near)
        }
        return kind(of: found) == .file ? found : nil
    }

    private func kind(of path: String) -> FileKind? { fileSystem.kind(of: FilePath.join(folder, path)) }
}
