import ApigenKit

/// A folder that documents are exported into.
struct ExportFolder {
    /// The path as people see it.
    var path: String
    /// What shall stand there.
    var documents: [ExportedDocument]

    /// What is to happen so that it does. What apigen did not export is never touched: where it stands in the way,
    /// that is an error.
    func changes(_ disk: some FileSystem, into diagnostics: inout Diagnostics) -> [FileChange] {
        if let kind = disk.kind(of: path), kind != .folder {
            diagnostics.error("\(path) is a file, and must be a folder for several documents", at: nil)
            return []
        }
        let changes = documents.compactMap { document in
            Self.change(of: FilePath.join(path, document.name), to: document, disk, into: &diagnostics)
        }
        return changes + removals(disk)
    }

    /// What is to happen so that one document stands at a path.
    static func change(
        of path: String,
        to document: ExportedDocument,
        _ disk: some FileSystem,
        into diagnostics: inout Diagnostics
    ) -> FileChange? {
        let after = Array(document.text.utf8)
        do {
            let before = try disk.read(path)
            guard before == after || ExportedDocument.isExported(before) else {
                diagnostics.error(OutputFolder.protection(of: path), at: nil)
                return nil
            }
            return FileChange(path: path, before: before, after: after)
        } catch .missing {
            return FileChange(path: path, before: nil, after: after)
        } catch {
            diagnostics.error("\(path) stands in the way: it is no file that apigen could replace", at: nil)
            return nil
        }
    }

    /// The documents that an earlier run exported from the same specs, and this one does not.
    private func removals(_ disk: some FileSystem) -> [FileChange] {
        let names = Set(documents.map(\.name))
        let sources = Set(documents.compactMap { ExportedDocument.source(of: Array($0.text.utf8)) })
        return disk.entries(of: path).sorted().compactMap { name in
            let file = FilePath.join(path, name)
            guard name.hasSuffix(".schema.json"), !names.contains(name), let before = try? disk.read(file),
                let source = ExportedDocument.source(of: before), sources.contains(source)
            else { return nil }
            return FileChange(path: file, before: before, after: nil)
        }
    }
}
