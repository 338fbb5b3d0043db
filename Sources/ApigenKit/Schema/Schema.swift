/// The types that were decided on: what the outputs are made from.
package struct Schema: Sendable {
    /// The declared types, in the order in which they are to be shown.
    package var types: [TypeDeclaration]

    package init(types: [TypeDeclaration] = []) {
        self.types = types
    }

    /// The declaration that a reference names.
    package subscript(id: TypeID) -> TypeDeclaration { types[id.index] }
}

/// The identity of a declared type: its place in ``Schema/types``.
package struct TypeID: Hashable, Sendable {
    package var index: Int

    package init(_ index: Int) {
        self.index = index
    }
}
