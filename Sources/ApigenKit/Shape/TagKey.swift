/// The keys whose values may tell the variants of an object apart.
///
/// A fixed list, because every object must be put into its group while it is read: learning the key from the
/// samples would mean to keep them all.
enum TagKey {
    /// The rank of a key, the best is 0; nothing where the key is no candidate.
    static func rank(_ key: Substring.UTF8View) -> Int? {
        guard (1...24).contains(key.count) else { return nil }
        let text = String(Substring(key))
        if let rank = ranks[text] { return rank }
        let lower = text.lowercased()
        for suffix in ["type", "kind", "typename", "event"] where lower.hasSuffix(suffix) { return ranked.count }
        return nil
    }

    /// Keys of a lower rank are tags by their very name.
    static let certain = 10

    private static let ranked = [
        "type", "__typename", "_type", "@type", "$type", "kind", "event", "object", "event_type", "eventType",
        "op", "action", "method", "msg_type", "msgType", "message_type", "tag", "variant", "class", "resourceType",
        "resource_type", "category", "e", "t", "channel", "topic", "node", "element", "entity", "role", "mode",
    ]

    private static let ranks = Dictionary(uniqueKeysWithValues: ranked.enumerated().map { ($1, $0) })
}
