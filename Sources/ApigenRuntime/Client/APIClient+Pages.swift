extension APIClient {
    /// The pages of a list, each asked for when it is wanted.
    ///
    /// ```swift
    /// for try await page in client.pages(UsersAPI.posts()) { show(page.items) }
    /// ```
    ///
    /// - Parameters:
    ///   - endpoint: The list.
    ///   - maximumPages: The most pages that are asked for, so that a server that always names another page comes to an
    ///     end. 1000 by default.
    ///   - options: Options of the call for each page.
    public func pages<Item>(
        _ endpoint: PagedEndpoint<Item>,
        maximumPages: Int = 1000,
        options: RequestOptions = RequestOptions()
    ) -> Pages<Item> {
        Pages(client: self, endpoint: endpoint, maximumPages: maximumPages, options: options)
    }

    /// The items of all pages of a list, up to a number.
    ///
    /// - Parameters:
    ///   - endpoint: The list.
    ///   - max: The most items; ``AllItems/isCut`` says whether there were more.
    ///   - options: Options of the call for each page.
    ///
    /// Throws as ``send(_:options:)`` does, when any page fails.
    public func all<Item>(
        _ endpoint: PagedEndpoint<Item>,
        max: Int = 10_000,
        options: RequestOptions = RequestOptions()
    ) async throws -> AllItems<Item> {
        var items: [Item] = []
        var iterator = pages(endpoint, options: options).makeAsyncIterator()
        while items.count < max, let page = try await iterator.next() { items += page.items }
        let isCut = items.count > max || iterator.isCut || (items.count == max && iterator.request != nil)
        return AllItems(items: Array(items.prefix(max)), isCut: isCut)
    }
}
