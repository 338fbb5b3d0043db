/// Keys that say nothing of what stands under them, because every list of an API stands under one.
enum EnvelopeKey {
    /// Whether a key is one of them.
    static func isEnvelope(_ key: String) -> Bool { keys.contains(key.lowercased()) }

    private static let keys: Set<String> = [
        "data", "items", "results", "result", "records", "entries", "list", "rows", "content", "elements", "objects",
        "values", "hits", "page", "response", "payload",
    ]
}
