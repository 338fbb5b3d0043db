/// How the pages of a list are asked for.
package struct Pagination: Hashable, Sendable {
    /// The ways of asking. Names are those of parameters on the wire.
    package enum Style: Hashable, Sendable {
        /// By number of the page.
        case page(parameter: String, size: String?)
        /// By number of the first element.
        case offset(parameter: String, limit: String?)
        /// By a cursor that stands in the page before.
        case cursor(parameter: String, next: JSONPointer)
        /// By the link with relation `next` in the header `Link` (RFC 8288).
        case link
    }

    /// How pages are asked for.
    package var style: Style
    /// Where the elements stand in a page; nothing where the page is the list.
    package var items: Located<JSONPointer>?
    /// Where it was written.
    package var location: SourceLocation
}
