/// A part of a multipart body.
package struct MultipartPart: Hashable, Sendable {
    /// What a part holds.
    package enum Kind: Hashable, Sendable {
        /// Text.
        case text
        /// A file of this media type.
        case file(mediaType: String)
    }

    /// The name of the field, without a question mark at its end.
    package var name: String
    /// What it holds.
    package var kind: Kind
    /// Whether it may be left out.
    package var isOptional: Bool
    /// Where its name was written.
    package var location: SourceLocation
}
