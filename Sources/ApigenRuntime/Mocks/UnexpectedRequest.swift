/// A request that a ``MockTransport`` has no answer for.
public struct UnexpectedRequest: Error, Hashable, Sendable, CustomStringConvertible {
    /// The endpoint, e.g. `UsersAPI.user`.
    public let endpoint: String
    /// The method.
    public let method: HTTPMethod

    /// Says what is missing.
    public var description: String {
        "unexpected request \(endpoint): this MockTransport has no answer for it; "
            + "set one with answer(\"\(endpoint)\", with: …)"
    }
}
