import ApigenJSON
import ApigenKit

extension Command {
    /// Tells an API to tools that know OpenAPI or JSON Schema.
    static let export: Command = Command(
        name: "export",
        summary: "Writes an API as OpenAPI 3.1 or as JSON Schemas.",
        discussion: """
            The document says what apigen knows: paths, parameters, the models with what is required and what may be \
            null, errors, and examples from the samples. Every sample fits the schemas. A single document is printed; \
            --output writes files, where JSON Schema gives one for each model and each body. What apigen did not \
            export is never overwritten.
            """,
        operands: ClientOptions.specs,
        options: [format, output],
        examples: [
            Example(line: "apigen export Specs/users.api.json", summary: "prints an OpenAPI document"),
            Example(
                line: "apigen export --format json-schema --output Schemas Specs/users.api.json",
                summary: "writes a JSON Schema for each model and each body into Schemas"
            ),
        ],
        action: { invocation, console in
            let disk = DiskFileSystem()
            let specs = try SpecFinder.specs(at: invocation.operands, on: disk)
            if specs.count > 1, invocation[output] == nil {
                throw CommandFailure("there are \(specs.count) specs; name one of them, or a folder with --output")
            }
            let (results, diagnostics) = try await console.working(on: "reading samples") {
                var diagnostics = Diagnostics()
                let results = specs.compactMap { path -> InferredSpec? in
                    var generation = Generation()
                    let inferred = Generator.infer(specAt: path, files: disk, into: &generation)
                    diagnostics.add(generation.diagnostics.naming(path).withoutNotes)
                    return inferred
                }
                return (results, diagnostics)
            }
            console.report(diagnostics)
            guard !console.hasErrors else { return .fault }
            if let path = invocation[output].map(FilePath.tidied) {
                try write(results, as: invocation[format], to: path, console)
            } else if let document = results.first?.document(as: invocation[format]) {
                console.write(document.text)
                console.set("document", document.content)
            }
            return .done
        }
    )

    private static let format = Option.choice(
        "format",
        "FORMAT",
        ExportFormat.self,
        missing: .openAPI,
        "The form: openapi, which is the default, or json-schema."
    )
    private static let output = Option.text(
        "output",
        letter: "o",
        "PATH",
        "A folder, or a file *.json for one document, to write in place of printing."
    )

    @MainActor private static func write(
        _ specs: [InferredSpec],
        as format: ExportFormat,
        to path: String,
        _ console: Console
    ) throws {
        let disk = DiskFileSystem()
        var faults = Diagnostics()
        var changes: [FileChange] = []
        if path.hasSuffix(".json"), disk.kind(of: path) != .folder {
            guard specs.count == 1, let document = specs.first?.document(as: format) else {
                throw CommandFailure("\(path) can hold one document, and there are \(specs.count) specs; name a folder")
            }
            changes = [ExportFolder.change(of: path, to: document, disk, into: &faults)].compactMap(\.self)
        } else {
            let folders = folders(for: specs, as: format, in: path)
            for (spec, folder) in zip(specs, folders) {
                let documents = spec.documents(as: format)
                changes += ExportFolder(path: folder, documents: documents).changes(disk, into: &faults)
            }
            guard Set(changes.map { $0.path.lowercased() }).count == changes.count else {
                throw CommandFailure("two specs give files of the same name; export them into folders of their own")
            }
        }
        guard faults.isEmpty else { throw CommandFailure(faults) }
        try FileTransaction.apply(changes)
        for change in changes where change.kind != .unchanged {
            console.say("\(change.kind == .removed ? "removed" : "wrote") \(change.path)")
        }
        if changes.allSatisfy({ $0.kind == .unchanged }) { console.say("\(path) is up to date") }
        console.set(
            "files",
            .array(changes.map { ["path": .string($0.path), "change": .string($0.kind.rawValue)] })
        )
    }

    /// Where the documents of each spec go: schemas of several specs into a folder for each.
    private static func folders(
        for specs: [InferredSpec],
        as format: ExportFormat,
        in path: String
    ) -> [String] {
        guard specs.count > 1, format == .jsonSchema else { return specs.map { _ in path } }
        return specs.map { FilePath.join(path, $0.spec.fileStem) }
    }
}
