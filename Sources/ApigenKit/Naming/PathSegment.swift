/// A segment of an operation's path: its words, and whether it is nothing but a placeholder.
///
/// The build plugin reads groups from paths too, so this file is compiled into both (`Sources/Plugins/Naming`).
struct PathSegment: Hashable {
    /// The words of its fixed text; none where it has no letters and digits.
    var words: [String]
    /// The name of its first placeholder.
    var placeholder: String?

    /// The segments that say something: not `api` and `v2` before the others, and no file extension.
    static func meaningful(in path: String) -> [PathSegment] {
        var texts = path.split(separator: "/").map(parts)
        if let last = texts.indices.last { texts[last].literal = withoutExtension(texts[last].literal) }
        let prefixCount = texts.prefix { $0.placeholder == nil && isPrefix($0.literal) }.count
        if prefixCount < texts.count { texts.removeFirst(prefixCount) }
        return texts.map { text in
            let hasWords = text.literal.unicodeScalars.contains(where: \.isWordPart)
            let words = hasWords ? UpperCamelCase.words(in: text.literal) : []
            return PathSegment(words: words, placeholder: text.placeholder)
        }
    }

    /// The words of the first segment that has any: what operations are grouped by.
    static func groupWords(in path: String) -> [String]? {
        meaningful(in: path).first { !$0.words.isEmpty }?.words
    }

    /// The text around the placeholders of a segment, and the first of them.
    private static func parts(of segment: Substring) -> (literal: String, placeholder: String?) {
        var literals: [Substring] = []
        var placeholder: String?
        var rest = segment
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            literals.append(rest[..<open])
            placeholder = placeholder ?? String(rest[rest.index(after: open)..<close])
            rest = rest[rest.index(after: close)...]
        }
        literals.append(rest)
        return (literals.filter { !$0.isEmpty }.joined(separator: " "), placeholder)
    }

    private static func isPrefix(_ segment: String) -> Bool {
        let lowercase = segment.lowercased()
        if ["api", "rest"].contains(lowercase) { return true }
        return lowercase.hasPrefix("v") && lowercase.count > 1
            && lowercase.dropFirst().allSatisfy { $0.isNumber || $0 == "." }
    }

    private static func withoutExtension(_ segment: String) -> String {
        let extensions = [".json", ".jsonl", ".ndjson", ".xml", ".php", ".aspx", ".do", ".html", ".csv", ".txt"]
        let lowercase = segment.lowercased()
        guard let found = extensions.first(where: lowercase.hasSuffix) else { return segment }
        return String(segment.dropLast(found.count))
    }
}
