import Observation
import Testing

@testable import ApigenRuntime

@MainActor
@Suite("Observing a resource", .timeLimit(.minutes(1)))
struct ResourceObservationTests {
    /// Counts the changes of what a closure reads. Like a view, it reads again when a change is made.
    @MainActor
    private final class ChangeCount {
        private(set) var value = 0
        private(set) var reads = 0
        private let read: @MainActor () -> Void

        init(_ read: @escaping @MainActor () -> Void) {
            self.read = read
            observe()
        }

        private func observe() {
            reads += 1
            withObservationTracking {
                read()
            } onChange: { [weak self] in
                // All changes are made on the main actor, and it is told before they are.
                MainActor.assumeIsolated {
                    guard let self else { return }
                    self.value += 1
                    Task { self.observe() }
                }
            }
        }
    }

    @Test("A change is told once, however much of what is read it changes")
    func once() async {
        let work = ControlledWork<Void, Int>()
        let resource = NetworkResource<Int>()
        let everything = ChangeCount { _ = (resource.value, resource.phase, resource.isLoading, resource.error) }
        let value = ChangeCount { _ = resource.value }
        let load = Task { await resource.load { try await work.run() } }
        #expect(await eventually { everything.reads == 2 })
        #expect(everything.value == 1)
        #expect(value.value == 0)
        await work.succeed(0, 1)
        _ = await load.value
        #expect(everything.value == 2)
        #expect(value.value == 1)
    }

    @Test("Who reads the value is not told of the phase, of the activity, or of another resource")
    func unrelated() async {
        let resource = NetworkResource(value: 1)
        let other = NetworkResource<Int>()
        let value = ChangeCount { _ = resource.value }
        await resource.load { throw WorkFailure() }
        await other.load { 2 }
        #expect(resource.error is WorkFailure)
        #expect(value.value == 0)
    }

    @Test("Who reads the activity is told when it begins and when it ends")
    func activity() async {
        let work = ControlledWork<Void, Int>()
        let resource = NetworkResource(value: 1)
        let activity = ChangeCount { _ = resource.isLoading }
        let phase = ChangeCount { _ = resource.phase }
        let load = Task { await resource.load { try await work.run() } }
        #expect(await eventually { activity.reads == 2 })
        await work.succeed(0, 2)
        _ = await load.value
        #expect(activity.value == 2)
        #expect(phase.value == 0)
    }

    @Test("An equal value is no change, unless that is asked for")
    func equalValues() async {
        let resource = NetworkResource(value: [1, 2])
        let value = ChangeCount { _ = resource.value }
        await resource.load { [1, 2] }
        #expect(value.value == 0)
        await resource.load { [1, 2, 3] }
        #expect(value.value == 1)
        #expect(resource.value == [1, 2, 3])

        let eager = NetworkResource(value: 1, options: ResourceOptions(skipsEqualValues: false))
        let count = ChangeCount { _ = eager.value }
        await eager.load { 1 }
        #expect(count.value == 1)
    }

    @Test("A value that can't be compared is always a change")
    func incomparable() async {
        struct Opaque {}
        let resource = NetworkResource(value: Opaque())
        let value = ChangeCount { _ = resource.value }
        await resource.load { Opaque() }
        #expect(value.value == 1)
    }

    @Test("A group is told of through its resources")
    func group() async {
        let resource = NetworkResource { 1 }
        let group = ResourceGroup(resource)
        let activity = ChangeCount { _ = group.isLoading }
        await resource.load()
        #expect(activity.value >= 1)
    }

    @Test("Lists and mutations are observed too")
    func others() async throws {
        let list = Paged(source: PageSource<Int> { (_: Int?) in (items: [1], next: 1) }, id: { $0 })
        let items = ChangeCount { _ = list.items }
        await list.load()
        #expect(items.value == 1)

        let mutation = Mutation<Int, Int> { $0 }
        let phase = ChangeCount { _ = mutation.phase }
        try await mutation.run(1)
        #expect(phase.value >= 1)
    }
}
