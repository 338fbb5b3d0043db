import ApigenJSON

/// Compares answers of a spec's endpoints with its samples.
package struct DriftCheck<Files: FileSystem> {
    private let inferred: InferredSpec
    private let tagKeys: Set<String>
    private var loader: SampleLoader<Files>
    private var shapes: SampleShapes
    /// The shape of each response's samples, once it was asked for.
    private var baselines: [Int: Shape] = [:]

    /// Creates a check for a spec whose types are known.
    package init(_ inferred: InferredSpec, files: Files) {
        self.inferred = inferred
        tagKeys = SchemaOverrides(models: inferred.spec.models, responses: [:]).tagKeys
        loader = SampleLoader(fileSystem: files)
        shapes = SampleShapes(tagKeys: tagKeys, relativeTo: FilePath.folder(of: inferred.spec.file.path))
    }

    /// Whether an endpoint's answer has a type to compare with.
    package func hasType(endpoint: String) -> Bool { index(of: endpoint) != nil }

    /// What an answer shows that the samples of its endpoint don't.
    ///
    /// - Throws: `JSONError` where the answer is no JSON.
    package mutating func differences(in answer: Sample, of endpoint: String) throws -> [Difference] {
        guard let index = index(of: endpoint), let payload = inferred.spec.operations[index].response.payload,
            let type = inferred.operations[index].response?.type
        else { return [] }
        var part = answer
        if let pointer = payload.pointer {
            guard let found = try answer.part(at: pointer.value) else { return [Self.lacking(pointer.value, answer)] }
            part = found
        }
        let baseline = baselines[index] ?? shape(of: payload)
        baselines[index] = baseline
        return try Drift.differences(
            in: part,
            as: type,
            baseline: baseline,
            schema: inferred.schema,
            tagKeys: tagKeys
        )
    }

    private func index(of endpoint: String) -> Int? {
        let operations = zip(inferred.spec.operations, inferred.operations)
        return operations.enumerated().first { $1.0.name == endpoint && $1.1.response != nil }?.offset
    }

    /// The shape of a body's samples. They were read before without a fault.
    private mutating func shape(of payload: Payload) -> Shape? {
        var faults = Diagnostics()
        let samples = loader.samples(of: payload, in: inferred.spec.file, into: &faults)
        let parts = samples.compactMap { sample in
            payload.pointer.map { try? sample.part(at: $0.value) } ?? sample
        }
        return shapes.shape(of: parts, into: &faults)
    }

    private static func lacking(_ pointer: JSONPointer, _ answer: Sample) -> Difference {
        Difference(
            kind: .missing,
            path: pointer.tokens.joined(separator: "."),
            message: "the answer has nothing at \(pointer.description.quoted)",
            expected: nil,
            found: nil,
            count: 1,
            offset: answer.range.lowerBound
        )
    }
}
