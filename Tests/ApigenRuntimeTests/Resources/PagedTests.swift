import Foundation
import Testing

@testable import ApigenRuntime

@MainActor
@Suite("Paged list", .timeLimit(.minutes(1)))
struct PagedTests {
    struct Post: Identifiable, Hashable, Sendable {
        let id: Int
    }

    /// Asked for by cursor, "" for the first page; answers with identifiers and the next cursor.
    private typealias Pages = ControlledWork<String, ([Int], String?)>

    private func source(_ pages: Pages) -> PageSource<Post> {
        PageSource<Post> { (cursor: String?) in
            let (ids, next) = try await pages.run(cursor ?? "")
            return (items: ids.map(Post.init), next: next)
        }
    }

    /// A list with one page, 1 to 4, after which comes "b".
    private func startedList(_ pages: Pages) async -> Paged<Post> {
        let list = Paged<Post>()
        let start = Task { await list.start(source(pages)) }
        await pages.succeed(0, ([1, 2, 3, 4], "b"))
        _ = await start.value
        return list
    }

    @Test("A new one is empty and idle")
    func new() {
        let list = Paged<Post>()
        #expect(list.items.isEmpty && list.value == nil && list.error == nil)
        #expect(list.phase.name == "idle" && !list.isLoading && !list.isLoadingMore)
        #expect(!list.canLoadMore)
    }

    @Test("Start loads the first page, and the next ones follow until there is none")
    func pages() async {
        let pages = Pages()
        let list = await startedList(pages)
        #expect(list.items.map(\.id) == [1, 2, 3, 4])
        #expect(list.phase.name == "loaded" && list.canLoadMore)
        let more = Task { await list.loadMore() }
        #expect(await pages.started(2))
        #expect(list.isLoadingMore && list.isLoading)
        await pages.succeed(1, ([5], nil))
        _ = await more.value
        #expect(list.items.map(\.id) == [1, 2, 3, 4, 5])
        #expect(!list.canLoadMore && !list.isLoadingMore)
        #expect(await list.loadMore().name == "cancelled")
        #expect(pages.requests == ["", "b"])
    }

    @Test("Start empties the list at once")
    func startEmpties() async {
        let pages = Pages()
        let list = await startedList(pages)
        let start = Task { await list.start(source(pages)) }
        #expect(await pages.started(2))
        #expect(list.items.isEmpty && list.phase.name == "loading" && !list.isLoadingMore)
        await pages.succeed(1, ([9], nil))
        _ = await start.value
        #expect(list.items.map(\.id) == [9])
    }

    @Test("Start while a page is in flight takes its place", arguments: [true, false])
    func startDuringPage(heedsCancellation: Bool) async {
        let pages = Pages(heedsCancellation: heedsCancellation)
        let list = await startedList(pages)
        let more = Task { await list.loadMore() }
        #expect(await pages.started(2))
        let start = Task { await list.start(source(pages)) }
        #expect(await pages.started(3))
        if !heedsCancellation { await pages.succeed(1, ([5], "c")) }
        #expect(await more.value.name == "cancelled")
        #expect(list.items.isEmpty)
        await pages.succeed(2, ([7], "x"))
        _ = await start.value
        #expect(list.items.map(\.id) == [7])
    }

    @Test("More is loaded for the last three items only")
    func lastThree() async {
        let pages = Pages()
        let list = await startedList(pages)
        #expect(await list.loadMoreIfNeeded(currentItem: Post(id: 1)).name == "cancelled")
        #expect(await list.loadMoreIfNeeded(currentItem: Post(id: 99)).name == "cancelled")
        #expect(pages.requests.count == 1)
        let more = Task { await list.loadMoreIfNeeded(currentItem: Post(id: 2)) }
        await pages.succeed(1, ([5], nil))
        #expect(await more.value.name == "loaded")
    }

    @Test("Three calls at once make one request")
    func together() async {
        let pages = Pages()
        let list = await startedList(pages)
        let calls = [2, 3, 4].map { id in Task { await list.loadMoreIfNeeded(currentItem: Post(id: id)) } }
        #expect(await pages.started(2))
        await pages.succeed(1, ([5], "c"))
        for call in calls { _ = await call.value }
        #expect(pages.requests == ["", "b"])
        #expect(list.items.map(\.id) == [1, 2, 3, 4, 5])
    }

    @Test("A failed page sets the error, may be asked for again, and does not end pagination")
    func failedPage() async {
        let pages = Pages()
        let list = await startedList(pages)
        let more = Task { await list.loadMore() }
        await pages.fail(1)
        _ = await more.value
        #expect(list.error is WorkFailure)
        #expect(list.items.count == 4 && list.canLoadMore && !list.isLoadingMore)
        let again = Task { await list.loadMore() }
        await pages.succeed(2, ([5], nil))
        _ = await again.value
        #expect(list.error == nil && list.items.count == 5)
        #expect(pages.requests == ["", "b", "b"])
    }

    @Test("A failed first page may be asked for again")
    func failedFirstPage() async {
        let pages = Pages()
        let list = Paged(source: source(pages))
        let load = Task { await list.load() }
        await pages.fail(0)
        _ = await load.value
        #expect(list.phase.name == "failed" && list.canLoadMore)
        let more = Task { await list.loadMore() }
        await pages.succeed(1, ([1], nil))
        _ = await more.value
        #expect(list.items.map(\.id) == [1] && list.phase.name == "loaded")
    }

    @Test("A cancelled first page leaves it idle, and does not end pagination")
    func cancelledFirstPage() async {
        let pages = Pages()
        let list = Paged<Post>()
        let start = Task { await list.start(source(pages)) }
        #expect(await pages.started(1))
        start.cancel()
        #expect(await start.value.name == "cancelled")
        #expect(list.phase.name == "idle" && list.error == nil && list.canLoadMore)
        let more = Task { await list.loadMore() }
        await pages.succeed(1, ([1], "b"))
        _ = await more.value
        #expect(list.items.map(\.id) == [1] && list.canLoadMore)
    }

    @Test("A cancelled page changes neither items nor cursor")
    func cancelledPage() async {
        let pages = Pages()
        let list = await startedList(pages)
        let more = Task { await list.loadMore() }
        #expect(await pages.started(2))
        more.cancel()
        _ = await more.value
        #expect(list.items.count == 4 && list.phase.name == "loaded" && list.error == nil && list.canLoadMore)
        let again = Task { await list.loadMore() }
        #expect(await pages.started(3))
        list.cancel()
        #expect(!list.isLoadingMore)
        _ = await again.value
        #expect(list.items.count == 4 && list.canLoadMore)
        let last = Task { await list.loadMore() }
        await pages.succeed(3, ([5], nil))
        _ = await last.value
        #expect(pages.requests == ["", "b", "b", "b"])
        #expect(list.items.count == 5)
    }

    @Test("An empty page with a next one goes on")
    func emptyPage() async {
        let pages = Pages()
        let list = await startedList(pages)
        let more = Task { await list.loadMore() }
        await pages.succeed(1, ([], "c"))
        await pages.succeed(2, ([5], "d"))
        #expect(await more.value.name == "loaded")
        #expect(pages.requests == ["", "b", "c"])
        #expect(list.items.count == 5 && list.canLoadMore)
    }

    @Test("Empty pages without end are given up")
    func emptyPages() async {
        let count = Locked(0)
        let list = Paged(
            source: PageSource<Post> { (cursor: Int?) in
                count.withLock { $0 += 1 }
                return (items: [], next: (cursor ?? 0) + 1)
            }
        )
        await list.load()
        #expect(count.withLock { $0 } == 10)
        #expect(list.phase.name == "loaded" && !list.canLoadMore)
    }

    @Test("The same cursor twice in a row ends it")
    func sameCursor() async {
        let pages = Pages()
        let list = await startedList(pages)
        let more = Task { await list.loadMore() }
        await pages.succeed(1, ([5], "b"))
        _ = await more.value
        #expect(list.items.count == 5 && !list.canLoadMore)
    }

    @Test("Items that are shown already are not shown twice")
    func duplicates() async {
        let pages = Pages()
        let list = await startedList(pages)
        let more = Task { await list.loadMore() }
        await pages.succeed(1, ([4, 5, 5, 6], nil))
        _ = await more.value
        #expect(list.items.map(\.id) == [1, 2, 3, 4, 5, 6])
    }

    @Test("A page of nothing but known items goes on")
    func knownPage() async {
        let pages = Pages()
        let list = await startedList(pages)
        let more = Task { await list.loadMore() }
        await pages.succeed(1, ([3, 4], "c"))
        await pages.succeed(2, ([5], nil))
        _ = await more.value
        #expect(list.items.map(\.id) == [1, 2, 3, 4, 5])
    }

    @Test("Refresh keeps the old list until the first page is there, and discards a late answer for the old one")
    func refresh() async {
        let pages = Pages(heedsCancellation: false)
        let list = await startedList(pages)
        let more = Task { await list.loadMore() }
        #expect(await pages.started(2))
        let refresh = Task { await list.refresh() }
        #expect(await pages.started(3))
        #expect(list.items.count == 4 && !list.isLoadingMore && list.isLoading)
        await pages.succeed(1, ([5], "c"))
        #expect(await more.value.name == "cancelled")
        #expect(list.items.map(\.id) == [1, 2, 3, 4])
        await pages.succeed(2, ([0, 1, 2, 3], "b"))
        _ = await refresh.value
        #expect(list.items.map(\.id) == [0, 1, 2, 3])
        let next = Task { await list.loadMore() }
        await pages.succeed(3, ([4], nil))
        _ = await next.value
        #expect(pages.requests == ["", "b", "", "b"])
    }

    @Test("A refresh that fails or is cancelled keeps the old list and its place")
    func failedRefresh() async {
        let pages = Pages()
        let list = await startedList(pages)
        let failed = Task { await list.refresh() }
        await pages.fail(1)
        _ = await failed.value
        #expect(list.error is WorkFailure && list.items.count == 4 && list.canLoadMore)
        let cancelled = Task { await list.refresh() }
        #expect(await pages.started(3))
        cancelled.cancel()
        _ = await cancelled.value
        #expect(list.items.count == 4)
        let more = Task { await list.loadMore() }
        await pages.succeed(3, ([5], nil))
        _ = await more.value
        #expect(list.items.count == 5 && list.error == nil)
    }

    @Test("A change made while a page is in flight is kept")
    func update() async {
        let pages = Pages()
        let list = await startedList(pages)
        let more = Task { await list.loadMore() }
        #expect(await pages.started(2))
        list.update { $0.removeAll { $0.id == 2 } }
        #expect(list.items.map(\.id) == [1, 3, 4])
        await pages.succeed(1, ([5], nil))
        _ = await more.value
        #expect(list.items.map(\.id) == [1, 3, 4, 5])
    }

    @Test("Load keeps the list of a screen that comes back, unless it is no longer fresh")
    func loadAgain() async {
        let clock = RecordingClock()
        let count = Locked(0)
        let source = PageSource<Post> { (_: Int?) in
            let number = count.withLock { count in
                count += 1
                return count
            }
            return (items: [Post(id: number)], next: nil)
        }
        let list = Paged(source: source)
        await list.load()
        await list.load()
        #expect(list.items.map(\.id) == [1])

        let aging = Paged(source: source, options: ResourceOptions(freshness: 60, clock: clock))
        await aging.load()
        await aging.load()
        #expect(aging.items.map(\.id) == [2])
        clock.advance(61)
        await aging.load()
        #expect(aging.items.map(\.id) == [3])
    }

    @Test("Reload does nothing before the first page was asked for, and tries again after a failure")
    func reload() async {
        let pages = Pages()
        let list = Paged(source: source(pages))
        #expect(await list.reload().name == "cancelled")
        #expect(pages.requests.isEmpty)
        let load = Task { await list.load() }
        await pages.fail(0)
        _ = await load.value
        let reload = Task { await list.reload() }
        await pages.succeed(1, ([1], nil))
        #expect(await reload.value.name == "loaded")
        #expect(list.items.map(\.id) == [1])
    }

    @Test("Items that are not identifiable are told apart by what the caller names")
    func identity() async {
        let source = PageSource<String> { (cursor: Int?) in (items: ["a", "b"], next: cursor == nil ? 1 : nil) }
        let list = Paged(source: source, id: { $0 })
        await list.load()
        await list.loadMoreIfNeeded(currentItem: "b")
        #expect(list.items == ["a", "b"])
        #expect(!list.canLoadMore)
    }

    @Test("An edit is shown while its write runs, also beside a page in flight")
    func optimistic() async {
        let pages = Pages()
        let list = await startedList(pages)
        let write = ControlledWork<Int, Void>()
        let remove = Mutation<Int, Void> { try await write.run($0) }
            .showing(on: list) { posts, id in posts.removeAll { $0.id == id } }
        let more = Task { await list.loadMore() }
        #expect(await pages.started(2))
        remove.start(2)
        #expect(list.items.map(\.id) == [1, 3, 4])
        await write.succeed(0, ())
        #expect(await eventually { !remove.isRunning })
        await pages.succeed(1, ([5], nil))
        _ = await more.value
        #expect(list.items.map(\.id) == [1, 3, 4, 5])
        remove.start(3)
        await write.fail(1)
        #expect(await eventually { remove.error != nil })
        #expect(list.items.map(\.id) == [1, 3, 4, 5])
    }

    @Test("Releasing it cancels the page in flight")
    func release() async {
        let pages = Pages()
        var list: Paged<Post>? = Paged<Post>()
        list?.loader.start { [source = source(pages)] in
            try await PageList().extended(from: source, identity: nil)
        }
        #expect(await pages.started(1))
        list = nil
        #expect(await eventually { pages.cancelled == [0] })
    }
}
