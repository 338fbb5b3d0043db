/// Tells by its name whether a header, a parameter or a member of an object holds a credential.
///
/// Names are read word by word, so `tokenizer` is no token and `X-Api-Key`, `apiKey` and `api_key` are one name. What
/// counts is how a name ends: `client_secret` holds a secret, `secret_expires_at` holds a time and `token_type` a word.
package enum SecretName {
    /// What a name promises.
    enum Kind {
        /// A text that proves who is asking, or an object or list of such.
        case credential
        /// The same; but an object of this name tells about more than the secret, as a session does of its user.
        case subject
        /// The same, and people make theirs of digits as well.
        case password
    }

    /// Whether something of this name is a secret.
    package static func isSecret(_ name: String) -> Bool { kind(of: name) != nil }

    /// What a name promises; nothing where it is the name of no secret.
    static func kind(of name: String) -> Kind? { kind(of: words(of: name)) }

    /// What the words of a name promise.
    static func kind(of words: [String]) -> Kind? {
        // token2 is a token.
        var words = words.map(Self.withoutNumber).filter { !$0.isEmpty }
        while words.count > 1, let last = words.last, qualifiers.contains(last) { words.removeLast() }
        guard let last = words.last else { return nil }
        if passwords.contains(last) { return .password }
        if cursorWords.contains(last), words.dropLast().contains(where: cursorQualifiers.contains) { return nil }
        if subjects.contains(last) { return .subject }
        return (1...3).contains { secrets.contains(words.suffix($0).joined()) } ? .credential : nil
    }

    /// Whether a member of an object that is named for a secret is the secret itself: `session.id`.
    static func isItself(_ name: String) -> Bool {
        ["id", "key", "value"].contains(name.lowercased())
    }

    /// The words of a name in lower case.
    static func words(of name: String) -> [String] { WordSplitter.words(in: name).map { $0.lowercased() } }

    private static func withoutNumber(_ word: String) -> String {
        String(word.reversed().drop { $0.isNumber }.reversed())
    }

    /// Names whose values people may make of digits.
    private static let passwords: Set<String> = ["password", "passwords", "passwd", "pwd", "passcode", "passphrase"]

    /// Last words of objects in which other things stand beside the secret.
    private static let subjects: Set<String> = ["session", "sessions", "auth", "authorization", "signature"]

    /// Last words, and last two or three words without what stands between them. Names without any mark between their
    /// words, such as `accesstoken`, are words too.
    private static let secrets: Set<String> = [
        "cookie", "cookies", "token", "tokens", "secret", "secrets", "credential", "credentials", "signatures", "sig",
        "sessionid", "phpsessid", "jsessionid", "jwt", "bearer", "csrf", "xsrf", "otp", "totp", "apikey", "apikeys",
        "accesskey", "accesskeyid", "secretkey",
        "privatekey", "signingkey", "encryptionkey", "masterkey", "authkey", "sharedkey", "subscriptionkey",
        "accesstoken", "refreshtoken", "idtoken", "authtoken", "sessiontoken", "csrftoken", "xsrftoken",
        "bearertoken", "clientsecret", "clientassertion", "codeverifier", "authcode", "authorizationcode",
        "sessionkey", "appsecret", "appkey",
    ]

    /// Words after a secret that leave it one: `password_hash`, `secretValue`.
    private static let qualifiers: Set<String> = [
        "hash", "digest", "value", "header", "encrypted", "plain", "raw", "base", "hex", "salt", "confirmation",
        "confirm", "again", "string",
    ]

    /// What `next_page_token` and `syncToken` end in: the place in a list, and no credential.
    private static let cursorWords: Set<String> = ["token", "tokens"]
    private static let cursorQualifiers: Set<String> = [
        "page", "pages", "paging", "pagination", "next", "previous", "prev", "continuation", "continue", "sync",
        "cursor", "offset", "resume",
    ]
}
