/// A list that is loaded page by page, as a screen scrolls.
///
/// ```swift
/// struct Feed: View {
///     @State private var feed: Paged<Post>          // before iOS 17: @StateObject
///
///     var body: some View {
///         List {
///             ForEach(feed.items) { post in
///                 PostRow(post).onAppear { Task { await feed.loadMoreIfNeeded(currentItem: post) } }
///             }
///             if feed.isLoadingMore { ProgressView() }
///         }
///         .task { await feed.load() }
///         .refreshable { await feed.refresh() }
///     }
/// }
/// ```
///
/// - One page is in flight at a time.
/// - A page that fails sets ``error`` and may be asked for again; a cancelled one changes nothing. Neither ends
///   pagination.
/// - Items that are shown already are not shown twice, when pages drift.
///
/// It is observed as a ``NetworkResource`` is.
@MainActor
public final class Paged<Item: Sendable>: ValueResource {
    /// How many items before the end ``loadMoreIfNeeded(currentItem:)`` starts to load.
    static var threshold: Int { 3 }

    nonisolated let loader: ResourceLoader<PageList<Item>>
    /// What endpoints are sent with.
    let client: APIClient?
    private let identity: PageList<Item>.Identity?
    private var source: PageSource<Item>?
    /// Whether the list was refreshed: its further pages must be as new as the first one.
    private var isReloading = false

    init(
        client: APIClient?,
        source: PageSource<Item>?,
        options: ResourceOptions,
        identity: PageList<Item>.Identity?
    ) {
        loader = ResourceLoader(options: options)
        self.client = client
        self.source = source
        self.identity = identity
    }

    /// The items of all pages so far.
    public var items: [Item] { value ?? [] }

    /// The items of all pages so far; nil before the first page.
    public var value: [Item]? { loader.read(.value).value?.items }

    /// How far it has come.
    public var phase: LoadPhase { loader.read(.phase).phase }

    /// The error of the last page, if it failed. Never a cancellation.
    public var error: (any Error)? { loader.read(.phase).error }

    /// Whether a page is being loaded.
    public var isLoading: Bool { loader.read(.activity).isLoading }

    /// Whether a page is being loaded that comes after others.
    public var isLoadingMore: Bool { loader.read(.activity).activity == .loadingMore }

    /// Whether there may be more to load.
    public var canLoadMore: Bool {
        source != nil && loader.read(.value).loadedValue?.position != .end
    }

    /// How the list is kept current. Lists are not polled.
    public var options: ResourceOptions { loader.options }
}

// MARK: Loading

extension Paged {
    /// Loads the first page, if there is none yet. What is there stays, so that a screen that comes back keeps its
    /// place, unless the options say for how long it is fresh, and it no longer is.
    @discardableResult
    public func load() async -> LoadOutcome {
        guard let source else { return .cancelled }
        guard loader.state.value != nil else { return await start(source) }
        return options.freshness == 0 || loader.isFresh ? .loaded : await refresh()
    }

    /// Empties the list and loads the first page, in place of any page that is in flight.
    ///
    /// Cancelling the calling task cancels the page.
    @discardableResult
    public func start(_ source: PageSource<Item>) async -> LoadOutcome {
        guard !Task.isCancelled else { return .cancelled }
        self.source = source
        isReloading = false
        return await loader.load(isEmptying: true, operation: extending(PageList(), from: source))
    }

    /// Loads the first page from the server, past any cache, and shows the old list until that is there.
    ///
    /// A late answer for the old list is discarded.
    @discardableResult
    public func refresh() async -> LoadOutcome {
        guard let source, !Task.isCancelled else { return .cancelled }
        isReloading = true
        return await loader.load(operation: extending(PageList(), from: source))
    }

    /// Refreshes the list; does nothing if no page was asked for yet.
    @discardableResult
    public func reload() async -> LoadOutcome {
        if case .idle = loader.state.phase { return .cancelled }
        return await refresh()
    }

    /// Loads the next page, if the item is among the last three and nothing is in flight.
    @discardableResult
    public func loadMoreIfNeeded(currentItem item: Item) async -> LoadOutcome {
        guard let identity else { return .cancelled }
        let key = identity(item)
        guard items.suffix(Self.threshold).contains(where: { identity($0) == key }) else { return .cancelled }
        return await loadMore()
    }

    /// Loads the next page, if there is one and nothing is in flight: for lists too short to scroll, and to try a
    /// page again that has failed.
    @discardableResult
    public func loadMore() async -> LoadOutcome {
        guard let source, !loader.state.isLoading, canLoadMore else { return .cancelled }
        guard let list = loader.state.loadedValue else { return await refresh() }
        return await loader.load(.loadingMore, operation: extending(list, from: source)) {
            [identity] extended, current in
            // The list may have been changed since: only what is new is taken.
            var merged = current ?? list
            merged.append(extended.items.dropFirst(list.items.count), position: extended.position, identity: identity)
            return merged
        }
    }

    /// Cancels the page that is being loaded. The list and its place stay.
    public func cancel() {
        loader.cancel()
    }

    /// Makes the list count as old, so that the next ``load()`` asks the server if the options have a freshness.
    public func invalidate() {
        loader.invalidate()
    }

    /// Changes the items that are there, without a request; does nothing before the first page.
    public func update(_ change: (inout [Item]) -> Void) {
        loader.change { $0.update { change(&$0.items) } }
    }

    /// Says that the app has come back to the foreground. Refreshes if the options ask for it and the list is not fresh.
    @discardableResult
    public func returnToForeground() async -> LoadOutcome {
        guard options.refreshesOnReturn, !loader.isFresh, !loader.state.isLoading else { return .cancelled }
        return await reload()
    }

    private func extending(_ list: PageList<Item>, from source: PageSource<Item>)
        -> ResourceLoader<PageList<Item>>.Operation
    {
        { [identity, isReloading] in
            try await list.extended(from: source, isReloading: isReloading, identity: identity)
        }
    }
}

extension Paged: ChangeAnnouncing {
    func forwardChanges<Part>(to relay: ChangeRelay<Part>) {
        loader.changes.forward(to: relay)
    }
}
