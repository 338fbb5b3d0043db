import ApigenJSON
import ApigenKit

extension Command {
    /// Writes a first spec and a sample.
    static let initialize: Command = Command(
        name: "init",
        summary: "Writes a first spec and a sample, to start from.",
        discussion: """
            The spec works as it is: generate from it, then put your own paths and samples in place of its own. What \
            is there already is never overwritten.
            """,
        operands: .optional("NAME", "The name of the API; \"Example\" where none is given."),
        options: [folder],
        examples: [
            Example(line: "apigen init", summary: "writes Specs/example.api.json and its samples"),
            Example(line: "apigen init Shop", summary: "writes Specs/shop.api.json, for an API named Shop"),
        ],
        action: { invocation, console in
            let given = invocation.operands.first ?? "Example"
            let namer = Namer()
            let words = namer.words(in: given)
            guard !words.isEmpty, given.contains(where: \.isLetter) else {
                throw CommandFailure("\(given.quoted) is no name for an API; try one such as Shop")
            }
            let starter = StarterSpec(
                name: namer.name(words: words, as: .type),
                stem: words.map { $0.lowercased() }.joined(separator: "-")
            )
            let folder = FilePath.tidied(invocation[folder] ?? "Specs")
            let disk = DiskFileSystem()
            var faults = Diagnostics()
            let changes = starter.files.map { file in
                let path = FilePath.join(folder, file.path)
                if disk.kind(of: path) != nil { faults.error("\(path) is there already, and is left alone", at: nil) }
                return FileChange(path: path, before: nil, after: Array(file.text.utf8))
            }
            guard faults.isEmpty else {
                if invocation.operands.isEmpty {
                    faults.note("\"apigen init Shop\" makes one of another name", at: nil)
                }
                throw CommandFailure(faults)
            }
            try FileTransaction.apply(changes)
            for change in changes { console.say("wrote \(change.path)") }
            let rest = folder == "Specs" ? "" : " \(folder)"
            console.say("now \"apigen generate\(rest)\" writes the client")
            console.set("files", .array(changes.map { .string($0.path) }))
            return .done
        }
    )

    private static let folder = Option.text("folder", "DIR", "The folder to write into; \"Specs\" where none is given.")
}
