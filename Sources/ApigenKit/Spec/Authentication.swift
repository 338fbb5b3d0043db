/// How requests prove who is asking.
package enum Authentication: Hashable, Sendable {
    /// They don't.
    case none
    /// With a token in the header `Authorization` (RFC 6750).
    case bearer
    /// With a name and a password (RFC 7617).
    case basic
    /// With a key in a header of this name.
    case apiKeyHeader(String)
    /// With a key in a query parameter of this name.
    case apiKeyQuery(String)
}
