/// One page of a list.
public struct Page<Item: Sendable>: Sendable {
    /// The items.
    public let items: [Item]
    /// The request for the next page; nil for the last one.
    public let next: RequestDescription?
    /// The answer that the page was read from.
    public let http: HTTPResponse
    /// What tells this page from others: a cursor, an address, or a number.
    let nextCursor: String?

    init(items: [Item], next: (request: RequestDescription, cursor: String)?, http: HTTPResponse) {
        self.items = items
        self.next = next?.request
        self.nextCursor = next?.cursor
        self.http = http
    }
}
