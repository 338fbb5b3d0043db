/// Recognises what proves who is asking, so that it becomes a way and never a value.
enum ObservedSecrets {
    /// The way that a request proves who is asking, from what it carries.
    static func authentication(of request: ObservedRequest) -> Authentication? {
        if let known = request.authentication { return known }
        if let value = request.header("authorization")?.lowercased() {
            if value.hasPrefix("bearer ") { return .bearer }
            if value.hasPrefix("basic ") { return .basic }
            return .apiKeyHeader("Authorization")
        }
        if request.url.hasUser { return .basic }
        if let header = request.headers.first(where: { isKeyHeader($0.name) }) { return .apiKeyHeader(header.name) }
        if let item = request.url.query.first(where: isKey) { return .apiKeyQuery(item.name) }
        return nil
    }

    /// Whether a header carries a key. What guards against forged requests belongs to a browser's session.
    static func isKeyHeader(_ name: String) -> Bool {
        let lowercase = name.lowercased()
        let isBrowsers = lowercase.contains("cookie") || lowercase.contains("csrf") || lowercase.contains("xsrf")
        return !isBrowsers && lowercase != "authorization" && !lowercase.hasPrefix("sec-") && SecretName.isSecret(name)
    }

    /// Whether an item of a query is a key.
    static func isKey(_ item: ObservedURL.Item) -> Bool {
        SecretName.isSecret(item.name) || ["key", "appid"].contains(item.name.lowercased()) && isToken(item.value)
    }

    /// Whether a header or an item of a query is a secret, of whatever kind.
    static func isSecret(_ name: String) -> Bool { SecretName.isSecret(name) || isKeyHeader(name) }

    /// The values in a request that are secret wherever they stand.
    static func values(in request: ObservedRequest) -> [String] {
        var values: [String] = []
        for header in request.headers where isSecret(header.name) || header.name.lowercased() == "authorization" {
            values.append(header.value)
            values += header.value.split(separator: " ").dropFirst().map(String.init)
            if header.name.lowercased() == "cookie" {
                values += header.value.split(separator: ";").compactMap { pair in
                    pair.split(separator: "=", maxSplits: 1).dropFirst().first.map(String.init)
                }
            }
        }
        values += request.url.query.filter(isKey).map(\.value)
        // Short ones are words that stand elsewhere too.
        return values.filter { $0.utf8.count >= 12 }
    }

    /// Whether a value is a long text that no person would type.
    static func isToken(_ value: String) -> Bool {
        let bytes = Array(value.utf8)
        return bytes.count >= 24 && bytes.allSatisfy { !$0.isWhite } && bytes.contains { (48...57).contains($0) }
            && bytes.contains { (97...122).contains($0 | 0x20) } && !value.contains("://")
    }
}

extension UInt8 {
    fileprivate var isWhite: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
