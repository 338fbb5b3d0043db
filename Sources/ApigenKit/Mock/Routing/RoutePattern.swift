/// The path of an operation as requests are held against it: segment by segment, each decoded.
struct RoutePattern: Sendable {
    private let segments: [[PathTemplate.Part]]

    init(_ path: PathTemplate) {
        var segments: [[PathTemplate.Part]] = [[]]
        for part in path.parts {
            switch part {
            case .placeholder: segments[segments.count - 1].append(part)
            case .literal(let text):
                for (index, piece) in text.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
                    if index > 0 { segments.append([]) }
                    if !piece.isEmpty {
                        segments[segments.count - 1].append(.literal(PercentEncoding.decoded(piece)))
                    }
                }
            }
        }
        // A path starts with a slash, before which there is nothing.
        self.segments = Array(segments.dropFirst())
    }

    /// The placeholder that the last segment consists of, perhaps with text around it; nothing where there is none.
    var item: String? {
        let names = (segments.last ?? []).compactMap { part -> String? in
            if case .placeholder(let name) = part { name } else { nil }
        }
        return names.count == 1 ? names.first : nil
    }

    /// How exact each segment is: text before text with placeholders before a placeholder alone.
    var ranks: [Int] {
        segments.map { parts in
            let hasPlaceholder = parts.contains { if case .placeholder = $0 { true } else { false } }
            return hasPlaceholder ? (parts.count > 1 ? 1 : 2) : 0
        }
    }

    /// Whether it is the pattern of the list whose items another pattern is for: the same without the last segment,
    /// whatever the names of placeholders.
    func isCollection(of other: RoutePattern) -> Bool {
        segments.count + 1 == other.segments.count
            && zip(segments, other.segments).allSatisfy { Self.nameless($0) == Self.nameless($1) }
    }

    private static func nameless(_ segment: [PathTemplate.Part]) -> [PathTemplate.Part] {
        segment.map { if case .placeholder = $0 { .placeholder("") } else { $0 } }
    }

    /// The values of the placeholders in a path, whose segments are decoded; nothing where it is another path.
    func values(in path: [String]) -> [String: String]? {
        guard path.count == segments.count else { return nil }
        var values: [String: String] = [:]
        for (parts, text) in zip(segments, path) {
            guard Self.match(parts[...], text[...], &values) else { return nil }
        }
        return values
    }

    private static func match(
        _ parts: ArraySlice<PathTemplate.Part>,
        _ text: Substring,
        _ values: inout [String: String]
    ) -> Bool {
        switch parts.first {
        case nil: return text.isEmpty
        case .literal(let literal):
            return text.hasPrefix(literal) && match(parts.dropFirst(), text.dropFirst(literal.count), &values)
        case .placeholder(let name):
            // A value is never empty. The shortest one that leaves a match for the rest is taken.
            var end = text.startIndex
            while end < text.endIndex {
                end = text.index(after: end)
                if parts.count == 1 { end = text.endIndex }
                values[name] = String(text[..<end])
                if match(parts.dropFirst(), text[end...], &values) { return true }
            }
            return false
        }
    }
}
