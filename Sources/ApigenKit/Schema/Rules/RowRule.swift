/// When arrays of a fixed length are rows, whose slots have types of their own.
enum RowRule {
    /// Rows have several slots, each of a steady kind, and not all of the same: `[[1,2],[3,4]]` is a list of lists.
    ///
    /// - Parameter isNested: Whether the arrays are elements of an array themselves, as rows of a table are. A single
    ///   array elsewhere could as well be a list of mixed values.
    static func decide(_ arrays: ArrayShape, _ slots: [Shape], isNested: Bool) -> Decision? {
        guard arrays.empties == 0, slots.count >= 2 else { return nil }
        let kinds = slots.map(\.kinds)
        guard kinds.allSatisfy({ $0.count <= 1 }), Set(kinds.filter { !$0.isEmpty }).count > 1 else { return nil }
        let needed = isNested ? (slots.count >= 3 ? 1 : 2) : 3
        guard arrays.count >= needed else { return nil }
        let place = arrays.first.map { ": \($0.description)" } ?? ""
        return Decision(
            rule: "row",
            reason: "\(arrays.count) arrays of \(slots.count) elements, each place of a steady kind\(place)",
            runnerUp: "a list"
        )
    }
}
