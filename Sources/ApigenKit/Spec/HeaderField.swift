/// A header with a constant value.
package struct HeaderField: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The value.
    package var value: String
    /// Where its name was written.
    package var location: SourceLocation

    /// Whether it has this name; the case of header names does not matter.
    package func isNamed(_ other: String) -> Bool { name.lowercased() == other.lowercased() }
}
