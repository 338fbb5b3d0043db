/// Finds what a person probably meant to write.
package enum NearMatch {
    /// The candidate that is nearest to `text`; nothing where none is near enough. Of equally near ones the first.
    package static func nearest(to text: String, in candidates: some Sequence<String>) -> String? {
        let pattern = Array(text.lowercased().unicodeScalars)
        // Nobody misspells a word of this length, and the search is quadratic.
        guard !pattern.isEmpty, pattern.count <= 200 else { return nil }
        var best: (candidate: String, distance: Int)?
        for candidate in candidates where candidate != text {
            let word = Array(candidate.lowercased().unicodeScalars)
            guard word.count <= 200 else { continue }
            // A third of the word may be wrong; a word of three letters may have one fault.
            let limit = min(max(pattern.count, word.count) / 3, (best?.distance ?? .max) - 1)
            guard abs(word.count - pattern.count) <= limit else { continue }
            let distance = distance(pattern, word)
            if distance <= limit { best = (candidate, distance) }
        }
        return best?.candidate
    }

    /// The number of letters to insert, delete, replace or swap with their neighbour to turn one text into the other.
    package static func distance(_ first: String, _ second: String) -> Int {
        distance(Array(first.unicodeScalars), Array(second.unicodeScalars))
    }

    private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
        if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for row in 1...first.count {
            var current = [row]
            current.reserveCapacity(second.count + 1)
            for column in 1...second.count {
                let isSame = first[row - 1] == second[column - 1]
                var best = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
                    best = min(best, beforeLast[column - 2] + 1)
                }
                current.append(best)
            }
            beforeLast = last
            last = current
        }
        return last[second.count]
    }
}
