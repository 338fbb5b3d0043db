import Foundation

/// An endpoint that gives a list in pages.
///
/// ```swift
/// for try await page in client.pages(UsersAPI.posts()) { show(page.items) }
/// let posts = try await client.all(UsersAPI.posts(), max: 500).items
/// ```
public struct PagedEndpoint<Item: JSONCodable>: Sendable {
    /// The request for the first page.
    public var request: RequestDescription
    /// How pages follow on each other.
    public let style: PaginationStyle
    /// Where the items are in a page, as a JSON Pointer (RFC 6901); `""` where the page is the list.
    public let items: String

    /// Makes a paged endpoint of one that gives the first page.
    ///
    /// - Parameters:
    ///   - endpoint: The endpoint of the first page. What it decodes does not matter here.
    ///   - items: Where the items are in a page, as a JSON Pointer, e.g. `/data`.
    ///   - style: How pages follow on each other.
    public init<Response>(_ endpoint: Endpoint<Response>, items: String = "", style: PaginationStyle) {
        request = endpoint.request
        self.items = items
        self.style = style
    }

    /// The endpoint of one page.
    public func page(_ request: RequestDescription) -> Endpoint<Page<Item>> {
        let decoding = ResponseDecoding<Page<Item>>(kind: .json, accept: "application/json") { response in
            let items = try JSONPointer(items).decode([Item].self, from: response.body)
            let next = try PageSequence(style: style).next(after: request, count: items.count, response: response)
            return Page(items: items, next: next, http: response)
        }
        return Endpoint(request: request, decoding: decoding)
    }
}

extension Endpoint {
    /// The endpoint as one whose answers are the pages of a list.
    ///
    /// - Parameters:
    ///   - items: Where the items are in a page, as a JSON Pointer (RFC 6901), e.g. `/data`; `""` where the page is the
    ///     list.
    ///   - style: How pages follow on each other.
    public func paged<Item>(at items: String = "", by style: PaginationStyle) -> PagedEndpoint<Item> {
        PagedEndpoint(self, items: items, style: style)
    }
}
