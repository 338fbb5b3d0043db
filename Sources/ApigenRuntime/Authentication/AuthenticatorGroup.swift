/// Several authenticators; the first that serves the scheme of an endpoint is asked.
public struct AuthenticatorGroup: Authenticator {
    private let members: [any Authenticator]

    /// Creates a group; earlier members go first.
    public init(_ members: any Authenticator...) {
        self.members = members
    }

    /// Whether any member serves the scheme.
    public func serves(_ scheme: AuthenticationScheme?) -> Bool {
        members.contains { $0.serves(scheme) }
    }

    /// Asks the first member that serves the scheme.
    public func authorize(_ request: inout HTTPRequest, scheme: AuthenticationScheme?) async throws {
        try await members.first { $0.serves(scheme) }?.authorize(&request, scheme: scheme)
    }

    /// Asks the members in order until one has renewed its credentials.
    public func renew(after response: HTTPResponse, to request: HTTPRequest) async throws -> Bool {
        for member in members where try await member.renew(after: response, to: request) { return true }
        return false
    }
}
