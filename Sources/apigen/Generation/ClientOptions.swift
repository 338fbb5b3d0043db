import ApigenKit

/// The operands and options that `generate` and `check` share.
enum ClientOptions {
    static let specs = Operands.any("SPEC", "A spec, or a folder with *.api.json files; \"Specs\" where none is given.")
    static let output = Option.text(
        "output",
        letter: "o",
        "DIR",
        "The folder for the code; else what the spec says, else Generated/<Name>."
    )
    static let templates = Option.text("templates", "DIR", "A folder with templates to use in place of built-in ones.")
    static let all: [any AnyOption] = [output, templates]
    /// For `generate` alone.
    static let files = Option.texts(
        "file",
        "NAME",
        "A file to write: just these are, as a build system expects them, and only where something changed."
    )

    /// What the options ask to generate, compared with what is on the disk. Faults are reported to the console; where
    /// any is an error, there is nothing to do.
    ///
    /// - Parameter inputs: Where specs, samples and templates are read from.
    @MainActor static func results(
        _ invocation: Invocation,
        _ console: Console,
        reading inputs: some FileSystem = DiskFileSystem(),
        tellsNotes: Bool
    ) async throws -> [ClientGeneration.Result] {
        let specs = try SpecFinder.specs(at: invocation.operands, on: inputs)
        let overrides = try invocation[templates].map { try TemplateFolder(path: $0).templates(inputs) }
        guard invocation[files].isEmpty || specs.count == 1 else {
            throw CommandFailure("\(files.form.typedName) goes with one spec, and there are \(specs.count)")
        }
        let generation = ClientGeneration(
            templates: overrides ?? [:],
            chosenFolder: invocation[output],
            promisedFiles: invocation[files]
        )
        let (results, diagnostics) = try await console.working(on: "reading samples and generating") {
            var diagnostics = Diagnostics()
            let results = generation.results(
                for: specs,
                reading: inputs,
                on: DiskFileSystem(),
                into: &diagnostics
            )
            return (results, diagnostics)
        }
        // Beside errors a note is one thing more to read.
        console.report(tellsNotes && !diagnostics.hasErrors ? diagnostics : diagnostics.withoutNotes)
        return console.hasErrors ? [] : results
    }
}
