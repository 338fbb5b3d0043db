/// Checks the URL that paths are added to.
package enum BaseURL {
    /// What is wrong with a base URL, as a message; nothing where it is right.
    package static func fault(in text: String) -> String? {
        let lowercase = text.lowercased()
        guard let scheme = ["https://", "http://"].first(where: lowercase.hasPrefix) else {
            return "a base URL starts with https:// or http://"
        }
        let rest = text.dropFirst(scheme.count)
        if rest.contains("?") { return "a base URL has no query; write it as \"parameters\" of the operations" }
        if rest.contains("#") { return "a base URL has no fragment" }
        if rest.contains(where: { "{}".contains($0) }) { return "a base URL has no placeholders" }
        if !text.utf8.allSatisfy(isAllowed) { return "a base URL holds no spaces and no letters beyond ASCII" }
        let authority = rest.prefix { $0 != "/" }
        if authority.contains("@") { return "a base URL holds no user and password; write \"auth\": \"basic\"" }
        return authorityFault(authority)
    }

    /// A base URL without slashes at its end: paths start with one.
    package static func withoutSlash(_ text: String) -> String {
        var text = text
        while text.hasSuffix("/") { text.removeLast() }
        return text
    }

    private static func authorityFault(_ authority: Substring) -> String? {
        let host: Substring
        var port: Substring?
        if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") {
            host = authority[...end]
            let rest = authority[authority.index(after: end)...]
            port = rest.isEmpty ? nil : rest.dropFirst()
            if let first = rest.first, first != ":" { return "the base URL has no host that can be read" }
        } else {
            host = authority.prefix { $0 != ":" }
            port = host.endIndex < authority.endIndex ? authority[host.endIndex...].dropFirst() : nil
            if host.contains(where: { "[]".contains($0) }) { return "the base URL has no host that can be read" }
        }
        if host.isEmpty { return "the base URL has no host" }
        if let port, UInt16(port) == nil { return "the port of the base URL is no number up to 65535" }
        return nil
    }

    /// Whether RFC 3986 allows a byte in a URL.
    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "-._~:/?#[]@!$&'()*+,;=%".utf8.contains(byte)
        }
    }
}
