import ApigenKit

/// One side of a comparison: specs, on the disk or in a revision.
struct DiffSide {
    /// Where the specs and their samples are read from.
    let files: any FileSystem
    /// A spec, or a folder with specs.
    let path: String

    init(files: any FileSystem, path: String) {
        self.files = files
        self.path = path
    }

    /// The side that a person named: a path, or a path in a revision as git writes it, such as `main:Specs/a.api.json`.
    init(_ text: String) throws(CommandFailure) {
        let disk = DiskFileSystem()
        let path = FilePath.tidied(text)
        guard disk.kind(of: path) == nil, let colon = text.firstIndex(of: ":"), colon != text.startIndex else {
            self.init(files: disk, path: path)
            return
        }
        let snapshot = try GitSnapshot(revision: String(text[..<colon]))
        let rest = String(text[text.index(after: colon)...])
        self.init(files: snapshot, path: snapshot.path(inRepository: rest))
    }

    /// Whether anything is there.
    var exists: Bool { files.kind(of: path) != nil }

    /// The specs by their paths below the folder; a spec by itself has none.
    func specs() throws(CommandFailure) -> [String: String] {
        if files.kind(of: path) == .folder, !Self.hasSpecs(path, on: files) { return [:] }
        var specs: [String: String] = [:]
        for found in try Self.found(path, on: files) {
            specs[found == path ? "" : String(found.dropFirst(path.count + 1))] = found
        }
        return specs
    }

    // What is generic takes the file system out of its box.
    private static func found(_ path: String, on files: some FileSystem) throws(CommandFailure) -> [String] {
        try SpecFinder.specs(at: [path], on: files)
    }

    private static func hasSpecs(_ path: String, on files: some FileSystem) -> Bool {
        (try? SpecFinder.specs(at: [path], on: files)) != nil
    }

    /// The types of a spec of this side; nothing where there are errors.
    func infer(_ spec: String, into diagnostics: inout Diagnostics) -> InferredSpec? {
        var generation = Generation()
        let inferred = Generator.infer(specAt: spec, files: files, into: &generation)
        // What is only good to know is told by "generate".
        for diagnostic in generation.diagnostics.naming(spec).all where diagnostic.severity == .error {
            diagnostics.add(diagnostic)
        }
        return inferred
    }
}
