import ApigenJSON

/// The samples of a client: an example of each model, and an answer for each endpoint.
struct ClientSamples {
    /// The expression of each model's example, for those that have one.
    let expressions: [TypeID: String]
    /// The answer of each operation as lines of text, in the order of the spec; nothing where there is no sample.
    let answers: [[String]?]

    init(_ inferred: InferredSpec, _ client: Client) {
        let examples = BodyExamples(inferred)
        let reader = ExampleReader(schema: inferred.schema)
        let bodies = zip(inferred.spec.operations, inferred.operations).map { operation, types in
            Answer(operation: operation, type: types.response, examples: examples)
        }
        answers = bodies.concurrentMap { $0.lines(reader) }
        let literals = SampleLiteral(schema: inferred.schema, spelling: client.spelling, samples: examples.models)
        expressions = literals.expressions.compactMapValues(\.self)
    }

    /// What an endpoint answers in the samples.
    private struct Answer: Sendable {
        var format: ResponseSpec.Format
        var body: InferredSpec.Body?
        var example: JSONValue?

        init(operation: Operation, type: BodyType?, examples: BodyExamples) {
            format = operation.response.format
            body = type.map { InferredSpec.Body(type: $0, pointer: operation.response.payload?.pointer?.value) }
            if format == .json { example = body.flatMap { examples[$0] } }
        }

        func lines(_ reader: ExampleReader) -> [String]? {
            switch format {
            case .json: return example.map(SampleLayout.lines)
            case .lines:
                guard let body else { return nil }
                let values = body.type.samples.prefix(SampleValue.listLength).compactMap { sample in
                    reader.example(of: sample, as: body.type.type, at: body.pointer)
                }
                return values.isEmpty ? nil : values.map(\.description)
            case .data, .text, .file, .none, .events: return nil
            }
        }
    }
}
