import Foundation

/// Takes secrets out of texts that people see.
enum Redaction {
    /// What stands in place of a secret.
    static let mark = "‹redacted›"

    /// Headers whose values are always secret, in lower case.
    static let secretHeaders: Set<String> = [
        "authorization", "proxy-authorization", "cookie", "set-cookie", "x-api-key", "api-key", "x-auth-token",
        "x-access-token", "x-csrf-token",
    ]

    /// Parts of names that mean a secret, in lower case and without separators.
    private static let secretParts = [
        "token", "secret", "password", "passwd", "apikey", "accesskey", "authorization", "credential", "signature",
        "sessionid", "clientassertion", "codeverifier",
    ]

    /// Whether a parameter or member of this name holds a secret.
    static func isSecret(_ name: some StringProtocol) -> Bool {
        let plain = name.lowercased().filter { $0 != "_" && $0 != "-" && $0 != "." }
        return secretParts.contains { plain.contains($0) }
    }

    /// An address without user, password, and the values of secret parameters.
    static func address(_ url: URL, secretNames: Set<String> = []) -> String {
        var text = url.absoluteString
        if let user = url.user, let range = text.range(of: "//\(user)"),
            let at = text[range.upperBound...].firstIndex(of: "@")
        {
            text.replaceSubrange(text.index(range.lowerBound, offsetBy: 2)..<at, with: mark)
        }
        guard let question = text.firstIndex(of: "?") else { return text }
        let items = text[text.index(after: question)...].split(separator: "&", omittingEmptySubsequences: false)
        let query = items.map { item -> String in
            guard let equals = item.firstIndex(of: "=") else { return String(item) }
            let name = item[..<equals]
            let plain = name.removingPercentEncoding ?? String(name)
            return secretNames.contains(plain) || isSecret(plain) ? "\(name)=\(mark)" : String(item)
        }
        return text[...question] + query.joined(separator: "&")
    }

    /// A value of a header, or the mark in its place.
    static func header(_ field: HTTPHeaders.Field, secretNames: Set<String> = []) -> String {
        let name = field.name.lowercased()
        return secretHeaders.contains(name) || secretNames.contains(name) || isSecret(name) ? mark : field.value
    }

    /// A text, mostly JSON or a form, without the values of members whose names mean a secret.
    static func text(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let end = rest.firstIndex(where: { $0 == ":" || $0 == "=" }) {
            let name = rest[..<end].reversed().drop { $0 == "\"" || $0.isWhitespace }
                .prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
            let after = rest.index(after: end)
            result += rest[..<after]
            rest = rest[after...]
            guard isSecret(String(name.reversed())) else { continue }
            let space = rest.prefix { $0.isWhitespace }
            result += space
            rest = rest[space.endIndex...]
            let value = valueEnd(of: rest, isForm: text[end] == "=")
            if value > rest.startIndex {
                result += mark
                rest = rest[value...]
            }
        }
        return result + rest
    }

    /// Where a value ends: text at its quote, an object or list at its bracket, another at what can't be part of it.
    private static func valueEnd(of text: Substring, isForm: Bool) -> Substring.Index {
        guard let first = text.first, "\"{[".contains(first) else {
            let ends = isForm ? "& \"\n\r" : ",}]\"\n\r"
            return text.firstIndex { ends.contains($0) || $0 == "\r\n" } ?? text.endIndex
        }
        var depth = 0
        var isInText = false
        var isEscaped = false
        for index in text.indices {
            switch text[index] {
            case _ where isEscaped:
                isEscaped = false
                continue
            case "\\" where isInText:
                isEscaped = true
                continue
            case "\"": isInText.toggle()
            case "{" where !isInText, "[" where !isInText: depth += 1
            case "}" where !isInText, "]" where !isInText: depth -= 1
            default: continue
            }
            if depth == 0, !isInText { return text.index(after: index) }
        }
        return text.endIndex
    }
}

extension HTTPHeaders {
    /// Removes the fields whose values are secret.
    mutating func removeSecrets() {
        for field in fields where Redaction.header(field) == Redaction.mark { self[field.name] = nil }
    }
}
