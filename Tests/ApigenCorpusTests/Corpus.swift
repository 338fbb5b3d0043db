import ApigenJSON
import ApigenKit
import Foundation

/// The payloads that tests are run on.
enum Corpus {
    static let folder = ProcessInfo.processInfo.environment["APIGEN_CORPUS"]

    struct Entry {
        /// The path below the corpus.
        var name: String
        var path: String
    }

    /// All payloads, in order.
    static func entries() -> [Entry] {
        guard let folder, let found = FileManager.default.enumerator(atPath: folder) else { return [] }
        let names = found.compactMap { $0 as? String }.filter { $0.hasSuffix(".json") }.sorted()
        return names.map { Entry(name: $0, path: folder + "/" + $0) }
    }

    /// Folders that hold several payloads of one endpoint.
    static func folders() throws -> [(name: String, samples: [Sample])] {
        let groups = Dictionary(grouping: entries()) { FilePath.folder(of: $0.name) }
        return try groups.filter { $0.key.contains("/") }.sorted { $0.key < $1.key }.map { name, entries in
            (name, try entries.map(sample))
        }
    }

    static func sample(_ entry: Entry) throws -> Sample {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: entry.path)))
        return Sample(file: SourceFile(path: entry.name, bytes: bytes))
    }

    static func infer(
        _ samples: [Sample],
        style: ModelStyle,
        namespace: String?,
        into diagnostics: inout Diagnostics
    ) -> String? {
        var options = OutputOptions()
        options.namespace = namespace
        guard let templates = try? OutputTemplates() else { return nil }
        return ModelInference.infer(
            samples: samples,
            name: "TopLevel",
            style: style,
            options: options,
            templates: templates,
            into: &diagnostics
        )
    }
}
