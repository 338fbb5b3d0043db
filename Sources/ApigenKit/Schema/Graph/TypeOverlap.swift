import ApigenJSON

/// What two nodes of a graph have in common.
struct TypeOverlap {
    /// Keys of both whose values are of one type.
    private(set) var common = 0
    /// Keys of both whose values are of different types.
    private(set) var conflicts = 0
    /// Keys of one alone.
    private(set) var others = 0

    /// The share of keys that both have, with values of one type.
    var similarity: Double {
        let all = common + conflicts + others
        return all == 0 ? 1 : Double(common) / Double(all)
    }

    init(_ left: TypeGraph.NodeID, _ right: TypeGraph.NodeID, in graph: TypeGraph, depth: Int = 3) {
        let fields = graph.valueSlots(left)
        let otherFields = Dictionary(
            graph.valueSlots(right).map { ($0.key, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        var seen: Set<String> = []
        for field in fields where seen.insert(field.key).inserted {
            guard let other = otherFields[field.key] else {
                others += 1
                continue
            }
            if Self.agree(field.slot, other.slot, in: graph, depth: depth) { common += 1 } else { conflicts += 1 }
        }
        others += otherFields.keys.filter { !seen.contains($0) }.count
    }

    /// Whether two slots may be of one type: an unknown one agrees with all.
    static func agree(_ left: TypeGraph.SlotID, _ right: TypeGraph.SlotID, in graph: TypeGraph, depth: Int) -> Bool {
        guard depth > 0, graph.find(left) != graph.find(right) else { return true }
        let slot = graph[left]
        let other = graph[right]
        let kinds = slot.kinds
        let otherKinds = other.kinds
        guard !kinds.isEmpty, !otherKinds.isEmpty else { return true }
        guard !kinds.isDisjoint(with: otherKinds) else { return false }
        // Where one holds dates only and the other any text, one type for both would lose the dates.
        if let strings = slot.strings, let others = other.strings, strings.isDateTimes != others.isDateTimes {
            return false
        }
        if let objects = slot.objects, let others = other.objects {
            guard agree(objects, others, in: graph, depth: depth) else { return false }
        }
        if case .list(let element)? = slot.arrays?.content, case .list(let otherElement)? = other.arrays?.content {
            return agree(element, otherElement, in: graph, depth: depth - 1)
        }
        return true
    }

    /// Whether two nodes may be of one type.
    static func agree(
        _ left: TypeGraph.NodeID,
        _ right: TypeGraph.NodeID,
        in graph: TypeGraph,
        depth: Int
    ) -> Bool {
        guard graph.find(left) != graph.find(right) else { return true }
        switch (graph[left].kind, graph[right].kind) {
        case (.map(let value), .map(let other)): return agree(value, other, in: graph, depth: depth - 1)
        case (.map(let value), .structure(let fields)), (.structure(let fields), .map(let value)):
            // Where few objects were seen, the keys of a map look like fields. A map of maps is no map of itself.
            return !graph.reaches(left, from: right) && !graph.reaches(right, from: left)
                && fields.allSatisfy { agree($0.slot, value, in: graph, depth: depth - 1) }
        case (.structure, .structure), (.tagged, .tagged):
            let overlap = TypeOverlap(left, right, in: graph, depth: depth - 1)
            return overlap.conflicts == 0 && (overlap.similarity >= 0.3 || overlap.common + overlap.others == 0)
        default: return false
        }
    }
}

extension TypeGraph.Slot {
    /// The kinds of values seen, `null` left out.
    var kinds: KindSet {
        KindSet(booleans, numbers, strings, hasArrays: arrays != nil, hasObjects: objects != nil)
    }
}

extension StringShape {
    /// Whether every value was a date-time.
    var isDateTimes: Bool { count > 0 && formats[.dateTime] == count }
}
