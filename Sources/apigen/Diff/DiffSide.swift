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

    /// What is there; nothing where nothing is.
    var kind: FileKind? { files.kind(of: path) }

    /// The specs by their paths below the folder; a spec by itself has none.
    func specs() -> [String: String] {
        guard files.kind(of: path) == .folder else { return ["": path] }
        let folder = FilePath.tidied(path)
        var specs: [String: String] = [:]
        for found in Self.specs(in: folder, on: files) {
            // What is found in the current folder does not name it.
            let isBelow = found.hasPrefix(folder + "/")
            specs[isBelow ? String(found.dropFirst(folder.count + 1)) : found] = found
        }
        return specs
    }

    /// The specs in a folder, which may have none. What is generic takes the file system out of its box.
    private static func specs(in folder: String, on files: some FileSystem) -> [String] {
        (try? SpecFinder.specs(at: [folder], on: files)) ?? []
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
