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
}
