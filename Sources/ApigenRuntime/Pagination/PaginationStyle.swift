/// How an API cuts a list into pages, and where the next one is.
public enum PaginationStyle: Hashable, Sendable {
    /// A number of the page, and perhaps how many items a page has: `?_page=2&_limit=20`.
    ///
    /// Goes on until a page is empty, or has fewer items than were asked for. `first` is the number of the first page.
    case page(_ name: String, size: String? = nil, first: Int = 1)
    /// A number of items to skip, and perhaps how many to give: `?offset=40&limit=20`.
    ///
    /// Goes on until a page is empty, or has fewer items than were asked for.
    case offset(_ name: String, limit: String? = nil)
    /// A value from the last page: `?after=abc`; `next` is a JSON Pointer (RFC 6901) to it, e.g. `/meta/next`.
    ///
    /// Goes on until it is missing, null, false or empty. Where it is a URL, that is asked for.
    case cursor(_ name: String, next: String)
    /// The address in a `Link` header with `rel="next"`, by RFC 8288.
    case link
}
