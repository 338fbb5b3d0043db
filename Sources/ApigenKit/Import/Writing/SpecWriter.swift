import ApigenJSON

/// Writes an API as a spec and samples, and proves that they generate before anyone sees them.
struct SpecWriter {
    private var api: ImportedAPI
    private let names: ImportedAPINames

    /// The spec and its samples; where they would not generate, errors are added.
    static func write(
        _ api: ImportedAPI,
        names: ImportedAPINames,
        into findings: inout ImportFindings
    ) -> ImportedSpec {
        var writer = SpecWriter(api: api, names: names)
        var result = writer.make()
        // What is said about models may turn out to be without effect, or not to be enough: each round mends that.
        for _ in 0..<8 {
            let proof = Proof(result)
            if proof.diagnostics.hasErrors {
                guard writer.mend(proof, into: &findings) else {
                    writer.report(proof.diagnostics, into: &findings)
                    break
                }
            } else if !writer.settle(proof) {
                break
            }
            result = writer.make()
        }
        return result
    }

    private func make() -> ImportedSpec {
        let (document, samples) = SpecDocument.make(api, name: names.name, stem: names.stem)
        return ImportedSpec(
            name: names.name,
            spec: .init(path: "\(names.stem).api.json", bytes: Array(SpecLayout.text(of: document).utf8)),
            samples: samples.map { .init(path: $0.path, bytes: $0.bytes) },
            operationCount: api.endpoints.count
        )
    }

    // MARK: Mending

    /// Whether anything was changed so that models become what the document says.
    private mutating func settle(_ proof: Proof) -> Bool {
        let before = api.models
        for index in api.models.indices {
            let name = api.models[index].name
            if proof.missing.contains(name) {
                // It became a dictionary, or nothing: said once more, and given up if that does not help.
                if api.models[index].form == nil, !api.models[index].places.isEmpty, api.models[index].tag == nil {
                    api.models[index].form = .structure
                } else if api.models[index].form != .map {
                    api.models[index] = ImportedModel(name: name)
                }
            } else if proof.unions.contains(name), api.models[index].tag == nil, api.models[index].form == nil {
                api.models[index].tag = .off
            }
            api.models[index].fields.removeAll { proof.unknownFields.contains(Proof.Field(model: name, key: $0.key)) }
        }
        return before.count != api.models.count || proof.changes(api.models, from: before)
    }

    /// Takes away what the generator refuses, as long as something is left to take away.
    private mutating func mend(_ proof: Proof, into findings: inout ImportFindings) -> Bool {
        var isChanged = false
        for index in api.models.indices where proof.faulty.contains(api.models[index].name) {
            let model = api.models[index]
            guard !model.isEmpty else { continue }
            isChanged = true
            // First what says where it stands and what it is; the rest only if that was not the fault.
            let isPlaced = !model.places.isEmpty || model.form != nil || model.tag != nil
            var rest = ImportedModel(name: model.name)
            if isPlaced {
                rest.description = model.description
                rest.fields = model.fields
            }
            api.models[index] = rest
        }
        if isChanged { return true }
        if !api.models.allSatisfy(\.isEmpty) {
            let reason = proof.diagnostics.all.first { $0.severity == .error }?.message ?? "unknown"
            findings.warning("what is said of models is left out, because it would not generate: \(reason)", at: nil)
            api.models = []
            return true
        }
        if api.endpoints.contains(where: { $0.pagination != nil }) {
            for index in api.endpoints.indices { api.endpoints[index].pagination = nil }
            return true
        }
        return false
    }

    private func report(_ diagnostics: Diagnostics, into findings: inout ImportFindings) {
        for diagnostic in diagnostics.sorted where diagnostic.severity == .error {
            let place = diagnostic.location.map { "\($0): " } ?? ""
            findings.error("what was imported would not generate: \(place)\(diagnostic.text)", at: nil)
        }
    }
}

/// What the generator makes of an imported spec.
private struct Proof {
    struct Field: Hashable {
        var model: String
        var key: String
    }

    let diagnostics: Diagnostics
    /// The names of models of which the spec speaks and which do not exist.
    private(set) var missing: Set<String> = []
    /// The names of models that are tagged unions.
    private(set) var unions: Set<String> = []
    /// The names of models in which the generator found errors.
    private(set) var faulty: Set<String> = []
    /// The fields of which the spec speaks and which do not exist.
    private(set) var unknownFields: Set<Field> = []

    init(_ result: ImportedSpec) {
        var generation = Generation()
        let inferred = Generator.infer(specAt: result.spec.path, files: ImportedFiles(result), into: &generation)
        diagnostics = generation.diagnostics
        guard let inferred else {
            findFaultyModels(generation)
            return
        }
        var types: [String: TypeDeclaration] = [:]
        for type in inferred.schema.types { types[type.name] = type }
        let places = Set(
            generation.diagnostics.all.filter { $0.severity == .warning }.compactMap { $0.location?.offset }
        )
        for model in inferred.spec.models {
            guard let type = types[model.name] else {
                // A model that is a dictionary has no type, and is in effect all the same.
                if places.contains(model.location.offset) { missing.insert(model.name) }
                continue
            }
            if case .taggedUnion = type.kind { unions.insert(model.name) }
            for field in model.fields where places.contains(field.location.offset) {
                unknownFields.insert(Field(model: model.name, key: field.key))
            }
        }
    }

    /// Models stand in the order of the spec: an error belongs to the last one that starts before it.
    private mutating func findFaultyModels(_ generation: Generation) {
        guard let spec = generation.spec else { return }
        for diagnostic in generation.diagnostics.all where diagnostic.severity == .error {
            guard let place = diagnostic.location, place.path == spec.file.path else { continue }
            if let model = spec.models.last(where: { $0.location.offset <= place.offset }) { faulty.insert(model.name) }
        }
    }

    /// Whether what is said of models differs from what was said.
    func changes(_ models: [ImportedModel], from before: [ImportedModel]) -> Bool {
        zip(models, before).contains { new, old in
            new.form != old.form || new.tag != old.tag || new.places != old.places
                || new.fields.count != old.fields.count || new.isEmpty != old.isEmpty
        }
    }
}

/// The files of an imported spec, before they are on any disk.
private struct ImportedFiles: FileSystem {
    private var files: [String: [UInt8]] = [:]

    init(_ result: ImportedSpec) {
        for file in result.files { files[file.path] = file.bytes }
    }

    func read(_ path: String) throws(FileFault) -> [UInt8] {
        guard let bytes = files[path] else { throw .missing }
        return bytes
    }

    func kind(of path: String) -> FileKind? { files[path] == nil ? nil : .file }

    func entries(of folder: String) -> [String] { [] }
}
