/// Finds a shortest way from one list of lines to another (Myers, "An O(ND) Difference Algorithm", 1986).
struct LineEdits {
    /// Lines that are replaced by others; either range may be empty.
    struct Edit: Hashable {
        var old: Range<Int>
        var new: Range<Int>
    }

    /// The number of differing lines beyond which texts are shown as wholly different: the search is quadratic in it.
    private static let limit = 1000

    private let old: [Int]
    private let new: [Int]

    /// The edits in order, with at least one equal line between two of them.
    static func between(_ old: [String], _ new: [String]) -> [Edit] {
        var start = 0
        while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
        var oldEnd = old.count
        var newEnd = new.count
        while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        let matches = LineEdits(old[start..<oldEnd], new[start..<newEnd]).matches()
        var edits: [Edit] = []
        var place = (old: start, new: start)
        for match in matches.map({ ($0.old + start, $0.new + start) }) + [(oldEnd, newEnd)] {
            if place.old < match.0 || place.new < match.1 {
                edits.append(Edit(old: place.old..<match.0, new: place.new..<match.1))
            }
            place = (match.0 + 1, match.1 + 1)
        }
        return edits
    }

    private init(_ old: ArraySlice<String>, _ new: ArraySlice<String>) {
        // Numbers compare faster than texts.
        var numbers: [String: Int] = [:]
        func number(_ line: String) -> Int {
            if let number = numbers[line] { return number }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        self.old = old.map(number)
        self.new = new.map(number)
    }

    /// The furthest old index that a number of edits reaches on each diagonal (old index minus new index).
    private struct Frontier {
        private var places = Array(repeating: -1, count: 2 * LineEdits.limit + 3)

        subscript(diagonal: Int) -> Int {
            get { places[diagonal + LineEdits.limit + 1] }
            set { places[diagonal + LineEdits.limit + 1] = newValue }
        }

        /// Where the edit that leads to a diagonal arrives, and from which diagonal it came.
        func step(to diagonal: Int, _ distance: Int) -> (from: Int, place: Int) {
            let above = self[diagonal + 1]
            let left = self[diagonal - 1]
            let isInsertion = diagonal == -distance || (diagonal != distance && left < above)
            return isInsertion ? (diagonal + 1, above) : (diagonal - 1, left + 1)
        }
    }

    /// The pairs of equal lines on a shortest way, in order; none where the way is too long.
    private func matches() -> [(old: Int, new: Int)] {
        var frontier = Frontier()
        frontier[1] = 0
        var trace: [Frontier] = []
        for distance in 0...min(old.count + new.count, Self.limit) {
            trace.append(frontier)
            for diagonal in stride(from: -distance, through: distance, by: 2) {
                var place = frontier.step(to: diagonal, distance).place
                while place < old.count, place - diagonal < new.count, old[place] == new[place - diagonal] {
                    place += 1
                }
                frontier[diagonal] = place
                if place >= old.count, place - diagonal >= new.count { return walkBack(trace) }
            }
        }
        return []
    }

    private func walkBack(_ trace: [Frontier]) -> [(old: Int, new: Int)] {
        var matches: [(old: Int, new: Int)] = []
        var place = (old: old.count, new: new.count)
        for (distance, frontier) in trace.enumerated().reversed() {
            let (from, arrival) = frontier.step(to: place.old - place.new, distance)
            while place.old > arrival {
                place = (place.old - 1, place.new - 1)
                matches.append(place)
            }
            place = (frontier[from], frontier[from] - from)
        }
        return matches.reversed()
    }
}
