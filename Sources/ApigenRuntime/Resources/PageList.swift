/// The items of all pages so far, and where the next page is.
struct PageList<Item: Sendable>: Sendable {
    /// Where the next page is.
    enum Position: Hashable, Sendable {
        /// Nothing was loaded: the next page is the first.
        case first
        /// At a cursor.
        case after(ErasedKey)
        /// There are no more pages.
        case end
    }

    /// Tells items apart; nil if they can't be.
    typealias Identity = @Sendable (Item) -> ErasedKey

    /// How many pages in a row may bring nothing new before pagination ends.
    static var maximumBarrenPages: Int { 10 }

    var items: [Item] = []
    private(set) var position = Position.first

    /// Adds items that are not there already, and moves on.
    mutating func append(_ newItems: some Sequence<Item>, position: Position, identity: Identity?) {
        self.position = position
        guard let identity else { return items.append(contentsOf: newItems) }
        // A page drifts when items are inserted before it on the server: what is shown stays where it is.
        var known = Set(items.map(identity))
        items += newItems.filter { known.insert(identity($0)).inserted }
    }

    /// The list with the page at its position; with several, where pages bring nothing new but name a next one.
    func extended(
        from source: PageSource<Item>,
        isReloading: Bool = false,
        identity: Identity?
    ) async throws -> PageList {
        var list = self
        for _ in 0..<Self.maximumBarrenPages {
            let cursor: ErasedKey?
            switch list.position {
            case .first: cursor = nil
            case .after(let next): cursor = next
            case .end: return list
            }
            try Task.checkCancellation()
            let page = try await source.page(cursor, isReloading)
            // A server that names the page just read as the next one would be asked for ever.
            let next = page.next.map { $0 == cursor ? Position.end : .after($0) } ?? .end
            let count = list.items.count
            list.append(page.items, position: next, identity: identity)
            if list.items.count > count { return list }
        }
        list.position = .end
        return list
    }
}

extension PageList: Equatable where Item: Equatable {}
