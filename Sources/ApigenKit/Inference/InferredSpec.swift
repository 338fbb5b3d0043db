/// A spec with the types of all its bodies: what the outputs are made from.
package struct InferredSpec: Sendable {
    package var spec: Spec
    /// The types that all operations share.
    package var schema: Schema
    /// The types of each operation, in the order of ``Spec/operations``.
    package var operations: [OperationTypes]
}

/// The types of the bodies of one operation.
package struct OperationTypes: Sendable {
    /// The response; nothing where it is no JSON.
    package var response: BodyType?
    /// The request's body; nothing where it is no JSON.
    package var body: BodyType?
    /// The error bodies, in the order of ``Spec/errors(of:)``; nothing where one has no JSON.
    package var errors: [BodyType?]
}

/// The type of a body, and the samples that show it.
package struct BodyType: Sendable {
    package var type: TypeReference
    /// The samples, whole, as a server sends them.
    package var samples: [Sample]
}
