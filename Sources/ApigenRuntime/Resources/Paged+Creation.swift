/// Making lists. Items are told apart by their `id`, or by what the caller names.
extension Paged {
    /// Creates an empty list.
    ///
    /// - Parameters:
    ///   - client: Sends the endpoints that the list is started with.
    ///   - source: Where ``load()`` takes its pages from. Without it, ``start(_:)`` the list.
    ///   - options: How the list is kept current.
    public convenience init(
        client: APIClient? = nil,
        source: PageSource<Item>? = nil,
        options: ResourceOptions = ResourceOptions()
    ) where Item: Identifiable, Item.ID: Sendable {
        self.init(client: client, source: source, options: options) { ErasedKey($0.id) }
    }

    /// Creates an empty list of items that are not `Identifiable`.
    ///
    /// - Parameters:
    ///   - client: Sends the endpoints that the list is started with.
    ///   - source: Where ``load()`` takes its pages from. Without it, ``start(_:)`` the list.
    ///   - options: How the list is kept current.
    ///   - id: What tells the items apart.
    public convenience init<ID: Hashable & Sendable>(
        client: APIClient? = nil,
        source: PageSource<Item>? = nil,
        options: ResourceOptions = ResourceOptions(),
        id: @escaping @Sendable (Item) -> ID
    ) {
        self.init(client: client, source: source, options: options, identity: { ErasedKey(id($0)) })
    }
}
