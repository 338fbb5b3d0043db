import ApigenJSON

/// The samples of a client: an example of each model, and an answer for each endpoint.
struct ClientSamples {
    /// The expression of each model's example, for those that have one.
    let expressions: [TypeID: String]
    /// The answer of each operation as lines of text, in the order of the spec; nothing where there is no sample.
    let answers: [[String]?]

    init(_ inferred: InferredSpec, _ client: Client) {
        let reader = ExampleReader(schema: inferred.schema)
        answers = zip(inferred.spec.operations, inferred.operations).map { operation, types in
            types.response.flatMap { Self.answer(of: operation, $0, reader) }
        }
        let models = reader.modelExamples(of: inferred)
        let literals = SampleLiteral(schema: inferred.schema, spelling: client.spelling, samples: models)
        expressions = literals.expressions.compactMapValues(\.self)
    }

    private static func answer(of operation: Operation, _ body: BodyType, _ reader: ExampleReader) -> [String]? {
        let pointer = operation.response.payload?.pointer?.value
        func example(_ sample: Sample) -> JSONValue? { reader.example(of: sample, as: body.type, at: pointer) }
        switch operation.response.format {
        case .json: return body.samples.first.flatMap(example).map(SampleLayout.lines)
        case .lines:
            let values = body.samples.prefix(SampleValue.listLength).compactMap(example)
            return values.isEmpty ? nil : values.map(\.description)
        case .data, .text, .file, .none, .events: return nil
        }
    }
}
