// The standard library's own search needs newer systems than this package does.

extension StringProtocol {
    /// Where a text stands first; nothing where it does not.
    func firstPlace(of text: String) -> Range<Index>? {
        let sought = Array(text.utf8)
        guard let first = sought.first else { return nil }
        var start = utf8.startIndex
        while let index = utf8[start...].firstIndex(of: first) {
            if utf8[index...].starts(with: sought) { return index..<utf8.index(index, offsetBy: sought.count) }
            start = utf8.index(after: index)
        }
        return nil
    }

    /// Whether a text stands in it.
    func holds(_ text: String) -> Bool { firstPlace(of: text) != nil }

    /// The texts between the places of another.
    func parts(between separator: String) -> [SubSequence] {
        var parts: [SubSequence] = []
        var rest = self[...]
        while let place = rest.firstPlace(of: separator) {
            parts.append(rest[..<place.lowerBound])
            rest = rest[place.upperBound...]
        }
        return parts + [rest]
    }
}
