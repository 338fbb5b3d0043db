/// The whole road: a spec and its samples in, the files of a client out. Nothing is written.
package enum Generator {
    /// Generates the client of one spec.
    ///
    /// - Parameters:
    ///   - path: The path of the spec.
    ///   - files: Where the spec and its samples are read from.
    ///   - templates: Templates that stand in place of built-in ones, by name.
    package static func generate(
        specAt path: String,
        files: some FileSystem,
        templates: [String: String] = [:]
    ) -> Generation {
        var generation = Generation()
        guard let inferred = infer(specAt: path, files: files, into: &generation) else { return generation }
        do {
            let renderer = ClientRenderer(templates: try OutputTemplates(overrides: templates))
            generation.files = try renderer.files(for: inferred)
        } catch {
            generation.diagnostics.error("\(error)", at: nil)
        }
        return generation
    }

    /// Reads a spec and infers the types of its bodies; nothing where there are errors.
    package static func infer(
        specAt path: String,
        files: some FileSystem,
        into generation: inout Generation
    ) -> InferredSpec? {
        let bytes: [UInt8]
        do {
            bytes = try files.read(path)
        } catch {
            generation.diagnostics.error(error.message(about: path), at: nil)
            return nil
        }
        let file = SourceFile(path: path, bytes: bytes)
        generation.spec = Spec.read(file, into: &generation.diagnostics)
        guard let spec = generation.spec else { return nil }
        // Samples are looked at even where the spec is at fault, so that one run tells everything.
        let inferred = SpecInference.infer(spec, files: files, into: &generation.diagnostics)
        return generation.diagnostics.hasErrors ? nil : inferred
    }
}

/// What became of a spec.
package struct Generation: Sendable {
    /// The spec, as far as it could be read.
    package var spec: Spec?
    /// The files; none where there are errors.
    package var files: [GeneratedFile] = []
    /// What there is to tell.
    package var diagnostics = Diagnostics()

    package init() {}
}

extension FileFault {
    /// The fault in a sentence.
    package func message(about path: String) -> String {
        switch self {
        case .missing: "there is no file \(path.quoted)"
        case .folder: "\(path.quoted) is a folder, and a file was expected"
        case .unreadable: "the file \(path.quoted) can't be read"
        }
    }
}
