import ApigenKit
import Foundation

/// The road from the specs that a person named to the changes that their output folders need.
///
/// `generate` makes the changes, `check` shows them.
struct ClientGeneration {
    /// What became of one spec.
    struct Result {
        /// The path of the spec.
        var specPath: String
        /// The folder for its code.
        var folder: String
        /// What is to happen in that folder.
        var changes: [FileChange]
        /// The seconds that generating it took.
        var seconds: Double
    }

    /// The templates that stand in place of built-in ones, by name.
    var templates: [String: String]
    /// The folder that the person chose for the code.
    var chosenFolder: String?
    /// The names of just the files to write, where a build system expects them.
    var promisedFiles: [String] = []

    /// Generates all specs, and compares with what is on the disk. Nothing is written.
    ///
    /// - Parameters:
    ///   - specPaths: The specs.
    ///   - inputs: Where specs and samples are read from.
    ///   - disk: Where the code is to go.
    func results(
        for specPaths: [String],
        reading inputs: some FileSystem,
        on disk: some FileSystem,
        into diagnostics: inout Diagnostics
    ) -> [Result] {
        var results: [Result] = []
        var owners: [String: String] = [:]
        for specPath in specPaths {
            let start = ProcessInfo.processInfo.systemUptime
            let generation = Generator.generate(
                specAt: specPath,
                files: inputs,
                templates: templates,
                promisedFiles: promisedFiles
            )
            diagnostics.add(generation.diagnostics.naming(specPath))
            guard let spec = generation.spec, !generation.diagnostics.hasErrors else { continue }
            let folder = folder(for: spec, at: specPath)
            if let owner = owners.updateValue(specPath, forKey: FileIdentity.of(folder)) {
                diagnostics.error(
                    "its code would go to \(folder), as that of \(owner) does",
                    at: spec.swift.output?.location ?? spec.file.location(at: 0),
                    suggestion: nil,
                    notes: [Diagnostic(.note, "give each a folder of its own: \"swift\": { \"output\": … }")]
                )
                continue
            }
            let output = OutputFolder(path: folder, specPath: specPath, files: generation.files)
            let changes = output.changes(disk, into: &diagnostics)
            let seconds = ProcessInfo.processInfo.systemUptime - start
            results.append(Result(specPath: specPath, folder: folder, changes: changes, seconds: seconds))
        }
        return results
    }

    /// Where the code of a spec goes: where the person said, else where the spec says, else into `Generated`.
    private func folder(for spec: Spec, at path: String) -> String {
        if let chosenFolder { return FilePath.tidied(chosenFolder) }
        guard let output = spec.swift.output else { return FilePath.join("Generated", spec.name) }
        return FilePath.normalized(FilePath.join(FilePath.folder(of: path), output.value))
    }
}
