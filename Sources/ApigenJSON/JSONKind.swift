/// The six kinds of JSON value (RFC 8259, section 3).
public enum JSONKind: String, Hashable, Sendable, CaseIterable {
    /// The literal `null`.
    case null
    /// The literals `true` and `false`.
    case bool
    /// A number.
    case number
    /// A string.
    case string
    /// An array.
    case array
    /// An object.
    case object
}
