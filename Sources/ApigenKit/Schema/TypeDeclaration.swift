import ApigenJSON

/// A type to be declared.
package struct TypeDeclaration: Sendable {
    /// The Swift name, unique in its schema, without back-ticks.
    package var name: String
    /// What a person wrote about it in the spec.
    package var description: String?
    /// What it was inferred from: a sentence such as `Inferred from samples/hotels.json (12 objects).`
    package var origin: String?
    /// What it is.
    package var kind: Kind
    /// The decisions that made it, for `explain`.
    package var decisions: [Decision] = []

    package enum Kind: Sendable {
        case structure(StructureType)
        case enumeration(EnumerationType)
        case choice(ChoiceType)
        case taggedUnion(TaggedUnionType)
        case row(RowType)
    }

    package init(name: String, kind: Kind, description: String? = nil, origin: String? = nil) {
        self.name = name
        self.kind = kind
        self.description = description
        self.origin = origin
    }
}

/// An object with known fields: a `struct`.
package struct StructureType: Sendable {
    package var fields: [Field]
    /// Whether members that no field names are kept and written again.
    package var keepsUnknown = false
    /// The name of the field by which the type is `Identifiable`.
    package var identifier: String?

    package init(fields: [Field]) {
        self.fields = fields
    }
}

/// One field of an object, or one slot of a row.
package struct Field: Sendable {
    /// The key in JSON; empty for the slot of a row.
    package var key: String
    /// The Swift name, without back-ticks.
    package var name: String
    /// The type; optional where the value may be absent or null.
    package var type: TypeReference
    /// How `nil` is written.
    package var absence: Absence
    /// Whether the field needs indirect storage, because its type holds the type that it stands in.
    package var isIndirect = false
    /// Whether elements of the list that don't decode are dropped and reported.
    package var isLossy = false
    /// What a person wrote about it in the spec.
    package var description: String?
    /// What the samples say about it that the type does not, in a line.
    package var note: String?
    /// The number of objects that had it.
    package var presence = 0
    /// The number of objects in which it was null.
    package var nulls = 0
    /// The decisions that made it, for `explain`.
    package var decisions: [Decision] = []

    /// What was seen of a field besides values.
    package enum Absence: String, Hashable, Sendable {
        /// Always there, never null: the type is not optional.
        case never
        /// `nil` is written as `null`.
        case null
        /// `nil` is written by leaving the key out.
        case omitted
        /// Absent and null are kept apart: the type is `Nullable<Value>?`. ``Field/type`` is the optional value type.
        case distinct
    }

    package init(key: String, name: String, type: TypeReference, absence: Absence = .never) {
        self.key = key
        self.name = name
        self.type = type
        self.absence = absence
    }
}

/// Strings of which a few are known: an open enum, which keeps a value that it doesn't know.
package struct EnumerationType: Sendable {
    package var cases: [Case]

    package struct Case: Sendable {
        package var name: String
        package var value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    package init(cases: [Case]) {
        self.cases = cases
    }
}

/// A value that may be of several kinds: an enum with a case per kind, told apart by the kind alone.
package struct ChoiceType: Sendable {
    /// The alternatives; at most one for each kind of JSON value.
    package var alternatives: [Alternative]

    package struct Alternative: Hashable, Sendable {
        /// The name of the case.
        package var name: String
        package var kind: JSONKind
        package var type: TypeReference

        package init(name: String, kind: JSONKind, type: TypeReference) {
            self.name = name
            self.kind = kind
            self.type = type
        }
    }

    package init(alternatives: [Alternative]) {
        self.alternatives = alternatives
    }
}

/// Objects told apart by the value of a key: an enum with a case per variant, and one for what it doesn't know.
package struct TaggedUnionType: Sendable {
    /// The key whose value tells variants apart.
    package var tagKey: String
    package var variants: [Variant]

    package struct Variant: Sendable {
        /// The name of the case.
        package var name: String
        /// The values of the tag that lead here.
        package var tags: [String]
        package var type: TypeReference

        package init(name: String, tags: [String], type: TypeReference) {
            self.name = name
            self.tags = tags
            self.type = type
        }
    }

    package init(tagKey: String, variants: [Variant]) {
        self.tagKey = tagKey
        self.variants = variants
    }
}

/// An array of fixed length whose slots have types of their own: a `struct` that is coded as an array.
package struct RowType: Sendable {
    package var slots: [Field]

    package init(slots: [Field]) {
        self.slots = slots
    }
}

/// A decision, why it was made, and how to make another one.
package struct Decision: Hashable, Sendable {
    /// The rule that made it, in a word or two: `optional`, `open enum`, `map`.
    package var rule: String
    /// The evidence, in a sentence: `absent in 3 of 10: samples/users.json:41`.
    package var reason: String
    /// What would have been next best, in a few words, where there was a choice.
    package var runnerUp: String?
    /// What the spec can say to change it, where it can.
    package var override: Override?
    /// Whether the samples left no other choice.
    package var isForced: Bool

    /// What a spec can say instead of a decision.
    package enum Override: Hashable, Sendable {
        /// That the values of the field, through its lists and maps, are of a type.
        case type(String)
        /// That objects are to have another form.
        case form(ModelOverride.Form)
        /// That objects are not to be told apart by a tag.
        case untagged
    }

    package init(
        rule: String,
        reason: String,
        runnerUp: String? = nil,
        override: Override? = nil,
        isForced: Bool = false
    ) {
        self.rule = rule
        self.reason = reason
        self.runnerUp = runnerUp
        self.override = override
        self.isForced = isForced
    }
}
