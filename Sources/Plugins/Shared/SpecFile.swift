import Foundation

/// What a folder tells about a spec and what belongs to it.
enum SpecFile {
    /// How the name of every spec ends.
    static let ending = ".api.json"
    /// What a person does about a target without a spec.
    static let advice = "create one, such as Users\(ending) with its samples beside it"

    /// Whether a file is a spec.
    static func isSpec(_ file: URL) -> Bool {
        file.lastPathComponent.hasSuffix(ending)
    }

    /// The folder with a person's own templates: `templates` beside the spec, where there are any in it.
    static func templateFolder(for spec: URL) -> URL? {
        let folder = spec.deletingLastPathComponent().appendingPathComponent("templates")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.contains { $0.hasSuffix(".mustache") && !$0.hasPrefix(".") } ? folder : nil
    }
}
