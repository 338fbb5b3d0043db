import ApigenJSON

/// Tells ids from words: what stands in a path and was made by a machine.
enum IdentifierPattern {
    /// Whether a segment is an id by its very form.
    static func matches(_ segment: String) -> Bool {
        let text = PercentCoding.decoded(segment)
        let bytes = Array(text.utf8)
        guard !bytes.isEmpty, bytes.count <= 200 else { return false }
        let digits = bytes.count { (48...57).contains($0) }
        if digits == bytes.count { return true }
        if StringFormat(text) == .uuid || text.contains("@") { return true }
        if bytes.count == 10, JSONTimestamp(text + "T00:00:00Z") != nil { return true }
        let isHexadecimal = bytes.allSatisfy { (48...57).contains($0) || (97...102).contains($0 | 0x20) }
        if isHexadecimal, bytes.count >= 8, digits > 0 { return true }
        return isRandom(bytes, digits: digits)
    }

    /// A long run of letters and digits without the rhythm of words: `01ARZ3NDEKTSV4RRFFQ69G5FAV`, `cus_NffrFeUfNV2Hib`.
    private static func isRandom(_ bytes: [UInt8], digits: Int) -> Bool {
        let letters = bytes.filter { (97...122).contains($0 | 0x20) }
        let isPlain = bytes.allSatisfy {
            (48...57).contains($0) || (97...122).contains($0 | 0x20) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
        }
        guard isPlain, bytes.count >= 14, digits >= 2, !letters.isEmpty else { return false }
        let hyphens = bytes.count { $0 == UInt8(ascii: "-") }
        // A title with hyphens and a year is no id.
        guard hyphens == 0 else { return false }
        var changes = 0
        for (left, right) in zip(bytes, bytes.dropFirst()) where kind(left) != kind(right) { changes += 1 }
        return changes >= 4
    }

    private static func kind(_ byte: UInt8) -> Int {
        switch byte {
        case 48...57: 0
        case 65...90: 1
        case 97...122: 2
        default: 3
        }
    }
}
