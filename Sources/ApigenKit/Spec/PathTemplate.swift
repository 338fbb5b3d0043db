/// The path of an operation, with placeholders: `/users/{id}/posts`.
package struct PathTemplate: Hashable, Sendable {
    /// A part of a path.
    package enum Part: Hashable, Sendable {
        /// Text that stands as it is, slashes included.
        case literal(String)
        /// A placeholder, without its braces.
        case placeholder(String)
    }

    /// The path as it was written.
    package let text: String
    /// The parts, in order.
    package let parts: [Part]

    /// The names of the placeholders, in order.
    package var placeholders: [String] {
        parts.compactMap { if case .placeholder(let name) = $0 { name } else { nil } }
    }

    /// The path without the names of its placeholders: equal for paths that a server can't tell apart.
    package var shape: String {
        parts.map { if case .literal(let text) = $0 { text } else { "{}" } }.joined()
    }

    /// The segments between slashes; in each the placeholders and what stands around them.
    package var segments: [[Part]] {
        var segments: [[Part]] = []
        for part in parts {
            switch part {
            case .placeholder:
                if segments.isEmpty { segments.append([]) }
                segments[segments.count - 1].append(part)
            case .literal(let text):
                for (index, piece) in text.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
                    if index > 0 || segments.isEmpty { segments.append([]) }
                    if !piece.isEmpty { segments[segments.count - 1].append(.literal(String(piece))) }
                }
            }
        }
        return segments.filter { !$0.isEmpty }
    }
}

extension PathTemplate {
    /// What is wrong with a path, and how many bytes into it.
    package struct Fault: Error {
        package var message: String
        package var offset = 0
    }

    /// Reads a path.
    package init(parsing text: String) throws(Fault) {
        guard text.hasPrefix("/") else { throw Fault(message: "a path starts with \"/\"") }
        var parts: [Part] = []
        var literal = ""
        var names: Set<String> = []
        var rest = text[...]
        func fault(_ message: String) -> Fault {
            Fault(message: message, offset: text.utf8.distance(from: text.startIndex, to: rest.startIndex))
        }
        while let character = rest.first {
            switch character {
            case "{":
                guard let end = rest.firstIndex(of: "}") else { throw fault("\"{\" has no \"}\"") }
                let name = String(rest[rest.index(after: rest.startIndex)..<end])
                if name.isEmpty || name.contains(where: { "{/ ".contains($0) }) {
                    throw fault("a placeholder is a name in braces, such as {id}")
                }
                if !names.insert(name).inserted { throw fault("the placeholder {\(name)} is there twice") }
                if !literal.isEmpty { parts.append(.literal(literal)) }
                literal = ""
                parts.append(.placeholder(name))
                rest = rest[rest.index(after: end)...]
                continue
            case "}": throw fault("\"}\" has no \"{\"")
            case "?": throw fault("a path has no query; write its names and values as \"parameters\"")
            case "#": throw fault("a path has no \"#\"")
            case _ where character.isWhitespace || character.unicodeScalars.contains { $0.value < 0x20 }:
                throw fault("a path has no white space; write %20")
            default: literal.append(character)
            }
            rest = rest.dropFirst()
        }
        if !literal.isEmpty { parts.append(.literal(literal)) }
        self.init(text: text, parts: parts)
    }
}
