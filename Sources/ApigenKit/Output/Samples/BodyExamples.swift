import ApigenJSON

/// An example of each body of a spec, read once however many operations have the body.
struct BodyExamples {
    private let schema: Schema
    private let bodies: [InferredSpec.Body]
    private var examples: [Key: JSONValue] = [:]

    private struct Key: Hashable {
        let sample: Sample.ID
        let type: TypeReference
        let pointer: JSONPointer?

        init?(_ body: InferredSpec.Body) {
            guard let sample = body.type.samples.first else { return nil }
            self.sample = sample.id
            type = body.type.type
            pointer = body.pointer
        }
    }

    init(_ inferred: InferredSpec) {
        schema = inferred.schema
        var seen: Set<Key> = []
        bodies = inferred.bodies.filter { body in Key(body).map { seen.insert($0).inserted } ?? false }
        let reader = ExampleReader(schema: schema)
        let values = bodies.concurrentMap { body in
            body.type.samples.first.flatMap { reader.example(of: $0, as: body.type.type, at: body.pointer) }
        }
        for (body, value) in zip(bodies, values) {
            if let key = Key(body) { examples[key] = value }
        }
    }

    /// The example of a body, whole, as a server sends it; nothing where it has no sample.
    subscript(body: InferredSpec.Body) -> JSONValue? { Key(body).flatMap { examples[$0] } }

    /// An example of each model that stands in one.
    var models: [TypeID: JSONValue] {
        var models = ModelSamples(schema: schema)
        for body in bodies {
            guard let whole = self[body], let part = SampleValue.value(at: body.pointer, in: whole) else { continue }
            models.add(part, as: body.type.type)
        }
        return models.values
    }
}
