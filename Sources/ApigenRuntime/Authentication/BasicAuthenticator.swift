import Foundation

/// Sends user and password with each request, by RFC 7617.
public struct BasicAuthenticator: Authenticator {
    private let value: String

    /// Creates an authenticator; the credentials are encoded as UTF-8.
    public init(user: String, password: String) {
        value = "Basic " + Data("\(user):\(password)".utf8).base64EncodedString()
    }

    /// Serves `basic`, and endpoints that declare nothing.
    public func serves(_ scheme: AuthenticationScheme?) -> Bool {
        scheme == nil || scheme == .basic
    }

    /// Sets `Authorization` unless the caller has.
    public func authorize(_ request: inout HTTPRequest, scheme: AuthenticationScheme?) {
        if request.headers["Authorization"] == nil { request.headers["Authorization"] = value }
    }
}
