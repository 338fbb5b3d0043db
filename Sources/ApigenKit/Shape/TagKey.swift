/// The keys whose values may tell the variants of an object apart.
///
/// A fixed list, because every object must be put into its group while it is read: learning the key from the
/// samples would mean to keep them all.
enum TagKey {
    /// The rank of a key, the best is 0; nothing where the key is no candidate.
    static func rank(_ key: String) -> Int? {
        var key = key
        return key.withUTF8 { rank($0) }
    }

    /// The rank of a key by its UTF-8: every key of every object comes here, so that no string is made of it.
    static func rank(_ key: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let first = key.first, key.count <= maximumLength else { return nil }
        if lengths[Int(first)] & 1 << UInt32(key.count) != 0 {
            for rank in ranks[Int(first)] where areEqual(candidates[rank], key) { return rank }
        }
        // All suffixes end in one of these.
        switch key[key.count - 1] | 0x20 {
        case UInt8(ascii: "e"), UInt8(ascii: "d"), UInt8(ascii: "t"):
            return suffixes.contains { hasSuffix($0, key) } ? candidates.count : nil
        default: return nil
        }
    }

    private static func areEqual(_ candidate: [UInt8], _ key: UnsafeBufferPointer<UInt8>) -> Bool {
        guard candidate.count == key.count else { return false }
        var index = 0
        while index < key.count, candidate[index] == key[index] { index += 1 }
        return index == key.count
    }

    private static func hasSuffix(_ suffix: [UInt8], _ key: UnsafeBufferPointer<UInt8>) -> Bool {
        guard key.count >= suffix.count else { return false }
        var index = key.count - 1
        // From the end, because that is where keys differ.
        for byte in suffix.reversed() {
            guard key[index] | 0x20 == byte else { return false }
            index -= 1
        }
        return true
    }

    /// Keys of a lower rank are tags by their very name.
    static let certain = 10

    /// The keys that may be tags, the best first.
    private static let ranked = [
        "type", "__typename", "_type", "@type", "$type", "kind", "event", "object", "event_type", "eventType",
        "op", "action", "method", "msg_type", "msgType", "message_type", "tag", "variant", "class", "resourceType",
        "resource_type", "category", "e", "t", "channel", "topic", "node", "element", "entity", "role", "mode",
    ]

    private static let candidates = ranked.map { Array($0.utf8) }
    /// For each first byte the ranks of the keys that start with it.
    private static let ranks: [[Int]] = (0..<256).map { first in
        candidates.indices.filter { candidates[$0].first.map(Int.init) == first }
    }

    private static let suffixes = ["type", "kind", "typename", "event"].map { Array($0.utf8) }
    private static let maximumLength = 24

    /// For each first byte the lengths of the keys that start with it, a bit each.
    private static let lengths: [UInt32] = ranked.reduce(into: [UInt32](repeating: 0, count: 256)) { lengths, key in
        if let first = key.utf8.first { lengths[Int(first)] |= 1 << UInt32(key.utf8.count) }
    }
}
