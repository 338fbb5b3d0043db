extension InferredSpec {
    /// A body, and where in the samples its type stands.
    struct Body: Sendable {
        var type: BodyType
        var pointer: JSONPointer?
    }

    /// Every body, the answers first: they are whole, where those of requests are parts.
    var bodies: [Body] {
        let all = zip(spec.operations, operations)
        let answers = all.compactMap { operation, types in
            types.response.map { Body(type: $0, pointer: operation.response.payload?.pointer?.value) }
        }
        return answers
            + all.flatMap { operation, types in
                let errors = zip(spec.errors(of: operation), types.errors).compactMap { error, body in
                    body.map { Body(type: $0, pointer: error.payload?.pointer?.value) }
                }
                let request = types.body.map { Body(type: $0, pointer: operation.body?.payload?.pointer?.value) }
                return errors + [request].compactMap(\.self)
            }
    }
}
