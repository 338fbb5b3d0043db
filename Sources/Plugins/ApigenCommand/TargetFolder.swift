import Foundation
import PackagePlugin

/// A target whose specs are generated into its own folder, as code to be committed.
struct TargetFolder {
    /// The name of the target.
    let name: String
    /// Its folder.
    let url: URL
    /// Its specs.
    let specs: [URL]

    init(_ target: any Target) {
        name = target.name
        url = target.directoryURL
        specs = target is any SourceModuleTarget ? Self.specs(in: url) : []
    }

    /// The specs below a folder. The target's own list of files won't do: targets with committed code exclude them.
    private static func specs(in folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(
            at: folder,
            includingPropertiesForKeys: nil,
            options: [.skipsHiddenFiles, .skipsPackageDescendants]
        )
        let specs = files?.compactMap { $0 as? URL }.filter(SpecFile.isSpec) ?? []
        return specs.sorted { $0.path < $1.path }
    }

    /// What the tool is given: one run for all specs that use the same templates.
    ///
    /// It runs in the target's folder, so that code goes to `Generated/<Name>` there unless a spec says otherwise.
    func runs(of command: String, options: [String]) -> [[String]] {
        if options.contains(where: { $0.hasPrefix("--templates") }) { return [[command] + specs.map(\.path) + options] }
        let groups = Dictionary(grouping: specs) { SpecFile.templateFolder(for: $0)?.path ?? "" }
        return groups.sorted { $0.key < $1.key }.map { templates, specs in
            let choice = templates.isEmpty ? [] : ["--templates", templates]
            return [command] + specs.map(\.path) + options + choice
        }
    }
}
