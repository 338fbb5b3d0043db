import ApigenJSON

/// What the fields of two sets of objects have in common.
struct FieldOverlap {
    /// Keys of both whose values are of one type.
    private(set) var common = 0
    /// Keys of both whose values are of different types.
    private(set) var conflictingKeys: [String] = []
    /// Keys of one alone.
    private(set) var others = 0

    var conflicts: Int { conflictingKeys.count }

    /// The share of keys that both have, with values of one type.
    var similarity: Double {
        let all = common + conflicts + others
        return all == 0 ? 1 : Double(common) / Double(all)
    }

    init(_ left: FieldTable, _ right: FieldTable, without key: String? = nil) {
        for field in left.sorted where field.key != key {
            guard let other = right[field.key] else {
                others += 1
                continue
            }
            if Self.agree(field.shape, other.shape) { common += 1 } else { conflictingKeys.append(field.key) }
        }
        others += right.keys.filter { $0 != key && left[$0] == nil }.count
    }

    /// Whether two shapes may be of one type: an unknown one agrees with all.
    private static func agree(_ left: Shape, _ right: Shape) -> Bool {
        let kinds = left.kinds
        let otherKinds = right.kinds
        guard !kinds.isEmpty, !otherKinds.isEmpty else { return true }
        guard !kinds.isDisjoint(with: otherKinds) else { return false }
        if let objects = left.objects?.fields, let others = right.objects?.fields,
            !objects.keys.isEmpty, !others.keys.isEmpty
        {
            let shared = objects.keys.filter { others[$0] != nil }.count
            let all = objects.keys.count + others.keys.count - shared
            guard Double(shared) >= 0.25 * Double(all) else { return false }
        }
        if let elements = left.arrays?.element, let otherElements = right.arrays?.element {
            return agree(elements, otherElements)
        }
        return true
    }
}
