import ApigenJSON

/// What a sample and the types that were made for it disagree on.
package struct SafetyFault: Hashable, Sendable {
    /// How bad it is.
    package enum Kind: Hashable, Sendable {
        /// The sample does not decode.
        case rejected
        /// The sample decodes and is written differently: something is lost.
        case changed
        /// The difference is one that was decided on: `null` for an absent key, or a date in another style.
        case tolerated
    }

    package var kind: Kind
    /// What is wrong, in a sentence.
    package var message: String
    /// The offset in bytes in the sample.
    package var offset: Int
    /// The key that is missing, where one is.
    package var missingKey: String?
    /// What was found in place of what the type expects, where a value is of the wrong kind.
    package var mismatch: Mismatch?

    /// A value of the wrong kind.
    package struct Mismatch: Hashable, Sendable {
        package var expected: String
        package var found: String
    }
}
