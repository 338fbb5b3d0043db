/// Lists of endpoints.
extension Paged where Item: JSONCodable & Identifiable, Item.ID: Sendable {
    /// Creates an empty list of an endpoint.
    ///
    /// ```swift
    /// let feed = Paged(client: client, endpoint: PostsAPI.posts())
    /// await feed.load()
    /// ```
    ///
    /// - Parameters:
    ///   - client: Sends the endpoint.
    ///   - endpoint: The list.
    ///   - options: How the list is kept current.
    public convenience init(
        client: APIClient,
        endpoint: PagedEndpoint<Item>,
        options: ResourceOptions = ResourceOptions()
    ) {
        self.init(client: client, source: PageSource(client: client, endpoint: endpoint), options: options)
    }
}

extension Paged where Item: JSONCodable {
    /// Creates an empty list of an endpoint whose items are not `Identifiable`.
    ///
    /// - Parameters:
    ///   - client: Sends the endpoint.
    ///   - endpoint: The list.
    ///   - options: How the list is kept current.
    ///   - id: What tells the items apart.
    public convenience init<ID: Hashable & Sendable>(
        client: APIClient,
        endpoint: PagedEndpoint<Item>,
        options: ResourceOptions = ResourceOptions(),
        id: @escaping @Sendable (Item) -> ID
    ) {
        self.init(client: client, source: PageSource(client: client, endpoint: endpoint), options: options, id: id)
    }

    /// Empties the list and loads the first page of an endpoint, in place of any page that is in flight.
    ///
    /// Cancelling the calling task cancels the page. Fails with ``MissingClient`` if the list has no client.
    @discardableResult
    public func start(_ endpoint: PagedEndpoint<Item>, with options: RequestOptions = RequestOptions()) async
        -> LoadOutcome
    {
        guard let client else {
            let name = endpoint.request.qualifiedName
            return await start(PageSource { (_: String?) in throw MissingClient(endpoint: name) })
        }
        return await start(PageSource(client: client, endpoint: endpoint, options: options))
    }
}
