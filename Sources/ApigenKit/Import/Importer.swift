import ApigenJSON

/// Turns documents that describe or record an API into a spec and samples. Nothing is written.
package enum Importer {
    /// What a person asks for besides the documents.
    package struct Options: Sendable {
        /// The name of the API, in UpperCamelCase; else the document tells.
        package var name: String?
        /// A saved answer to the one request of a curl command.
        package var response: SourceFile?

        /// Creates options.
        package init(name: String? = nil, response: SourceFile? = nil) {
            self.name = name
            self.response = response
        }
    }

    /// Imports files: each gives a spec of its own, but recordings are read as one.
    package static func run(_ files: [SourceFile], options: Options = Options()) -> Import {
        var findings = ImportFindings()
        var apis: [(ImportedAPI, SourceFile)] = []
        var recordings: [(SourceFile, JSONNode)] = []
        for file in files {
            guard let (format, root) = ImportFormat.recognize(file, into: &findings) else { continue }
            var api: ImportedAPI?
            switch (format, root) {
            case (.recording, let root?): recordings.append((file, root))
            case (.openAPI, let root?): api = OpenAPIReader.read(file, root, into: &findings)
            case (.postman, let root?): api = PostmanReader.read(file, root, into: &findings)
            default: api = CurlReader.read(file, response: options.response, into: &findings)
            }
            if let api { apis.append((api, file)) }
        }
        if let first = recordings.first?.0, let api = RecordingReader.read(recordings, into: &findings) {
            apis.append((api, first))
        }
        if options.name != nil, apis.count > 1 {
            findings.error("a name is for one API, and there are \(apis.count); import them one by one", at: nil)
        }
        return finish(apis, options: options, findings)
    }

    private static func finish(
        _ apis: [(ImportedAPI, SourceFile)],
        options: Options,
        _ findings: ImportFindings
    ) -> Import {
        var findings = findings
        var result = Import()
        var stems: Set<String> = []
        for (api, file) in apis where !findings.faults.hasErrors {
            guard !api.endpoints.isEmpty else {
                findings.error("there is no endpoint that could be imported", at: file.location(at: 0))
                continue
            }
            let names = ImportedAPINames(api, file: file, chosen: options.name)
            guard stems.insert(names.stem).inserted else {
                findings.error(
                    "another file gives \(names.stem).api.json too; import them one by one",
                    at: file.location(at: 0)
                )
                continue
            }
            result.specs.append(SpecWriter.write(api, names: names, into: &findings))
        }
        result.diagnostics = findings.diagnostics
        if result.diagnostics.hasErrors { result.specs = [] }
        return result
    }
}

/// What an import gives.
package struct Import: Sendable {
    /// The specs; none where there are errors.
    package var specs: [ImportedSpec] = []
    /// What is wrong, and what could not be carried over.
    package var diagnostics = Diagnostics()
}

/// A spec with its samples.
package struct ImportedSpec: Sendable {
    /// A file.
    package struct File: Hashable, Sendable {
        /// Its path, relative to the folder of the spec.
        package var path: String
        /// Its contents.
        package var bytes: [UInt8]
    }

    /// The name of the API.
    package var name: String
    /// The spec.
    package var spec: File
    /// The samples.
    package var samples: [File]
    /// The number of operations.
    package var operationCount: Int

    /// All files, the spec first.
    package var files: [File] { [spec] + samples }
}

/// The names of an imported API and of its files.
struct ImportedAPINames {
    /// The name of the API.
    let name: String
    /// What the names of the files start with.
    let stem: String

    init(_ api: ImportedAPI, file: SourceFile, chosen: String?) {
        let names = ImportedNames()
        name = chosen ?? names.typeName(Self.meaningful(api.title, file: file))
        let stem = SampleFiles.fileName(name)
        self.stem = stem.isEmpty ? "api" : stem
    }

    /// The title without the words that say nothing: `Swagger Petstore - OpenAPI 3.0` is called `Petstore`.
    private static func meaningful(_ title: String, file: SourceFile) -> String {
        let words = title.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "'" }.filter { word in
            let isVersion = word.drop { $0 == "v" || $0 == "V" }.allSatisfy { $0.isNumber || $0 == "." }
            return !isVersion && !noise.contains(word.lowercased())
        }
        let kept = words.prefix(4).joined(separator: " ")
        if kept.unicodeScalars.contains(where: \.isASCIILetter) { return kept }
        let stem = FilePath.name(of: file.path).split(separator: ".").first.map(String.init) ?? ""
        return stem.unicodeScalars.contains(where: \.isASCIILetter) ? stem : "Imported"
    }

    private static let noise: Set<String> = [
        "api", "apis", "openapi", "swagger", "rest", "restful", "http", "specification", "spec", "the", "public",
        "collection",
    ]
}
