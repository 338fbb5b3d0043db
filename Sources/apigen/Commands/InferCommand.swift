import ApigenJSON
import ApigenKit

extension Command {
    /// Prints the models of samples.
    static let infer: Command = Command(
        name: "infer",
        summary: "Prints Swift models for sample JSON.",
        discussion: """
            Several files are samples of one type: what is missing in one of them becomes optional. A .ndjson file \
            holds one sample on each line.
            """,
        operands: .some("FILE", "A sample; \"-\" is standard input."),
        options: [name, plain, output, ClientOptions.templates],
        examples: [
            Example(line: "apigen infer --name Hotel hotels.json", summary: "prints models that use the runtime"),
            Example(
                line: "curl -s https://api.example.com/user | apigen infer --name User --plain -",
                summary: "prints plain Codable models for what a server answers"
            ),
        ],
        action: { invocation, console in
            let (text, diagnostics) = try await console.working(on: "reading samples") {
                var diagnostics = Diagnostics()
                return (try models(invocation, into: &diagnostics), diagnostics)
            }
            console.report(diagnostics)
            guard let text, !console.hasErrors else { return .fault }
            console.set("code", .string(text))
            if let path = invocation[output] {
                try write(text, to: path, console)
            } else {
                console.write(text)
            }
            return .done
        }
    )

    private static let name = Option.text("name", "NAME", "The name of the type; else it is made from the file's name.")
    private static let plain = Option.flag("plain", "Codable models that need Foundation alone, and no runtime.")
    private static let output = Option.text("output", letter: "o", "FILE", "The file to write, in place of printing.")

    private static func models(_ invocation: Invocation, into diagnostics: inout Diagnostics) throws -> String? {
        let disk = DiskFileSystem()
        let name = try rootName(invocation[name], invocation.operands)
        let templates = try invocation[ClientOptions.templates].map { try TemplateFolder(path: $0).templates(disk) }
        let samples = SampleReader(disk: disk).samples(at: invocation.operands, into: &diagnostics)
        if diagnostics.hasErrors { return nil }
        for path in invocation.operands where path.hasSuffix(".api.json") {
            let message =
                "\(path) is a spec, and these are models of the spec itself; \"apigen generate\" writes its client"
            diagnostics.warning(message, at: nil)
        }
        return ModelInference.infer(
            samples: samples,
            name: name,
            style: invocation[plain] ? .plain(prefix: name) : .runtime,
            templates: try OutputTemplates(overrides: templates ?? [:]),
            into: &diagnostics
        )
    }

    /// The name that was given, if Swift can spell it, else one that the first file suggests.
    private static func rootName(_ given: String?, _ paths: [String]) throws(CommandFailure) -> String {
        let namer = Namer()
        guard let given else {
            let stem = paths.first.map(FilePath.name)?.split(separator: ".").first.map(String.init) ?? "-"
            return stem == "-" ? "Root" : namer.name(for: stem, as: .type)
        }
        let proposal = namer.name(for: given, as: .type)
        guard SwiftKeyword.isIdentifier(given), !namer.isReserved(given, as: .type) else {
            throw CommandFailure("\(given.quoted) can't be the name of a type here; \(proposal.quoted) can")
        }
        return given
    }

    @MainActor private static func write(_ text: String, to path: String, _ console: Console) throws {
        let disk = DiskFileSystem()
        let before = try? disk.read(path)
        let after = Array(text.utf8)
        guard before != nil || disk.kind(of: path) == nil else { throw CommandFailure("\(path) is no plain file") }
        if let before, before != after, !GeneratedFile.isGenerated(before) {
            throw CommandFailure(OutputFolder.protection(of: path))
        }
        let change = FileChange(path: path, before: before, after: after)
        try FileTransaction.apply([change])
        console.say(change.kind == .unchanged ? "\(path) is up to date" : "wrote \(path)")
        console.set("output", .string(path))
    }
}
