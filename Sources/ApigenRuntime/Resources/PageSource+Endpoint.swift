extension PageSource where Item: JSONCodable {
    /// Creates a source that asks a client for the pages of an endpoint.
    ///
    /// - Parameters:
    ///   - client: Sends the endpoint.
    ///   - endpoint: The list.
    ///   - options: Options of the call for each page.
    public init(client: APIClient, endpoint: PagedEndpoint<Item>, options: RequestOptions = RequestOptions()) {
        page = { cursor, isReloading in
            let options = isReloading ? client.reloading(options) : options
            let request = (cursor?.base as? NextPage)?.request ?? endpoint.request
            let page = try await client.send(endpoint.page(request), options: options)
            let next = page.next.map { NextPage(request: $0, cursor: page.nextCursor) }
            return Page(items: page.items, next: next.map { ErasedKey($0) })
        }
    }
}

/// The request for a page, told from others by its cursor.
private struct NextPage: Hashable, Sendable {
    let request: RequestDescription
    let cursor: String?

    static func == (left: NextPage, right: NextPage) -> Bool {
        left.cursor == right.cursor
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(cursor)
    }
}
