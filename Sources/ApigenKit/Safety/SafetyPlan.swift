import ApigenJSON

/// A schema made ready to be checked against samples: the keys of each structure in a table, searched as generated
/// code searches them.
package struct SafetyPlan: Sendable {
    let types: [Declaration]

    /// A declared type.
    final class Declaration: Sendable {
        let name: String
        let kind: TypeDeclaration.Kind
        /// The fields of a structure, or the slots of a row.
        let fields: [Field]
        let keys: JSONKeyTable

        init(_ type: TypeDeclaration) {
            name = type.name
            kind = type.kind
            fields =
                switch type.kind {
                case .structure(let structure): structure.fields
                case .row(let row): row.slots
                case .enumeration, .choice, .taggedUnion: []
                }
            keys = JSONKeyTable(fields.map(\.key))
        }
    }

    /// Prepares a schema.
    package init(_ schema: Schema) {
        types = schema.types.map(Declaration.init)
    }
}
