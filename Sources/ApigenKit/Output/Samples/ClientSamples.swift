import ApigenJSON

/// The samples of a client: an example of each model, and an answer for each endpoint.
struct ClientSamples {
    /// The expression of each model's example, for those that have one.
    let expressions: [TypeID: String]
    /// The answer of each operation as lines of text, in the order of the spec; nothing where there is no sample.
    let answers: [[String]?]

    init(_ inferred: InferredSpec, _ client: Client) {
        var models = ModelSamples(schema: inferred.schema)
        var answers: [[String]?] = []
        // What bodies have in common is sampled from answers, which are whole.
        for (operation, types) in zip(inferred.spec.operations, inferred.operations) {
            let value = types.response?.samples.first.flatMap(SampleValue.read)
            answers.append(Self.answer(of: operation, types.response?.samples ?? []))
            let pointer = operation.response.payload?.pointer?.value
            if let type = types.response?.type, let value, let whole = SampleValue.value(at: pointer, in: value) {
                models.add(whole, as: type)
            }
        }
        for (operation, types) in zip(inferred.spec.operations, inferred.operations) {
            var bodies = zip(inferred.spec.errors(of: operation), types.errors).map { ($1, $0.payload) }
            bodies.append((types.body, operation.body?.payload))
            for (body, payload) in bodies {
                guard let body, let value = body.samples.first.flatMap(SampleValue.read) else { continue }
                if let part = SampleValue.value(at: payload?.pointer?.value, in: value) {
                    models.add(part, as: body.type)
                }
            }
        }
        let literals = SampleLiteral(schema: inferred.schema, spelling: client.spelling, samples: models.values)
        expressions = literals.expressions.compactMapValues(\.self)
        self.answers = answers
    }

    private static func answer(of operation: Operation, _ samples: [Sample]) -> [String]? {
        switch operation.response.format {
        case .json: return samples.first.flatMap(SampleValue.read).map(SampleLayout.lines)
        case .lines:
            let values = samples.prefix(SampleValue.listLength).compactMap(SampleValue.read)
            return values.isEmpty ? nil : values.map(\.description)
        case .data, .text, .file, .none, .events: return nil
        }
    }
}
