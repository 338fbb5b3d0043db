/// What is never shown to others: credentials, as recording takes them out of samples too, and what else is nobody's
/// business.
enum Secrecy {
    /// Whether a key, the name of a header or of a parameter names a secret.
    static func isSecret(key: String) -> Bool {
        SecretName.isSecret(key) || SecretName.words(of: key).contains(where: personal.contains)
    }

    /// Whether a text holds what looks like a credential, whatever its key says.
    static func isSecret(value: String) -> Bool {
        redaction.redacted(text: value) != value || isAuthorization(value) || isCutWebToken(value)
    }

    /// A whole value of the header `Authorization`, however harmless its token looks.
    private static func isAuthorization(_ value: String) -> Bool {
        let parts = value.split(separator: " ")
        return parts.count == 2 && ["bearer", "basic"].contains(parts[0].lowercased()) && parts[1].count >= 8
    }

    /// A long JSON Web Token (RFC 7519) of which only the start is left, because long texts are cut.
    private static func isCutWebToken(_ value: String) -> Bool {
        value.hasPrefix("eyJ") && value.utf8.count > 60 && !value.contains(" ")
    }

    private static let redaction = Redaction()

    /// Words for what opens no door, and is secret all the same.
    private static let personal: Set<String> = ["cvv", "cvc", "ssn", "iban", "nonce", "cardnumber"]
}
