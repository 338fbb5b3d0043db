/// What an answer shows that the samples don't.
package struct Difference: Hashable, Sendable {
    /// The kinds, the worst first.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A value that the type can't hold: the answer does not decode.
        case rejected
        /// A key is missing that the type needs: the answer does not decode.
        case missing
        /// The answer decodes, and would be written differently.
        case changed
        /// `null`, where no sample has it.
        case null
        /// A key is left out that all samples have.
        case absent
        /// A field that no sample has.
        case field
        /// A value of an enum that no sample has.
        case value
        /// A variant of a union that no sample has.
        case variant
        /// Content where the samples have none that would tell a type, such as only `null` or empty lists.
        case content
    }

    /// What it is.
    package var kind: Kind
    /// Where it is: `users[].address.city`, with `[]` for any element and `*` for any key of a map.
    package var path: String
    /// What it is, in a sentence.
    package var message: String
    /// What the type expects, where the answer does not decode.
    package var expected: String?
    /// What was found.
    package var found: String?
    /// How often it was seen.
    package var count: Int
    /// The offset in bytes in the answer's file where it was seen first.
    package var offset: Int

    /// Whether clients that were generated from the samples fail on it.
    package var isBreaking: Bool { kind == .rejected || kind == .missing }
}
