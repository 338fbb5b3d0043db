import ApigenJSON

/// How values are read and written by the runtime's reader and writer.
struct DirectCoding {
    let spelling: TypeSpelling

    /// The expression that reads a value, to stand after `try`.
    func read(_ type: TypeReference, isLossy: Bool = false) -> String {
        switch type {
        case .bool: "json.readBool()"
        case .int: "json.readInt()"
        case .uint64: "json.readUInt64()"
        case .double: "json.readDouble()"
        case .number: "json.readNumber()"
        case .string: "json.readString()"
        case .json: "json.readValue()"
        // Written out, a null would be taken for the literal of JSONValue.
        case .optional(.json): "JSONValue?(json: &json)"
        case .optional(let wrapped): "json.readNullIfPresent() ? nil : " + read(wrapped, isLossy: isLossy)
        case .array where isLossy: spelling.name(of: type) + "(lossyJSON: &json)"
        case .decimal, .dateTime, .date, .uuid, .url, .array, .map, .named: spelling.name(of: type) + "(json: &json)"
        }
    }

    /// The expression that reads a field.
    func read(_ slot: StructureLayout.Slot) -> String {
        if slot.field.absence == .distinct {
            return "Nullable<\(spelling.name(of: slot.field.type.unwrapped))>(json: &json)"
        }
        return read(slot.field.type, isLossy: slot.field.isLossy)
    }

    /// The style in which the date-times of a value are written, where it is not the standard one.
    func timestampStyle(of type: TypeReference) -> String? {
        guard case .dateTime(let style) = type.innermost, style != .standard else { return nil }
        return "JSONTimestamp.Style(\(Self.arguments(of: style)))"
    }

    /// The arguments by which a style differs from the standard one.
    static func arguments(of style: JSONTimestamp.Style) -> String {
        var arguments: [String] = []
        if style.fractionDigits != 0 { arguments.append("fractionDigits: \(style.fractionDigits)") }
        if style.zone != .utc { arguments.append("zone: .\(style.zone.rawValue)") }
        if style.offset != 0 { arguments.append("offset: \(style.offset)") }
        if style.hasSpace { arguments.append("hasSpace: true") }
        return arguments.joined(separator: ", ")
    }
}
