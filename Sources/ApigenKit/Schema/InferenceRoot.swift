/// A position of the spec whose samples give a type: a response, a body, an error.
package struct InferenceRoot: Sendable {
    /// What the samples showed.
    package var shape: Shape
    /// The name for the object at the root, or for the elements where the root is a list or a map of objects.
    package var name: String
    /// Whether a person gave the name; such a name is kept, and two roots with the same one have the same type.
    package var isNameExplicit: Bool
    /// The name for the elements of a list in an envelope: `User`, where `/users` answers `{"data": […]}`.
    var elementName: String?

    package init(shape: Shape, name: String, isNameExplicit: Bool) {
        self.shape = shape
        self.name = name
        self.isNameExplicit = isNameExplicit
    }

    var proposal: NameProposal {
        NameProposal(source: isNameExplicit ? .explicit(name) : .suggested(name), parent: nil)
    }
}

/// What resolution gives: the declared types, and the type of each root.
package struct Resolution: Sendable {
    package var schema: Schema
    /// The types of the roots, in their order.
    package var roots: [TypeReference]
    /// What is wrong with the overrides.
    package var overrideFaults: [OverrideFault] = []
}
