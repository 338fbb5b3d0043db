import ApigenJSON
import ApigenKit

extension Command {
    /// Writes the built-in templates into a folder.
    static let exportTemplates: Command = Command(
        name: "export",
        summary: "Writes the built-in templates into a folder.",
        discussion: """
            Edit them, delete those that you keep as they are, and pass the folder to generate and check with \
            --templates. Templates that differ from the built-in ones are not overwritten.
            """,
        operands: .one("DIR", "The folder to write into."),
        examples: [
            Example(
                line: "apigen templates export Templates && apigen generate --templates Templates",
                summary: "generates with templates of your own"
            )
        ],
        action: { invocation, console in
            let folder = TemplateFolder(path: FilePath.tidied(invocation.operands[0]))
            let disk = DiskFileSystem()
            var faults = Diagnostics()
            let changes = OutputTemplates.builtIn.sorted { $0.key < $1.key }.map { name, text in
                let path = folder.file(of: name)
                let before = try? disk.read(path)
                let change = FileChange(path: path, before: before, after: Array(text.utf8))
                if change.kind == .changed || before == nil && disk.kind(of: path) != nil {
                    faults.error("\(path) is there already, and is left alone; export into another folder", at: nil)
                }
                return change
            }
            guard faults.isEmpty else { throw CommandFailure(faults) }
            try FileTransaction.apply(changes)
            console.say("\(changes.count) templates are in \(folder.path)")
            console.set("files", .array(changes.map { .string($0.path) }))
            return .done
        }
    )
}
