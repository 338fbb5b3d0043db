/// Joins words as the names of types are written: `api keys` → `APIKeys`.
///
/// The files of a client are named this way too, and the build plugin has to know those names before the tool runs.
/// A plugin can't import a target, so this file is compiled into both (`Sources/Plugins/Naming`).
struct UpperCamelCase: Sendable {
    /// The words, in lower case, that are written in capitals.
    let acronyms: Set<String>

    /// The acronyms that hold unless a spec lists its own.
    static let standardAcronyms = [
        "ai", "api", "ascii", "aws", "bic", "cpu", "css", "csv", "dns", "eta", "ftp", "gif", "gmt", "gps", "gpu",
        "guid",
        "html", "http", "https", "iban", "id", "ip", "isbn", "iso", "jpeg", "jpg", "json", "jwt", "md5", "mime", "mp3",
        "mp4", "os", "pdf", "php", "png", "qr", "ram", "rgb", "rss", "sdk", "sha", "sms", "sql", "ssh", "ssl", "sso",
        "svg", "tcp", "tls", "ttl", "udp", "ui", "uri", "url", "usb", "utc", "utf", "uuid", "ux", "vat", "vpn", "xml",
        "yaml",
    ]

    /// Creates a way to write names; the case of acronyms does not matter.
    init(acronyms: some Sequence<String> = standardAcronyms) {
        self.acronyms = Set(acronyms.map { $0.lowercased() })
    }

    /// The name that a text has: `api-keys` → `APIKeys`.
    func name(for text: String) -> String { name(of: Self.words(in: text)) }

    /// The name that words make.
    func name(of words: [String]) -> String {
        let name = words.map(capitalized).joined()
        // A digit or a mark can't start a name.
        guard let first = name.unicodeScalars.first else { return "Empty" }
        return first.canStartIdentifier ? name : "Value" + name
    }

    /// The words of a text. A text in capitals (`USER_ID`) is not shouted; an empty one is called `empty`.
    static func words(in text: String) -> [String] {
        let words = WordSplitter.words(in: text)
        if words.isEmpty { return ["empty"] }
        let isShouted = !text.unicodeScalars.contains { $0.properties.isLowercase }
        return isShouted ? words.map { $0.lowercased() } : words
    }

    /// One word in a name: its first letter in upper case, or the whole where it is an acronym.
    func capitalized(_ word: String) -> String {
        let lowercase = word.lowercased()
        if let acronym = acronym(lowercase) { return acronym }
        // Capitals among small letters are an acronym that we don't know: totalUSD.
        let isUnknownAcronym = word.unicodeScalars.count { $0.properties.isUppercase } > 1
        return isUnknownAcronym ? word : lowercase.capitalizedFirst
    }

    /// The word in capitals where it is an acronym, one with digits (`sha256`) or the plural of one (`ids` → `IDs`).
    func acronym(_ word: String) -> String? {
        let letters = String(word.prefix { !$0.isNumber })
        if acronyms.contains(word) || acronyms.contains(letters) { return word.uppercased() }
        if word.hasSuffix("s"), acronyms.contains(String(word.dropLast())) { return word.dropLast().uppercased() + "s" }
        return nil
    }
}

extension String {
    /// The text with its first letter in upper case.
    var capitalizedFirst: String {
        guard let first = unicodeScalars.first else { return self }
        return first.properties.titlecaseMapping + String(unicodeScalars.dropFirst())
    }
}
