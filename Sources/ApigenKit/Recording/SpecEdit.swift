import ApigenJSON

/// Names one more sample in the text of a spec, and leaves the rest of the text as it is.
struct SpecEdit: Sendable {
    /// The offset of a path or pattern of samples in the spec.
    let offset: Int
    /// The path or pattern to name after it.
    let addition: String

    /// The text with edits made.
    static func apply(_ edits: [SpecEdit], to bytes: [UInt8]) -> [UInt8] {
        edits.sorted { $0.offset > $1.offset }.reduce(bytes) { $1.applied(to: $0) }
    }

    private func applied(to bytes: [UInt8]) -> [UInt8] {
        var reader = JSONReader(bytes[offset...])
        guard (try? reader.readString()) != nil else { return bytes }
        let end = offset + reader.position
        let before = bytes[..<offset]
        let space = before.reversed().prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }.reversed()
        let isInList = [UInt8(ascii: "["), UInt8(ascii: ",")].contains(before.dropLast(space.count).last)
        let literal = Array(JSONValue.string(addition).description.utf8)
        var result = Array(before)
        if isInList {
            result += bytes[offset..<end] + [UInt8(ascii: ",")]
            // Each on its line, where the first one is.
            result += space.isEmpty || !space.contains(0x0A) ? [0x20] : Array(space)
            result += literal
        } else {
            result += [UInt8(ascii: "[")] + bytes[offset..<end] + Array(", ".utf8) + literal + [UInt8(ascii: "]")]
        }
        return result + bytes[end...]
    }
}
