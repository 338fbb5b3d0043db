import Testing

@testable import ApigenRuntime

@MainActor
@Suite("A paged list of an endpoint", .timeLimit(.minutes(1)))
struct PagedEndpointTests {
    private let mock = MockTransport()

    private var client: APIClient {
        var configuration = APIClient.Configuration()
        configuration.retry = .never
        return APIClient(configuration, transport: mock)
    }

    private let users = PagedEndpoint<User>(TestAPI.users(), style: .page("page"))

    /// The numbers of the pages that were asked for; nil for the first one.
    private var askedPages: [String?] {
        mock.requests.map { request in
            request.url.query.map { String($0.dropFirst("page=".count)) }
        }
    }

    @Test("Pages follow on each other until one is empty")
    func pages() async {
        mock.answer(
            TestAPI.users(),
            with: .json(#"[{"id": 1, "name": "Ada"}]"#),
            .json(#"[{"id": 2, "name": "B"}]"#),
            .json("[]")
        )
        let list = Paged(client: client, endpoint: users)
        await list.load()
        await list.loadMore()
        #expect(list.items.map(\.id) == [1, 2])
        #expect(list.canLoadMore)
        await list.loadMore()
        #expect(list.items.map(\.id) == [1, 2])
        #expect(!list.canLoadMore)
        #expect(askedPages == [nil, "2", "3"])
    }

    @Test("A list with a client is started with an endpoint")
    func start() async {
        mock.answer(TestAPI.users(), with: .json(#"[{"id": 1, "name": "Ada"}]"#))
        let list = Paged<User>(client: client)
        await list.start(users)
        #expect(list.items.map(\.name) == ["Ada"])
    }

    @Test("A page that fails is asked for again at the same place")
    func retry() async {
        mock.answer(
            TestAPI.users(),
            with: .json(#"[{"id": 1, "name": "Ada"}]"#),
            .status(500),
            .json(#"[{"id": 2, "name": "B"}]"#)
        )
        let list = Paged(client: client, endpoint: users)
        await list.load()
        await list.loadMore()
        #expect((list.error as? APIError)?.status == 500)
        await list.loadMore()
        #expect(list.items.map(\.id) == [1, 2])
        #expect(askedPages == [nil, "2", "2"])
    }

    @Test("Without a client an endpoint fails, by name")
    func missingClient() async {
        let list = Paged<User>()
        await list.start(users)
        #expect(list.error as? MissingClient == MissingClient(endpoint: "TestAPI.users"))
    }

    @Test("Refresh asks the server past the cache, load does not")
    func cache() async {
        let fresh: HTTPHeaders = ["Cache-Control": "max-age=600"]
        mock.answer(
            TestAPI.users(),
            with: .json(#"[{"id": 1, "name": "Ada"}]"#, headers: fresh),
            .json(#"[{"id": 2, "name": "B"}]"#, headers: fresh)
        )
        var configuration = APIClient.Configuration()
        configuration.cache = ResponseCache()
        let client = APIClient(configuration, transport: mock)
        let list = Paged(client: client, endpoint: users)
        await list.load()
        let other = NetworkResource(client: client, endpoint: TestAPI.users())
        await other.load()
        #expect(other.value?.map(\.id) == [1])
        #expect(mock.requests.count == 1)
        await list.refresh()
        #expect(list.items.map(\.id) == [2])
        await other.reload()
        #expect(mock.requests.count == 3)
    }
}

extension User: Identifiable {}
