/// What is never shown to others: values whose key names a secret, and values that are written as secrets are.
enum Secrecy {
    /// Whether a key, the name of a header or of a parameter names a secret.
    static func isSecret(key: String) -> Bool {
        let words = WordSplitter.words(in: key).map { $0.lowercased() }
        guard let last = words.last else { return false }
        if words.contains(where: names.contains) { return true }
        let joined = words.joined()
        if joinedNames.contains(where: joined.contains) { return true }
        // A key is a secret where it opens something, and an everyday word elsewhere; so is a pin.
        return keys.contains(last) && words.dropLast().contains(where: keyKinds.contains)
    }

    /// Whether a text is written as tokens and keys are, whatever its key says.
    static func isSecret(value: String) -> Bool {
        guard value.utf8.count >= 16 else { return false }
        if prefixes.contains(where: value.hasPrefix) { return true }
        let lower = value.prefix(7).lowercased()
        if lower.hasPrefix("bearer ") || lower.hasPrefix("basic ") { return !value.dropFirst(7).contains(" ") }
        return isWebToken(value) || value.contains("-----BEGIN ") || hasPasswordInURL(value) || hasSecretInQuery(value)
    }

    /// A JSON Web Token (RFC 7519), which starts with an object in Base64; its end may have been cut.
    private static func isWebToken(_ value: String) -> Bool {
        value.hasPrefix("eyJ") && !value.contains(" ") && (value.utf8.contains(UInt8(ascii: ".")) || value.count > 60)
    }

    /// `https://host/path?access_token=…`, and the signatures of links that open something for a while.
    private static func hasSecretInQuery(_ value: String) -> Bool {
        guard value.contains("://"), let mark = value.firstIndex(of: "?") else { return false }
        return value[mark...].dropFirst().split(separator: "&").contains { pair in
            let parts = pair.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { return false }
            let last = WordSplitter.words(in: String(parts[0])).last?.lowercased() ?? ""
            return signatures.contains(last) || isSecret(key: String(parts[0]))
        }
    }

    /// `https://name:password@host`
    private static func hasPasswordInURL(_ value: String) -> Bool {
        let parts = value.utf8.split(separator: UInt8(ascii: "/"), maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count >= 3, parts[0].last == UInt8(ascii: ":"), parts[1].isEmpty else { return false }
        guard let at = parts[2].lastIndex(of: UInt8(ascii: "@")) else { return false }
        return parts[2][..<at].contains(UInt8(ascii: ":"))
    }

    private static let names: Set<String> = [
        "password", "passwd", "passphrase", "passcode", "pwd", "secret", "secrets", "token", "tokens", "jwt", "cookie",
        "cookies", "authorization", "credential", "credentials", "otp", "totp", "cvv", "cvc", "csrf", "xsrf", "nonce",
        "ssn", "iban", "bearer",
    ]

    private static let joinedNames = [
        "apikey", "accesskey", "privatekey", "secretkey", "sessionid", "password", "accesstoken", "refreshtoken",
        "idtoken", "authtoken", "clientsecret", "signingkey", "cardnumber", "setcookie",
    ]

    private static let keys: Set<String> = ["key", "keys", "pin", "code", "signature"]
    private static let keyKinds: Set<String> = [
        "api", "access", "private", "secret", "auth", "session", "encryption", "signing", "client", "webhook",
        "license",
        "security", "verification", "recovery", "backup", "ssh", "card",
    ]

    private static let signatures: Set<String> = ["sig", "signature", "key", "auth"]

    private static let prefixes = [
        "ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_", "glpat-", "xoxb-", "xoxp-", "xoxa-", "xoxs-", "sk_live_",
        "sk_test_", "rk_live_", "pk_live_", "whsec_", "sk-", "AKIA", "ASIA", "AIza", "ya29.", "SG.", "npm_", "pypi-",
        "dop_v1_", "shpat_", "hf_",
    ]
}
