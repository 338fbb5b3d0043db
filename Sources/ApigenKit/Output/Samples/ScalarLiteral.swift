import ApigenJSON

/// Writes scalars as Swift expressions.
enum ScalarLiteral {
    /// The expression of a value; nothing where it is of another kind than the type.
    static func literal(_ value: JSONValue, _ type: TypeReference) -> String? {
        switch type {
        case .bool: value.boolValue.map { $0 ? "true" : "false" }
        case .int: value.intValue.map { SwiftLiteral.integer(String($0)) }
        case .uint64: uint64(value)
        case .double: value.doubleValue.map(SwiftLiteral.double)
        case .decimal: number(value).map { "Decimal(string: \(SwiftLiteral.string($0))) ?? 0" }
        case .number: number(value).map { "JSONNumber(\(SwiftLiteral.string($0))) ?? 0" }
        case .string: value.stringValue.map(SwiftLiteral.string)
        case .dateTime: value.stringValue.flatMap(date)
        case .date: value.stringValue.flatMap(day)
        case .uuid: value.stringValue.map { "UUID(uuidString: \(SwiftLiteral.string($0))) ?? UUID()" }
        case .url: value.stringValue.map { "URL(string: \(SwiftLiteral.string($0))) ?? URL(fileURLWithPath: \"/\")" }
        case .json: json(value)
        case .array, .map, .optional, .named: nil
        }
    }

    private static func uint64(_ value: JSONValue) -> String? {
        guard case .number(let number) = value else { return nil }
        return number.uint64.map { SwiftLiteral.integer(String($0)) }
    }

    private static func number(_ value: JSONValue) -> String? {
        if case .number(let number) = value { number.literal } else { nil }
    }

    private static func date(_ text: String) -> String? {
        guard let timestamp = JSONTimestamp(text) else { return nil }
        let seconds = Double(timestamp.seconds) + Double(timestamp.nanoseconds) / 1_000_000_000
        return "Date(timeIntervalSince1970: \(SwiftLiteral.double(seconds)))"
    }

    private static func day(_ text: String) -> String? {
        let numbers = text.split(separator: "-").compactMap { Int($0) }
        guard numbers.count == 3 else { return nil }
        return "CalendarDay(year: \(numbers[0]), month: \(numbers[1]), day: \(numbers[2]))"
    }

    /// Any value as a `JSONValue`.
    static func json(_ value: JSONValue) -> String {
        switch value {
        case .null: return ".null"
        case .bool(let flag): return flag ? "true" : "false"
        case .number(let number):
            if let whole = number.int, number.isWrittenAsInteger { return SwiftLiteral.integer(String(whole)) }
            return ".number(JSONNumber(\(SwiftLiteral.string(number.literal))) ?? 0)"
        case .string(let text): return SwiftLiteral.string(text)
        case .array(let elements):
            return "[\(elements.prefix(SampleValue.listLength).map(json).joined(separator: ", "))]"
        case .object(let object):
            let members = object.members.prefix(SampleValue.mapLength).map { member in
                "\(SwiftLiteral.string(member.key)): \(json(member.value))"
            }
            return members.isEmpty ? "[:]" : "[\(members.joined(separator: ", "))]"
        }
    }
}
