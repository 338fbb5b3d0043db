import ApigenJSON

/// Makes JSON documents of the sort that APIs send, from a seed: lists of similar objects, tags, maps, rows, nulls,
/// missing keys, numbers of all sizes, dates.
struct RandomJSON {
    private var random: SeededGenerator
    private let words = [
        "id", "name", "type", "items", "user_id", "created_at", "tags", "data", "a", "b", "status", "T",
    ]
    private let texts = [
        "", "active", "2024-05-01T08:30:00Z", "2024-05-01T08:30:00.123+02:00", "1.5", "ä\n\"", "x y z",
    ]
    private let numbers = [
        "0", "-1", "1.5", "1e3", "9223372036854775808", "0.12345678901234567890", "1e400", "3.0", "-0",
    ]

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// A document.
    mutating func document() -> JSONValue { value(depth: 4) }

    private mutating func value(depth: Int) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 10 : 5), using: &random) {
        case 0: return nil
        case 1: return .bool(Bool.random(using: &random))
        case 2: return .number(JSONNumber(numbers.randomElement(using: &random) ?? "0") ?? 0)
        case 3, 4: return .string(texts.randomElement(using: &random) ?? "")
        case 5: return list(depth: depth - 1)
        case 6: return map(depth: depth - 1)
        default: return object(depth: depth - 1)
        }
    }

    /// Elements that vary about a common form.
    private mutating func list(depth: Int) -> JSONValue {
        let form = value(depth: depth)
        return .array((0..<Int.random(in: 0..<6, using: &random)).map { _ in variation(of: form, depth: depth) })
    }

    private mutating func map(depth: Int) -> JSONValue {
        let form = value(depth: depth)
        var object = JSONObject()
        for _ in 0..<Int.random(in: 0..<5, using: &random) {
            object["\(Int.random(in: 1...999, using: &random))"] = variation(of: form, depth: depth)
        }
        return .object(object)
    }

    private mutating func object(depth: Int) -> JSONValue {
        var object = JSONObject()
        for _ in 0..<Int.random(in: 0..<6, using: &random) {
            object[words.randomElement(using: &random) ?? "a"] = value(depth: depth)
        }
        return .object(object)
    }

    private mutating func variation(of value: JSONValue, depth: Int) -> JSONValue {
        guard Int.random(in: 0..<8, using: &random) > 0 else { return self.value(depth: depth) }
        guard case .object(let object) = value else { return value }
        var copy = JSONObject()
        for member in object.members where Int.random(in: 0..<5, using: &random) > 0 {
            copy[member.key] = variation(of: member.value, depth: depth - 1)
        }
        return .object(copy)
    }
}
