/// Who goes first where the client limits how many requests run at once.
public enum RequestPriority: Int, Comparable, Hashable, Sendable, CaseIterable {
    /// After all others: prefetching.
    case low
    /// The default.
    case normal
    /// Before all others: what a person waits for.
    case high

    /// Whether `left` goes after `right`.
    public static func < (left: RequestPriority, right: RequestPriority) -> Bool { left.rawValue < right.rawValue }
}
