import ApigenKit

/// A folder that holds the generated code of one spec, and what shall stand in it.
struct OutputFolder {
    /// The path as people see it.
    var path: String
    /// The spec that the code comes from.
    var specPath: String
    /// What shall stand in the folder.
    var files: [GeneratedFile]

    /// What is to happen so that the folder holds just these files. What apigen did not write is never touched:
    /// where it stands in the way, that is an error.
    func changes(_ disk: some FileSystem, into diagnostics: inout Diagnostics) -> [FileChange] {
        let kind = disk.kind(of: path)
        guard kind == nil || kind == .folder else {
            diagnostics.error("\(path) is a file, and must be a folder for generated code", at: nil)
            return []
        }
        let names = Set(files.map(\.name))
        var changes = files.compactMap { change(of: $0, disk, into: &diagnostics) }
        for name in disk.entries(of: path).sorted() where name.hasSuffix(".swift") && !names.contains(name) {
            guard let removal = removal(of: name, disk, into: &diagnostics) else { continue }
            changes.append(removal)
        }
        return changes
    }

    private func change(
        of file: GeneratedFile,
        _ disk: some FileSystem,
        into diagnostics: inout Diagnostics
    ) -> FileChange? {
        let target = FilePath.join(path, file.name)
        let after = Array(file.text.utf8)
        do {
            let before = try disk.read(target)
            guard GeneratedFile.isGenerated(before) || before == after else {
                diagnostics.error(Self.protection(of: target), at: nil)
                return nil
            }
            return FileChange(path: target, before: before, after: after)
        } catch .missing {
            return FileChange(path: target, before: nil, after: after)
        } catch {
            diagnostics.error("\(target) stands in the way: it is no file that apigen could replace", at: nil)
            return nil
        }
    }

    /// A file that an earlier run wrote and this one does not.
    private func removal(
        of name: String,
        _ disk: some FileSystem,
        into diagnostics: inout Diagnostics
    ) -> FileChange? {
        let target = FilePath.join(path, name)
        guard let before = try? disk.read(target), let source = GeneratedFile.source(of: before) else { return nil }
        let other = FilePath.join(FilePath.folder(of: specPath), source)
        if source != FilePath.name(of: specPath), disk.kind(of: other) == .file {
            let message = "\(path) holds the code of \(other) already; give each spec a folder of its own"
            diagnostics.error(message + " (\"output\" in \"swift\", or --output)", at: nil)
            return nil
        }
        return FileChange(path: target, before: before, after: nil)
    }

    /// What to say of a file that a person wrote and that stands in the way.
    static func protection(of path: String) -> String {
        "\(path) was not written by apigen and is left alone; move it away, or choose another folder or name"
    }
}
