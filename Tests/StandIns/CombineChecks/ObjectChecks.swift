import ApigenRuntime
import Combine

/// The form on `ObservableObject`, for systems without Observation.
enum ObjectChecks {
    struct Failure: Error {}

    static let all: [(String, Check)] = [
        ("a resource publishes once before each change", { try await resource() }),
        ("a group publishes the changes of its resources", { try await group() }),
        ("lists and mutations publish", { try await others() }),
    ]

    @MainActor
    private final class Counter {
        private(set) var count = 0
        private var subscription: AnyCancellable?

        init(_ publisher: ObservableObjectPublisher) {
            subscription = publisher.sink { [weak self] in
                MainActor.assumeIsolated { self?.count += 1 }
            }
        }
    }

    @MainActor
    private static func resource() async throws {
        let resource = NetworkResource<Int>()
        let counter = Counter(resource.objectWillChange)
        await resource.load { 1 }
        try expect(counter.count == 2, "one for the begin and one for the end, not \(counter.count)")
        await resource.reload()
        try expect(counter.count == 4, "two more for the activity, not \(counter.count)")
        await resource.load { throw Failure() }
        try expect(counter.count == 6, "two more for a failure, not \(counter.count)")
        resource.cancel()
        try expect(counter.count == 6, "none for a cancellation of nothing")
    }

    @MainActor
    private static func group() async throws {
        let resource = NetworkResource { 1 }
        let group = ResourceGroup(resource)
        let counter = Counter(group.objectWillChange)
        await resource.load()
        try expect(counter.count == 2, "the changes of the resource, not \(counter.count)")
        await group.load()
        try expect(counter.count == 6, "those of the group and of the resource, not \(counter.count)")
    }

    @MainActor
    private static func others() async throws {
        let list = Paged(source: PageSource<Int> { (_: Int?) in (items: [1], next: nil) }, id: { $0 })
        let listCounter = Counter(list.objectWillChange)
        await list.load()
        try expect(listCounter.count == 2, "the list, not \(listCounter.count)")
        let mutation = Mutation<Int, Int> { $0 }
        let mutationCounter = Counter(mutation.objectWillChange)
        try await mutation.run(1)
        try expect(mutationCounter.count == 2, "the mutation, not \(mutationCounter.count)")
    }
}
