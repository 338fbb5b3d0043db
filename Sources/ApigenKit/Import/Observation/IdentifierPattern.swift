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
            (48...57).contains($0) || (97...122).contains($0 | 0x20) || $0 == UInt8(ascii: "_")
                || $0 == UInt8(ascii: "-")
        }
        // Titles have hyphens between their words.
        guard isPlain, bytes.count >= 14, digits > 0, !letters.isEmpty, !bytes.contains(UInt8(ascii: "-")) else {
            return false
        }
        let changes = zip(bytes, bytes.dropFirst()).count { kind($0) != kind($1) }
        if Double(changes) > 0.55 * Double(bytes.count) { return true }
        let longestWord = bytes.split { !(97...122).contains($0) }.map(\.count).max() ?? 0
        return digits >= 4 && changes >= 5 && longestWord < 4
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
