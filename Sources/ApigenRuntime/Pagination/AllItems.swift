/// The items of all pages of a list.
public struct AllItems<Item: Sendable>: Sendable {
    /// The items, in order.
    public let items: [Item]
    /// Whether there may be more, because a bound was reached.
    public let isCut: Bool
}
