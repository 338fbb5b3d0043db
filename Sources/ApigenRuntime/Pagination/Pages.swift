import Foundation

/// Walks from page to page.
public struct Pages<Item: JSONCodable>: AsyncSequence, Sendable {
    /// A page.
    public typealias Element = Page<Item>

    let client: APIClient
    let endpoint: PagedEndpoint<Item>
    let maximumPages: Int
    let options: RequestOptions

    /// Begins with the first page.
    public func makeAsyncIterator() -> Iterator {
        Iterator(pages: self, request: endpoint.request)
    }

    /// Asks for one page after the other.
    public struct Iterator: AsyncIteratorProtocol {
        let pages: Pages<Item>
        /// The request for the next page; nil at the end.
        var request: RequestDescription?
        private var count = 0
        private var lastCursor: String?

        init(pages: Pages<Item>, request: RequestDescription) {
            self.pages = pages
            self.request = request
        }

        /// The next page; nil after the last one, after the bound, and where a server names the same page again.
        ///
        /// After an error it may be called again, and asks for the same page.
        public mutating func next() async throws -> Page<Item>? {
            guard let request, count < pages.maximumPages else { return nil }
            let page = try await pages.client.send(pages.endpoint.page(request), options: pages.options)
            count += 1
            let isRepeated = page.nextCursor != nil && page.nextCursor == lastCursor
            lastCursor = page.nextCursor
            self.request = isRepeated ? nil : page.next
            return page
        }

        /// Whether pages were left out because of the bound.
        var isCut: Bool { request != nil && count >= pages.maximumPages }
    }
}
