/// Why a login did not end with a token.
public enum OAuthError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The callback does not belong to the login: its `state` is another one.
    case stateMismatch
    /// The callback has no code.
    case missingCode
    /// The server or the person refused; the code is one of RFC 6749, section 4.1.2.1, e.g. `access_denied`.
    case refused(code: String, description: String?)

    /// The reason in a sentence.
    public var description: String {
        switch self {
        case .stateMismatch: "the callback does not belong to this login"
        case .missingCode: "the callback has no code"
        case .refused(let code, let description): "the login was refused: \(description ?? code)"
        }
    }
}
