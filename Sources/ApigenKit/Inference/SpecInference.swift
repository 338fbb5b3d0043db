import ApigenJSON

/// Reads the samples of a spec and decides on the types of all its bodies.
package struct SpecInference<Files: FileSystem> {
    private let spec: Spec
    private var loader: SampleLoader<Files>
    private var shapes: SampleShapes
    private var diagnostics = Diagnostics()
    private var roots: [InferenceRoot] = []
    private var bodies: [Body] = []

    /// A body that is to get a type: its samples, and its root or the type that the spec gives.
    private struct Body {
        var samples: [Sample]
        /// The parts of the samples that have the type.
        var parts: [Sample]
        var root: Int?
        var payload: Payload

        /// The samples that are payloads, and no shapes of some.
        var payloads: [Sample] { samples.filter { !$0.isShape } }
    }

    /// Where the bodies of an operation stand in the list of all.
    private struct OperationBodies {
        var response: Int?
        var body: Int?
        var errors: [Int?]
    }

    /// Infers the types; what is wrong is added to the diagnostics, and where that is an error nothing is given.
    package static func infer(_ spec: Spec, files: Files, into diagnostics: inout Diagnostics) -> InferredSpec? {
        var inference = SpecInference(spec, files: files)
        let inferred = inference.infer()
        diagnostics.add(inference.diagnostics)
        return inference.diagnostics.hasErrors ? nil : inferred
    }

    private init(_ spec: Spec, files: Files) {
        self.spec = spec
        loader = SampleLoader(fileSystem: files)
        let overrides = SchemaOverrides(models: spec.models, responses: [:])
        shapes = SampleShapes(tagKeys: overrides.tagKeys, relativeTo: FilePath.folder(of: spec.file.path))
    }

    private mutating func infer() -> InferredSpec {
        readSamples()
        let name = RootName(namer: spec.namer)
        var responses: [String: Int] = [:]
        var shared: [SourceLocation: Int?] = [:]
        var operations: [OperationBodies] = []
        for operation in spec.operations {
            let response = operation.response.payload.flatMap { payload in
                add(payload) { name.response(of: operation, shape: $0) }
            }
            if let root = response.flatMap({ bodies[$0].root }) {
                responses[operation.name] = root
                roots[root].elementName = name.elements(of: operation, in: roots[root])
            }
            let body = operation.body?.payload.flatMap { add($0) { _ in name.body(of: operation) } }
            let errors = spec.errors(of: operation).map { error -> Int? in
                // An error of the whole spec is one body, not one for each operation.
                if let known = shared[error.location] { return known }
                let index = error.payload.flatMap { add($0) { _ in name.error(error.statuses) } }
                shared[error.location] = index
                return index
            }
            operations.append(OperationBodies(response: response, body: body, errors: errors))
        }
        let overrides = SchemaOverrides(models: spec.models, responses: responses)
        let options = InferenceOptions(spec.swift)
        let resolution = SchemaResolver.resolve(roots, overrides: overrides, options: options, namer: spec.namer)
        report(resolution.overrideFaults)
        let types = bodies.map { type(of: $0, resolution) }
        if !diagnostics.hasErrors {
            SafetyReport.check(
                zip(bodies, types).map { ($0.parts, $1.type) },
                in: resolution.schema,
                into: &diagnostics
            )
            if let note = ThinEvidence.note(about: resolution.schema) { diagnostics.note(note, at: nil) }
        }
        return InferredSpec(
            spec: spec,
            schema: resolution.schema,
            operations: operations.map { operation in
                OperationTypes(
                    response: operation.response.map { types[$0] },
                    body: operation.body.map { types[$0] },
                    errors: operation.errors.map { $0.map { types[$0] } }
                )
            }
        )
    }

    /// Reads the samples of all bodies at once. Nothing is reported: where a sample is not to be had, it is missed
    /// again when its body is added, in the order of the spec.
    private mutating func readSamples() {
        var ahead = loader
        var faults = Diagnostics()
        var samples: [Sample] = []
        var shared: Set<SourceLocation> = []
        func add(_ payload: Payload?) {
            guard let payload, payload.type == nil else { return }
            let whole = ahead.samples(of: payload, in: spec.file, into: &faults)
            guard let pointer = payload.pointer?.value else { return samples += whole }
            samples += whole.compactMap { try? $0.part(at: pointer) }
        }
        for operation in spec.operations {
            add(operation.response.payload)
            add(operation.body?.payload)
            for error in spec.errors(of: operation) where shared.insert(error.location).inserted { add(error.payload) }
        }
        guard faults.isEmpty else { return }
        loader = ahead
        shapes.read(samples)
    }

    /// Adds a body; nothing where its samples are at fault.
    private mutating func add(_ payload: Payload, name: (Shape) -> String) -> Int? {
        let samples = loader.samples(of: payload, in: spec.file, into: &diagnostics)
        let parts = payload.pointer.map { self.parts(of: samples, at: $0) } ?? samples
        var body = Body(samples: samples, parts: parts, payload: payload)
        if payload.type == nil {
            guard let shape = shapes.shape(of: parts, into: &diagnostics) else { return nil }
            body.root = roots.count
            roots.append(
                InferenceRoot(
                    shape: shape,
                    name: payload.model?.value ?? name(shape),
                    isNameExplicit: payload.model != nil
                )
            )
        }
        bodies.append(body)
        return bodies.count - 1
    }

    private mutating func parts(of samples: [Sample], at pointer: Located<JSONPointer>) -> [Sample] {
        samples.compactMap { sample in
            do {
                if let part = try sample.part(at: pointer.value) { return part }
                let message = "the sample has nothing at \(pointer.value.description.quoted)"
                let note = Diagnostic(.note, "the spec asks for it here", at: pointer.location)
                diagnostics.error(message, at: sample.location(at: 0), notes: [note])
            } catch let error as JSONError {
                diagnostics.add(sample.diagnostic(for: error))
            } catch {
                diagnostics.error("\(error)", at: sample.location(at: 0))
            }
            return nil
        }
    }

    private mutating func type(of body: Body, _ resolution: Resolution) -> BodyType {
        if let root = body.root { return BodyType(type: resolution.roots[root], samples: body.payloads) }
        var type = TypeReference.json
        if let given = body.payload.type {
            if let known = TypeReference(given.value, in: resolution.schema) {
                type = known
            } else {
                let names = resolution.schema.types.map(\.name) + TypeReference.builtInNames
                let nearest = NearMatch.nearest(to: given.value.unwrapped.description, in: names)
                let message = "there is no type \(given.value.description.quoted)"
                diagnostics.error(message, at: given.location, suggestion: nearest?.quoted)
            }
        }
        return BodyType(type: type, samples: body.payloads)
    }

    private mutating func report(_ faults: [OverrideFault]) {
        for fault in faults {
            if fault.isError {
                diagnostics.error(fault.message, at: fault.location, suggestion: fault.suggestion?.quoted)
            } else {
                diagnostics.warning(fault.message, at: fault.location, suggestion: fault.suggestion?.quoted)
            }
        }
    }
}

extension InferenceOptions {
    /// The options of a spec.
    init(_ options: SwiftOptions) {
        self.init()
        formats = Set(options.formats.compactMap { StringFormat(rawValue: $0.rawValue) })
        requiredAfter = options.requiredAfter
    }
}
