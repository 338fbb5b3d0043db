import Foundation

/// What a build has to know of a spec before the tool runs: the names of its files, and the samples that it names.
///
/// A spec that is at fault is read as far as it goes. To report the fault is the tool's part.
struct SpecOutline {
    /// The names of the files that are generated.
    let names: OutputNames
    /// The paths and patterns of samples, relative to the spec.
    let samples: [String]

    private static let methods: Set<String> = ["get", "post", "put", "patch", "delete", "head", "options"]

    /// Reads a spec.
    ///
    /// - Parameters:
    ///   - text: The contents of its file.
    ///   - path: The path of its file, which may name it.
    init(text: Data, path: String) {
        let root = (try? JSONSerialization.jsonObject(with: text)) as? [String: Any] ?? [:]
        let swift = root["swift"] as? [String: Any] ?? [:]
        let acronyms = (swift["acronyms"] as? [Any])?.compactMap { $0 as? String }
        let spelling = UpperCamelCase(acronyms: acronyms ?? UpperCamelCase.standardAcronyms)
        let name = OutputNames.specName(root["name"] as? String, file: path, spelling: spelling)
        var groups: [String] = []
        var samples = Self.errorSamples(root)
        for (path, methods) in root["paths"] as? [String: Any] ?? [:] {
            for (method, operation) in methods as? [String: Any] ?? [:] where Self.methods.contains(method) {
                guard let operation = operation as? [String: Any] else { continue }
                let group = operation["group"] as? String
                groups.append(OutputNames.group(group, path: path, specName: name, spelling: spelling))
                samples += Self.samples(operation["response"]) + Self.samples(operation["body"])
                samples += Self.errorSamples(operation)
            }
        }
        names = OutputNames(
            name: name,
            groups: groups,
            isPlain: swift["coding"] as? String == "codable",
            hasSamples: swift["samples"] as? Bool ?? true
        )
        self.samples = Set(samples).sorted()
    }

    /// The samples of a body: a path, a list of them, or an object that has them.
    private static func samples(_ payload: Any?) -> [String] {
        switch payload {
        case let path as String: [path]
        case let paths as [Any]: paths.compactMap { $0 as? String }
        case let object as [String: Any]: object["samples"].map(samples) ?? []
        default: []
        }
    }

    private static func errorSamples(_ object: [String: Any]) -> [String] {
        (object["errors"] as? [String: Any] ?? [:]).values.flatMap(samples)
    }
}
