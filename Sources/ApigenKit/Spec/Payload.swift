/// A JSON body: samples of it, and what a person says about its type.
package struct Payload: Sendable {
    /// The samples, as they were named; empty where ``type`` says all.
    package var samples: [SampleSource] = []
    /// The name of the object type at its root, or of the elements of the list or map there.
    package var model: Located<String>?
    /// The type, where it is not to be inferred.
    package var type: Located<TypeExpression>?
    /// Where in the body the value is that is wanted; the root where nothing is said.
    package var pointer: Located<JSONPointer>?
    /// Where it was written.
    package var location: SourceLocation
}

/// Where samples come from.
package enum SampleSource: Sendable {
    /// Files: a path or a pattern, relative to the spec.
    case files(Located<String>)
    /// A value in the spec itself.
    case inline(JSONNode)
}
