import Testing

@testable import ApigenRuntime

@MainActor
@Suite("A resource of endpoints", .timeLimit(.minutes(1)))
struct EndpointResourceTests {
    private let mock = MockTransport(["TestAPI.user": .json(#"{"id": 1, "name": "Ada"}"#)])

    @Test("It loads what it is given, and reloads that")
    func load() async {
        mock.answer(
            TestAPI.user(1),
            with: .json(#"{"id": 1, "name": "Ada"}"#),
            .json(#"{"id": 1, "name": "Ada L."}"#)
        )
        let user = NetworkResource<User>(client: APIClient(transport: mock))
        await user.load(TestAPI.user(1))
        #expect(user.value == User(id: 1, name: "Ada"))
        await user.reload()
        #expect(user.value?.name == "Ada L.")
    }

    @Test("It loads the endpoint that it was made with")
    func source() async {
        let user = NetworkResource(client: APIClient(transport: mock), endpoint: TestAPI.user(1))
        await user.load()
        #expect(user.value?.name == "Ada")
    }

    @Test("A status that means failure is a failure beside the old value")
    func failure() async {
        var configuration = APIClient.Configuration()
        configuration.retry = .never
        mock.answer(TestAPI.user(1), with: .json(#"{"id": 1, "name": "Ada"}"#), .status(500))
        let user = NetworkResource(client: APIClient(configuration, transport: mock), endpoint: TestAPI.user(1))
        await user.load()
        await user.load()
        #expect((user.error as? APIError)?.status == 500)
        #expect(user.value?.name == "Ada")
    }

    @Test("Cancelling it cancels the request, and is no failure")
    func cancel() async {
        mock.answer(TestAPI.user(1), with: .json("{}").delayed(by: 60))
        let user = NetworkResource(client: APIClient(transport: mock), endpoint: TestAPI.user(1))
        let task = Task { await user.load() }
        #expect(await eventually { mock.requests.count == 1 })
        task.cancel()
        #expect(await task.value.name == "cancelled")
        #expect(user.phase.name == "idle")
    }

    @Test("Without a client an endpoint fails, by name")
    func missingClient() async {
        let user = NetworkResource<User>()
        await user.load(TestAPI.user(1))
        #expect(user.error as? MissingClient == MissingClient(endpoint: "TestAPI.user"))
    }
}
