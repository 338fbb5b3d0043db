import Foundation

/// Adds credentials to requests, and renews them when a server refuses them.
///
/// A client has one: ``BearerAuthenticator``, ``BasicAuthenticator``, ``APIKeyAuthenticator``, or several in an
/// ``AuthenticatorGroup``.
public protocol Authenticator: Sendable {
    /// Whether this can serve a scheme that an endpoint declares. Nil stands for an endpoint that declares none.
    func serves(_ scheme: AuthenticationScheme?) -> Bool

    /// Adds credentials. Leaves alone what the caller has set.
    func authorize(_ request: inout HTTPRequest, scheme: AuthenticationScheme?) async throws

    /// Called with an answer of status 401; true means that the request should be sent once more, with new credentials.
    func renew(after response: HTTPResponse, to request: HTTPRequest) async throws -> Bool
}

extension Authenticator {
    /// Nothing can be renewed.
    public func renew(after response: HTTPResponse, to request: HTTPRequest) async throws -> Bool { false }
}
