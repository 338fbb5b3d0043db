import Foundation
import Testing

@testable import ApigenRuntime

@MainActor
@Suite("Mutation", .timeLimit(.minutes(1)))
struct MutationTests {
    private let work = ControlledWork<String, String>()

    private var mutation: Mutation<String, String> {
        Mutation { [work] in try await work.run($0) }
    }

    @Test("It is idle, running, and done with what the server answers")
    func phases() async throws {
        let mutation = mutation
        #expect(mutation.phase.name == "idle")
        mutation.start("a")
        #expect(mutation.phase.name == "running" && mutation.isRunning)
        await work.succeed(0, "A")
        #expect(await eventually { mutation.output == "A" })
        #expect(mutation.phase.name == "done")
    }

    @Test("A failure is told by the phase and thrown, and may be tried again")
    func failure() async {
        let mutation = mutation
        let task = Task { try await mutation.run("a") }
        await work.fail(0)
        await #expect(throws: WorkFailure.self) { try await task.value }
        #expect(mutation.error is WorkFailure)
        mutation.retry()
        #expect(mutation.isRunning && mutation.error == nil)
        await work.succeed(1, "A")
        #expect(await eventually { mutation.output == "A" })
        #expect(work.requests == ["a", "a"])
    }

    @Test("A cancelled write is no failure: the phase is what it was before")
    func cancelled() async {
        let mutation = mutation
        let task = Task { try await mutation.run("a") }
        #expect(await work.started(1))
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(mutation.phase.name == "idle")
        #expect(work.cancelled == [0])

        mutation.start("b")
        #expect(await work.started(2))
        mutation.cancel()
        #expect(mutation.phase.name == "idle")
        #expect(await eventually { work.cancelled == [0, 1] })
    }

    @Test("An optimistic value is shown at once, and stays when the write succeeds")
    func optimistic() async {
        let user = NetworkResource(value: "Ada")
        let mutation = mutation.showing(on: user) { $0 = $1 }
        mutation.start("Grace")
        #expect(user.value == "Grace")
        await work.succeed(0, "")
        #expect(await eventually { !mutation.isRunning })
        #expect(user.value == "Grace")
    }

    @Test("A failed write takes the optimistic value back, a cancelled one too")
    func rollback() async {
        let user = NetworkResource(value: "Ada")
        let mutation = mutation.showing(on: user) { $0 = $1 }
        mutation.start("Grace")
        await work.fail(0)
        #expect(await eventually { mutation.error != nil })
        #expect(user.value == "Ada")

        mutation.start("Grace")
        #expect(user.value == "Grace")
        #expect(await work.started(2))
        mutation.cancel()
        #expect(await eventually { user.value == "Ada" })
    }

    @Test("Taking one write back leaves another one and a load that has ended meanwhile")
    func rollbackBesideOthers() async {
        let list = NetworkResource(value: ["a"])
        let mutation = mutation.showing(on: list) { $0.append($1) }
        mutation.start("b")
        mutation.start("c")
        await list.load { ["a", "x"] }
        #expect(list.value == ["a", "x", "b", "c"])
        #expect(await work.started(2))
        let first = work.requests.firstIndex(of: "b") ?? 0
        await work.fail(first)
        #expect(await eventually { list.value == ["a", "x", "c"] })
        await work.succeed(1 - first, "")
        #expect(await eventually { !mutation.isRunning })
        #expect(list.value == ["a", "x", "c"])
    }

    @Test("What it invalidates is reloaded after a success only, and only if it was loaded")
    func reloading() async {
        let count = Locked(0)
        let operation: NetworkResource<Int>.Operation = {
            count.withLock { count in
                count += 1
                return count
            }
        }
        let loaded = NetworkResource(operation)
        let untouched = NetworkResource(operation)
        await loaded.load()
        let mutation = mutation.reloading(loaded, untouched)
        mutation.start("a")
        await work.fail(0)
        #expect(await eventually { mutation.error != nil })
        #expect(loaded.value == 1)
        mutation.retry()
        await work.succeed(1, "A")
        #expect(await eventually { loaded.value == 2 })
        #expect(untouched.value == nil)
    }

    @Test("What an input concerns is reloaded and shown")
    func byInput() async {
        let users = ResourceFamily<String, NetworkResource<String>> { id in NetworkResource { id } }
        let ada = users["ada"]
        let grace = users["grace"]
        await ada.load()
        await grace.load()
        let mutation =
            mutation
            .showing(on: { users[$0] }, { value, _ in value = "changed" })
            .reloading { [users[$0]] }
        mutation.start("ada")
        #expect(ada.value == "changed" && grace.value == "grace")
        await work.succeed(0, "")
        #expect(await eventually { ada.value == "ada" })
    }

    @Test("The answer can become part of a value")
    func updating() async throws {
        let list = NetworkResource(value: ["a"])
        let mutation = mutation.updating(list) { $0.append($1) }
        mutation.start("b")
        await work.succeed(0, "B")
        #expect(await eventually { list.value == ["a", "B"] })
    }

    @Test("A load that was in flight during the write is repeated, for its answer may be older")
    func staleLoad() async {
        let loads = ControlledWork<Void, String>(heedsCancellation: false)
        let user = NetworkResource(value: "Ada")
        let mutation = mutation.showing(on: user) { $0 = $1 }
        user.start { try await loads.run() }
        #expect(await loads.started(1))
        mutation.start("Grace")
        await work.succeed(0, "")
        #expect(await loads.started(2))
        await loads.succeed(0, "Ada")
        await loads.succeed(1, "Grace of the server")
        #expect(await eventually { user.value == "Grace of the server" })
    }

    @Test("A write goes on when the mutation is released")
    func release() async {
        let list = NetworkResource(value: ["a"])
        var mutation: Mutation<String, String>? = mutation.updating(list) { $0.append($1) }
        mutation?.start("b")
        mutation = nil
        await work.succeed(0, "B")
        #expect(await eventually { list.value == ["a", "B"] })
        #expect(work.cancelled.isEmpty)
    }

    @Test("It sends endpoints")
    func endpoint() async throws {
        let mock = MockTransport(["TestAPI.createUser": .json(#"{"id": 2, "name": "Ada"}"#)])
        let create = Mutation(client: APIClient(transport: mock)) { (user: User) in TestAPI.createUser(user) }
        let user = try await create.run(User(id: 0, name: "Ada"))
        #expect(user.id == 2 && create.output?.id == 2)
        create.reset()
        #expect(create.phase.name == "idle")
    }
}

extension MutationPhase {
    fileprivate var name: String {
        switch self {
        case .idle: "idle"
        case .running: "running"
        case .done: "done"
        case .failed: "failed"
        }
    }
}
