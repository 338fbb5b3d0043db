import Foundation

/// Decides what a build has to do for the specs of one target.
///
/// SwiftPM may keep a plan while the contents of files change; it plans anew only where files come or go. So nothing
/// that a spec says may make a plan wrong: each run is told the names that were promised for its files, and every
/// sample that a spec might come to name counts as its input.
struct TargetPlan {
    /// The name of the target.
    var target: String
    /// Every file of the target.
    var files: [URL]
    /// The folder for what the plugin makes.
    var workFolder: URL

    /// The runs of the tool, or all that stands in their way.
    func steps() throws(PlanFaults) -> [GenerationStep] {
        let specs = files.filter(SpecFile.isSpec).sorted { $0.path < $1.path }.map(Source.init)
        guard !specs.isEmpty else {
            throw PlanFaults([PlanFault(message: "target \(target) has no *\(SpecFile.ending); \(SpecFile.advice)")])
        }
        let faults = collisions(of: specs) + committedCode(of: specs)
        guard faults.isEmpty else { throw PlanFaults(faults) }
        return specs.map { step(for: $0, among: specs) }
    }

    /// A spec of the target.
    private struct Source {
        let file: URL
        let outline: SpecOutline
        let samples: SampleFiles

        init(file: URL) {
            self.file = file
            outline = SpecOutline(text: (try? Data(contentsOf: file)) ?? Data(), path: file.path)
            samples = SampleFiles(outline.samples, in: file.deletingLastPathComponent())
        }
    }

    // MARK: Steps

    private func step(for source: Source, among sources: [Source]) -> GenerationStep {
        let folder = workFolder.appendingPathComponent(source.outline.names.base)
        let names = source.outline.names.files
        var arguments = ["generate", source.file.path, "--output", folder.path]
        arguments += names.flatMap { ["--file", $0] }
        var inputs = source.samples.files.union(source.samples.folders.filter { !isInTarget($0) })
        inputs.formUnion(unclaimedSamples(of: sources))
        inputs.insert(source.file.path)
        if let templates = SpecFile.templateFolder(for: source.file) {
            arguments += ["--templates", templates.path]
            inputs.formUnion(SampleFiles(["*.mustache"], in: templates).files)
        }
        return GenerationStep(
            title: "Generating the client of \(source.file.lastPathComponent)",
            arguments: arguments,
            inputs: inputs.sorted().map { URL(fileURLWithPath: $0) },
            outputs: names.map { folder.appendingPathComponent($0) }
        )
    }

    /// The JSON files of the target that no spec names yet. A spec that comes to name one has it as an input already.
    private func unclaimedSamples(of sources: [Source]) -> Set<String> {
        let samples = files.filter { file in
            ["json", "ndjson", "jsonl"].contains(file.pathExtension) && !SpecFile.isSpec(file)
        }
        return sources.reduce(into: Set(samples.map(\.path))) { $0.subtract($1.samples.files) }
    }

    /// Whether a folder holds files of the target: SwiftPM then sees by itself what comes and goes there.
    private func isInTarget(_ folder: String) -> Bool {
        files.contains { $0.path.hasPrefix(folder + "/") }
    }

    // MARK: Faults

    /// Two specs whose files would have the same names, which a module can't hold.
    private func collisions(of sources: [Source]) -> [PlanFault] {
        var owners: [String: URL] = [:]
        var faults: [PlanFault] = []
        for source in sources {
            let names = source.outline.names.files.map { $0.lowercased() }
            if let other = names.compactMap({ owners[$0] }).first {
                let message = """
                    target \(target) would get \(source.outline.names.files[0]) from it and from \(other.path) too; \
                    give one of them another "name"
                    """
                faults.append(PlanFault(message: message, file: source.file.path))
            }
            for name in names { owners[name] = source.file }
        }
        return faults
    }

    /// Files among the sources that the build would make a second time.
    private func committedCode(of sources: [Source]) -> [PlanFault] {
        let specs = Set(sources.map(\.file.lastPathComponent))
        let outputs = Set(sources.flatMap(\.outline.names.files))
        return files.sorted { $0.path < $1.path }.compactMap { file in
            if let spec = CommittedCode.spec(of: file) {
                guard specs.contains(spec) || outputs.contains(file.lastPathComponent) else { return nil }
                let message = """
                    it was generated from \(spec) and committed, while ApigenPlugin generates it in each build of target \
                    \(target); delete it, or keep committed code and remove the plugin from the target
                    """
                return PlanFault(message: message, file: file.path)
            }
            guard outputs.contains(file.lastPathComponent) else { return nil }
            let message =
                "ApigenPlugin generates a file of this name in each build of target \(target); rename this one"
            return PlanFault(message: message, file: file.path)
        }
    }
}
