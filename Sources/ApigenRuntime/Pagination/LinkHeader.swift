/// Links in a `Link` header, by RFC 8288, section 3 and appendix B.
enum LinkHeader {
    /// One link.
    struct Link: Hashable, Sendable {
        /// The address, perhaps relative.
        var target: String
        /// The parameters, with names in lower case; the first of a name counts.
        var parameters: [String: String] = [:]

        /// The relations, in lower case.
        var relations: [String] {
            (parameters["rel"] ?? "").lowercased().split(separator: " ").map(String.init)
        }
    }

    /// Reads a value of the header. What is no link is skipped, up to the next comma.
    static func links(in value: String) -> [Link] {
        var scanner = Scanner(value)
        var links: [Link] = []
        while !scanner.isAtEnd {
            scanner.skip { $0 == " " || $0 == "\t" || $0 == "," }
            guard scanner.take("<") else {
                scanner.skip { $0 != "," }
                continue
            }
            var link = Link(target: scanner.read { $0 != ">" }.trimmed)
            guard scanner.take(">") else { break }
            scanner.readParameters(into: &link)
            links.append(link)
        }
        return links
    }

    private struct Scanner {
        private let text: [Character]
        private var index = 0

        init(_ text: String) { self.text = Array(text) }

        var isAtEnd: Bool { index >= text.count }

        mutating func skip(while condition: (Character) -> Bool) {
            while index < text.count, condition(text[index]) { index += 1 }
        }

        mutating func read(while condition: (Character) -> Bool) -> String {
            let start = index
            skip(while: condition)
            return String(text[start..<index])
        }

        mutating func take(_ character: Character) -> Bool {
            guard index < text.count, text[index] == character else { return false }
            index += 1
            return true
        }

        mutating func skipSpace() { skip { $0 == " " || $0 == "\t" } }

        mutating func readParameters(into link: inout Link) {
            while true {
                skipSpace()
                guard take(";") else { break }
                skipSpace()
                let name = read { !"=;, \t".contains($0) }.lowercased()
                skipSpace()
                var value = ""
                if take("=") {
                    skipSpace()
                    value = take("\"") ? readQuoted() : read { $0 != ";" && $0 != "," }.trimmed
                }
                if !name.isEmpty, link.parameters[name] == nil { link.parameters[name] = value }
            }
            skip { $0 != "," }
        }

        /// The rest of a quoted text, in which a backslash takes away the meaning of what follows.
        private mutating func readQuoted() -> String {
            var value = ""
            while index < text.count {
                let character = text[index]
                index += 1
                if character == "\"" { break }
                if character == "\\", index < text.count {
                    value.append(text[index])
                    index += 1
                } else {
                    value.append(character)
                }
            }
            return value
        }
    }
}

extension String {
    /// Without spaces and tabs at both ends.
    fileprivate var trimmed: String {
        let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
    }
}
