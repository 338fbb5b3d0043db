import ApigenJSON
import ApigenKit

extension Command {
    /// Makes the file that carries the built-in templates; for work on apigen itself.
    static let embedTemplates: Command = Command(
        name: "embed",
        summary: "Embeds Templates into the tool; for work on apigen itself.",
        discussion: """
            The templates in Templates are what apigen's authors edit, and the tool carries them as a Swift file. Run \
            this in apigen's own repository after every edit, then build again.
            """,
        examples: [Example(line: "swift run apigen templates embed", summary: "rewrites \(file)")],
        action: { _, console in
            let disk = DiskFileSystem()
            guard disk.kind(of: FilePath.folder(of: file)) == .folder else {
                throw CommandFailure(notOurs)
            }
            let templates = try TemplateFolder(path: "Templates").templates(disk)
            let text = TemplateEmbedding.swiftSource(for: templates)
            let change = FileChange(path: file, before: try? disk.read(file), after: Array(text.utf8))
            try FileTransaction.apply([change])
            console.say(change.kind == .unchanged ? "\(file) is up to date" : "wrote \(file); now build again")
            console.set("change", .string(change.kind.rawValue))
            return .done
        }
    )

    private static let notOurs = "this is not apigen's own repository; \"apigen generate --templates DIR\" is for you"
    private static let file = "Sources/ApigenKit/Templates/EmbeddedTemplates.swift"
}
