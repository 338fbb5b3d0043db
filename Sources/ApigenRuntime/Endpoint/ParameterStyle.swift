/// How a list is written as parameters of a query or form.
public enum ParameterStyle: Hashable, Sendable {
    /// `ids=1&ids=2`.
    case repeated
    /// `ids=1,2`; a comma inside a value is encoded as `%2C`.
    case comma
    /// `ids[]=1&ids[]=2`, with the brackets percent-encoded.
    case brackets
}
