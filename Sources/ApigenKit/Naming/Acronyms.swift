/// Words that are written in capitals (`userID`, `avatarURL`), or wholly in lower case at the start of a member.
package struct Acronyms: Sendable {
    private let words: Set<String>

    /// The acronyms that hold unless a spec lists its own.
    package static let standard = [
        "ai", "api", "ascii", "aws", "bic", "cpu", "css", "csv", "dns", "eta", "ftp", "gif", "gmt", "gps", "gpu",
        "guid",
        "html", "http", "https", "iban", "id", "ip", "isbn", "iso", "jpeg", "jpg", "json", "jwt", "md5", "mime", "mp3",
        "mp4", "os", "pdf", "php", "png", "qr", "ram", "rgb", "rss", "sdk", "sha", "sms", "sql", "ssh", "ssl", "sso",
        "svg", "tcp", "tls", "ttl", "udp", "ui", "uri", "url", "usb", "utc", "utf", "uuid", "ux", "vat", "vpn", "xml",
        "yaml",
    ]

    /// Creates a set of acronyms; their case does not matter.
    package init(_ words: some Sequence<String> = standard) {
        self.words = Set(words.map { $0.lowercased() })
    }

    /// Whether a word in lower case is an acronym.
    func contains(_ word: String) -> Bool { words.contains(word) }

    /// The word in capitals where it is an acronym, one with digits (`sha256`) or the plural of one (`ids` → `IDs`).
    func capitalized(_ word: String) -> String? {
        let letters = String(word.prefix { !$0.isNumber })
        if words.contains(word) || words.contains(letters) { return word.uppercased() }
        if word.hasSuffix("s"), words.contains(String(word.dropLast())) { return word.dropLast().uppercased() + "s" }
        return nil
    }
}
