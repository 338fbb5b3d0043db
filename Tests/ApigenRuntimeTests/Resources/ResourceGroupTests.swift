import Foundation
import Testing

@testable import ApigenRuntime

@MainActor
@Suite("Resource group", .timeLimit(.minutes(5)))
struct ResourceGroupTests {
    private struct Failure: LocalizedError {
        let errorDescription: String?
    }

    @Test("It is loading until all have ended, and loads at once")
    func loading() async {
        let gate = Gate()
        let started = Locked(0)
        let operation: NetworkResource<Int>.Operation = {
            started.withLock { $0 += 1 }
            _ = await gate.wait()
            return 1
        }
        let slow = NetworkResource(operation)
        let other = NetworkResource(operation)
        let group = ResourceGroup(slow, other)
        let task = Task { await group.load() }
        #expect(await eventually { started.withLock { $0 } == 2 })
        #expect(group.isLoading)
        gate.open()
        _ = await task.value
        #expect(!group.isLoading)
        #expect(slow.value == 1 && other.value == 1)
        #expect(group.errorMessage == nil)
    }

    @Test("The message is that of the first real failure, and what succeeded is kept")
    func partialSuccess() async {
        let good = NetworkResource { 1 }
        let cancelled = NetworkResource<Int> { throw CancellationError() }
        let bad = NetworkResource<Int> { throw Failure(errorDescription: "no hotels") }
        let group = ResourceGroup(cancelled, bad, good)
        await group.load()
        #expect(group.errorMessage == "no hotels")
        #expect(good.value == 1)
        await ResourceGroup(cancelled).load()
        #expect(ResourceGroup(cancelled).errorMessage == nil)
    }

    @Test("Cancelling ends all loads without a message")
    func cancel() async {
        let started = Gate()
        let resource = NetworkResource<Int> {
            started.open()
            try await Task.sleep(nanoseconds: 60_000_000_000)
            return 1
        }
        let group = ResourceGroup(resource)
        let task = Task { await group.load() }
        #expect(await started.wait())
        group.cancel()
        #expect(!group.isLoading && !resource.isLoading)
        _ = await task.value
        #expect(group.errorMessage == nil)
        #expect(resource.phase.name == "idle")
    }

    @Test("A resource that was loaded well since has no message any more")
    func recovery() async {
        let fails = Locked(true)
        let resource = NetworkResource<Int> {
            if fails.withLock({ $0 }) { throw Failure(errorDescription: "no hotels") }
            return 1
        }
        let group = ResourceGroup(resource)
        #expect(await group.load().name == "failed")
        #expect(group.errorMessage == "no hotels")
        fails.withLock { $0 = false }
        await resource.load()
        #expect(group.errorMessage == nil)
    }

    @Test("A load of one resource alone is loading too")
    func single() async {
        let gate = Gate()
        let resource = NetworkResource {
            _ = await gate.wait()
            return 1
        }
        let group = ResourceGroup(resource, NetworkResource { 2 })
        let task = Task { await resource.load() }
        #expect(await eventually { group.isLoading })
        gate.open()
        _ = await task.value
        #expect(!group.isLoading)
    }

    @Test("Groups, lists and resources can be loaded together")
    func nested() async {
        let list = Paged(source: PageSource<Int> { (_: Int?) in (items: [1], next: nil) }, id: { $0 })
        let resource = NetworkResource { 2 }
        let group = ResourceGroup(ResourceGroup(resource), list)
        #expect(await group.load().name == "loaded")
        #expect(list.items == [1] && resource.value == 2)
        #expect(await group.reload().name == "loaded")
    }
}
