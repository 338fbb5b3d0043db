/// What was seen at a position, in words: the ground of every decision about it.
enum Evidence {
    /// A decision for each kind of value that a slot holds.
    static func decisions(of slot: TypeGraph.Slot) -> [Decision] {
        var decisions: [Decision] = []
        if let arrays = slot.arrays { decisions.append(seen(arrays.count, "array", arrays.first)) }
        if slot.booleans.count > 0 { decisions.append(seen(slot.booleans.count, "Boolean", slot.booleans.first)) }
        if let numbers = slot.numbers {
            let range = numbers.range.map { ", from \(text($0.lowerBound)) to \(text($0.upperBound))" } ?? ""
            decisions.append(seen(numbers.count, "number", numbers.first, detail: range))
        }
        if let strings = slot.strings {
            let distinct = strings.values.map { ", \($0.count) distinct" } ?? ""
            decisions.append(seen(strings.count, "string", strings.first, detail: distinct))
        }
        return decisions
    }

    private static func seen(_ count: Int, _ kind: String, _ first: Witness?, detail: String = "") -> Decision {
        let place = first.map { ": \($0.description)" } ?? ""
        let noun = count == 1 ? kind : kind + "s"
        return Decision(rule: "seen", reason: "\(count) \(noun)\(detail)\(place)", isForced: true)
    }

    private static func text(_ value: Double) -> String {
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
