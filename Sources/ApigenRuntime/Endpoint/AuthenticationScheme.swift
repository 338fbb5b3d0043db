/// How a request proves who is asking. The credentials themselves come from the client's ``Authenticator``.
public enum AuthenticationScheme: Hashable, Sendable {
    /// No credentials are ever sent.
    case anonymous
    /// `Authorization: Bearer …`, by RFC 6750.
    case bearer
    /// `Authorization: Basic …`, by RFC 7617.
    case basic
    /// A key in a header of this name.
    case apiKeyHeader(String)
    /// A key in a query parameter of this name.
    case apiKeyQuery(String)
}
