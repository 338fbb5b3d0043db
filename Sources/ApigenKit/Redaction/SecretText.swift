#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Finds credentials inside texts by what they look like, whatever the text is called.
enum SecretText {
    /// The text with each credential replaced; the rest stays as it is.
    static func replacing(in text: String, with fake: (String) -> String) -> String {
        guard text.utf8.count >= shortest else { return text }
        if text.holds("PRIVATE KEY-----") { return fake(text) }
        var result = ""
        var rest = text[...]
        var scheme = ""
        var isChanged = false
        while !rest.isEmpty {
            let gap = rest.prefix { !isPart($0) }
            result += gap
            rest = rest[gap.endIndex...]
            let piece = rest.prefix(while: isPart)
            rest = rest[piece.endIndex...]
            if gap.contains(where: { $0 != " " }) { scheme = "" }
            if isCredential(piece) || isCredential(piece, after: scheme) {
                isChanged = true
                result += fake(String(piece))
            } else {
                result += piece
            }
            scheme = piece.utf8.count <= 8 ? piece.lowercased() : ""
        }
        return isChanged ? result : text
    }

    private static let shortest = 12

    /// Whether a character may be part of a credential (RFC 6750, `b68token`).
    private static func isPart(_ character: Character) -> Bool {
        guard let byte = character.asciiValue else { return false }
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            return true
        default: return "-._~+/=".utf8.contains(byte)
        }
    }

    /// Whether a piece is a credential by its own form.
    private static func isCredential(_ piece: Substring) -> Bool {
        guard piece.utf8.count >= 16 else { return false }
        return isJSONWebToken(piece) || prefixes.contains { isKey(piece, $0) }
    }

    /// Whether a piece is one because of the word before it, as in the header `Authorization`.
    private static func isCredential(_ piece: Substring, after scheme: String) -> Bool {
        guard piece.utf8.count >= 8 else { return false }
        switch scheme {
        case "bearer", "token": return piece.utf8.count >= 16 && piece.contains(where: \.isNumber)
        case "basic":
            let decoded = Data(base64Encoded: String(piece))
            return decoded.map { $0.contains(UInt8(ascii: ":")) } ?? false
        default: return false
        }
    }

    /// Three parts of base64url, the first of which starts as `{"` does (RFC 7515).
    private static func isJSONWebToken(_ piece: Substring) -> Bool {
        guard piece.hasPrefix("eyJ") else { return false }
        let parts = piece.split(separator: ".", omittingEmptySubsequences: false)
        return (3...5).contains(parts.count) && parts[1].utf8.count >= 4
            && piece.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
    }

    /// A well-known beginning of keys.
    private struct Prefix {
        var text: String
        /// How many characters follow at least.
        var length: Int
        /// Whether only capitals and digits follow.
        var isUppercase = false
    }

    private static func isKey(_ piece: Substring, _ prefix: Prefix) -> Bool {
        guard piece.hasPrefix(prefix.text), piece.utf8.count >= prefix.text.utf8.count + prefix.length else {
            return false
        }
        let rest = piece.dropFirst(prefix.text.count)
        // A slash or a dot between words: an address or a file's name, and no key.
        guard !rest.contains("/"), rest.contains(where: \.isNumber) || prefix.length < 16 else { return false }
        return !prefix.isUppercase || rest.allSatisfy { $0.isUppercase || $0.isNumber }
    }

    /// How the keys of widely used services start, as their documentation tells.
    private static let prefixes = [
        // Payments.
        Prefix(text: "sk_live_", length: 10), Prefix(text: "sk_test_", length: 10),
        Prefix(text: "rk_live_", length: 10), Prefix(text: "rk_test_", length: 10),
        Prefix(text: "whsec_", length: 16), Prefix(text: "sq0atp-", length: 16), Prefix(text: "sq0csp-", length: 16),
        // Code and packages.
        Prefix(text: "ghp_", length: 20), Prefix(text: "gho_", length: 20), Prefix(text: "ghu_", length: 20),
        Prefix(text: "ghs_", length: 20), Prefix(text: "ghr_", length: 20), Prefix(text: "github_pat_", length: 20),
        Prefix(text: "glpat-", length: 16), Prefix(text: "npm_", length: 30), Prefix(text: "pypi-", length: 30),
        // Clouds.
        Prefix(text: "AKIA", length: 12, isUppercase: true), Prefix(text: "ASIA", length: 12, isUppercase: true),
        Prefix(text: "AIza", length: 30), Prefix(text: "ya29.", length: 16), Prefix(text: "dop_v1_", length: 30),
        // Messages and mail.
        Prefix(text: "xoxb-", length: 16), Prefix(text: "xoxp-", length: 16), Prefix(text: "xoxa-", length: 16),
        Prefix(text: "xoxs-", length: 16), Prefix(text: "xapp-", length: 16), Prefix(text: "SG.", length: 30),
        // Models and shops.
        Prefix(text: "sk-", length: 20), Prefix(text: "hf_", length: 20), Prefix(text: "shpat_", length: 20),
    ]
}
