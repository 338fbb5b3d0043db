import ApigenJSON

/// How values pass through `Codable` containers where their types alone would not give the JSON that the samples have.
struct PlainCoding {
    let support: PlainSupport
    let spelling: TypeSpelling

    /// The type that a container is asked for.
    func wireType(_ type: TypeReference, isLossy: Bool = false) -> String {
        switch type {
        case .dateTime: support.timestamp
        case .array(let element) where isLossy: "\(support.lossyList)<\(wireType(element))>"
        case .array(let element): "[\(wireType(element))]"
        case .map(let value): "[String: \(wireType(value))]"
        case .optional(let wrapped): wireType(wrapped, isLossy: isLossy) + "?"
        default: spelling.name(of: type)
        }
    }

    /// The value of what a container gave.
    func decoded(_ expression: String, _ type: TypeReference, isLossy: Bool = false) -> String {
        if case .optional(let wrapped) = type { return decoded(expression + "?", wrapped, isLossy: isLossy).dropMark }
        let list = isLossy ? expression + ".elements" : expression
        guard isMappedInDecoding(type) else { return list }
        switch type {
        case .dateTime: return expression + ".date"
        case .array(.dateTime): return list + ".map(\\.date)"
        case .map(.dateTime): return expression + ".mapValues(\\.date)"
        case .array(let element): return list + ".map { \(decoded("$0", element)) }"
        case .map(let value): return expression + ".mapValues { \(decoded("$0", value)) }"
        default: return expression
        }
    }

    /// What a container is given for a value.
    func encoded(_ expression: String, _ type: TypeReference) -> String {
        guard isMappedInEncoding(type) else { return expression }
        switch type {
        case .dateTime(let style):
            let arguments = Self.arguments(of: style)
            return "\(support.timestamp)(\(expression)\(arguments.isEmpty ? "" : ", " + arguments))"
        case .uuid: return expression + ".uuidString.lowercased()"
        case .array(let element): return expression + ".map { \(encoded("$0", element)) }"
        case .map(let value): return expression + ".mapValues { \(encoded("$0", value)) }"
        case .optional(.dateTime(let style)): return expression + ".map { \(encoded("$0", .dateTime(style))) }"
        case .optional(let wrapped): return encoded(expression + "?", wrapped)
        default: return expression
        }
    }

    /// The arguments by which a style differs from the standard one.
    private static func arguments(of style: JSONTimestamp.Style) -> String {
        var arguments: [String] = []
        if style.fractionDigits != 0 { arguments.append("fractionDigits: \(style.fractionDigits)") }
        if style.zone != .utc {
            // The text of the epoch in the same style ends with the zone.
            let epoch = JSONTimestamp(seconds: 0, style: JSONTimestamp.Style(zone: style.zone, offset: style.offset))
            let zone = (epoch.text ?? "").dropFirst("1970-01-01T00:00:00".count)
            arguments.append("zone: \(SwiftLiteral.string(String(zone)))")
        }
        if style.offset != 0 { arguments.append("offset: \(style.offset)") }
        if style.hasSpace { arguments.append("separator: \" \"") }
        return arguments.joined(separator: ", ")
    }

    /// Whether what a container gives for a type is not the value itself.
    func isMappedInDecoding(_ type: TypeReference) -> Bool {
        if case .dateTime = type.innermost { true } else { false }
    }

    /// Whether a container must be given something else than the value.
    func isMappedInEncoding(_ type: TypeReference) -> Bool {
        switch type.innermost {
        case .dateTime, .uuid: true
        default: false
        }
    }
}

extension String {
    /// Without the `?` of a chain that goes nowhere.
    fileprivate var dropMark: String { hasSuffix("?") ? String(dropLast()) : self }
}
