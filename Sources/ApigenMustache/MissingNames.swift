/// What rendering does with a name that stands for nothing.
public enum MissingNames: Hashable, Sendable {
    /// A variable that is not in the context and a partial or parent that is not among the templates render as nothing,
    /// as the Mustache specification says.
    case empty

    /// They are errors, and so is a variable whose value is a list or an object, which have no text.
    ///
    /// A section over a name that is not in the context is false rather than an error, because that is how a template
    /// asks whether an optional value is there. A `.null` value is there: it renders as nothing.
    case error
}
