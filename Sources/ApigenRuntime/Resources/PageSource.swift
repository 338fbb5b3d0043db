/// Where the pages of a ``Paged`` list come from.
///
/// A source loads the page at a cursor, nil for the first one, and says where the next page is:
///
/// ```swift
/// let source = PageSource<Post> { (cursor: String?) in
///     let page = try await client.send(PostsAPI.posts(after: cursor))
///     return (items: page.data, next: page.meta.next)      // nil after the last page
/// }
/// ```
public struct PageSource<Item: Sendable>: Sendable {
    /// The items of one page, and where the next page is.
    struct Page: Sendable {
        let items: [Item]
        let next: ErasedKey?
    }

    /// Loads the page at a cursor, past any cache if it is to be reloaded.
    let page: @Sendable (_ cursor: ErasedKey?, _ isReloading: Bool) async throws -> Page

    /// Creates a source.
    ///
    /// - Parameter load: Loads the page at a cursor, which is nil for the first page. It gives the items and the
    ///   cursor of the next page, nil if there is none.
    public init<Cursor: Hashable & Sendable>(
        _ load: @escaping @Sendable (Cursor?) async throws -> (items: [Item], next: Cursor?)
    ) {
        page = { cursor, _ in
            let (items, next) = try await load(cursor?.base as? Cursor)
            return Page(items: items, next: next.map { ErasedKey($0) })
        }
    }
}
