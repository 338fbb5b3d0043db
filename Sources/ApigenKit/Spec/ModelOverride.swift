/// What a person decided about a model, in place of what would be inferred.
package struct ModelOverride: Sendable {
    /// What an object becomes.
    package enum Form: String, Hashable, Sendable, CaseIterable {
        /// A struct with a property for each key.
        case structure = "struct"
        /// A dictionary.
        case map
        /// A `JSONValue`.
        case json
    }

    /// What tells the variants of a union apart.
    package enum Tag: Hashable, Sendable {
        /// The value of this key.
        case key(String)
        /// Nothing: it is no union.
        case off
    }

    /// What makes a model `Identifiable`.
    package enum Identifier: Hashable, Sendable {
        /// The value of this key.
        case key(String)
        /// Nothing: it is not.
        case off
    }

    /// The name of the model.
    package var name: String
    /// Where the name was written.
    package var location: SourceLocation
    /// Where its objects stand.
    package var places: [Located<ModelPlace>] = []
    /// What was decided about keys, in the order of the file, each key once.
    package var fields: [FieldOverride] = []
    /// What a person wrote about it.
    package var description: String?
    /// What the objects become.
    package var form: Located<Form>?
    /// What tells variants apart.
    package var tag: Located<Tag>?
    /// What identifies it.
    package var identifier: Located<Identifier>?
    /// Whether `null` and absent are kept apart.
    package var keepsNullsDistinct: Located<Bool>?
    /// Whether members that no field names are kept and written again.
    package var keepsUnknown: Located<Bool>?

    /// What was decided about a key.
    package subscript(field key: String) -> FieldOverride? {
        fields.first { $0.key.utf8.elementsEqual(key.utf8) }
    }
}

/// What a person decided about one key of a model.
package struct FieldOverride: Sendable {
    /// The key in JSON.
    package var key: String
    /// Where it was first written.
    package var location: SourceLocation
    /// The name of its property, without back-ticks.
    package var name: Located<String>?
    /// Its type.
    package var type: Located<TypeExpression>?
    /// Whether its strings become an enum.
    package var isEnum: Located<Bool>?
    /// Whether elements of its list that don't decode are dropped and reported.
    package var isLossy = false
    /// Whether it is left out of the model.
    package var isExcluded = false
    /// What a person wrote about it.
    package var description: String?
}
