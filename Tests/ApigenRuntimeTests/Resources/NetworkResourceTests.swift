import Foundation
import Testing

@testable import ApigenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@MainActor
@Suite("Network resource", .timeLimit(.minutes(1)))
struct NetworkResourceTests {
    private struct Failure: Error {}

    /// Starts a load whose operation waits for a gate, and returns once it is in flight.
    private func startLoad(
        _ resource: NetworkResource<Int>,
        _ value: Int,
        ignoringCancellation: Bool = false
    ) async -> (task: Task<LoadOutcome, Never>, gate: Gate) {
        let gate = Gate()
        let started = Gate()
        let task = Task {
            await resource.load {
                started.open()
                if ignoringCancellation {
                    // A task of its own is not cancelled with the load.
                    _ = await Task { await gate.wait() }.value
                } else {
                    while !gate.isOpen { try await Task.sleep(nanoseconds: 1_000_000) }
                }
                return value
            }
        }
        _ = await started.wait()
        return (task, gate)
    }

    @Test("A new one is idle, without value and error")
    func new() {
        let resource = NetworkResource<Int>()
        #expect(resource.phase.name == "idle")
        #expect(resource.value == nil)
        #expect(resource.error == nil)
        #expect(!resource.isLoading && !resource.isReloading)
    }

    @Test("The first load is loading before it first suspends")
    func loading() async {
        let resource = NetworkResource<Int>()
        let gate = Gate()
        resource.start {
            _ = await gate.wait()
            return 1
        }
        #expect(resource.phase.name == "loading")
        #expect(resource.isLoading && !resource.isReloading)
        gate.open()
        #expect(await eventually { resource.value == 1 })
        #expect(resource.phase.name == "loaded")
    }

    @Test("A load beside a value keeps it visible")
    func reloading() async {
        let resource = NetworkResource<Int>()
        await resource.load { 1 }
        let (task, gate) = await startLoad(resource, 2)
        #expect(resource.value == 1)
        #expect(resource.isReloading && resource.isLoading)
        #expect(resource.phase.name == "loaded")
        gate.open()
        _ = await task.value
        #expect(resource.value == 2)
        #expect(!resource.isReloading && !resource.isLoading)
    }

    @Test("A success is loaded, without an error")
    func success() async {
        let resource = NetworkResource<Int>()
        await resource.load { throw Failure() }
        await resource.load { 1 }
        #expect(resource.phase.name == "loaded")
        #expect(resource.value == 1)
        #expect(resource.error == nil)
    }

    @Test("A failure keeps the old value readable beside it")
    func failure() async {
        let resource = NetworkResource<Int>()
        await resource.load { 1 }
        await resource.load { throw Failure() }
        #expect(resource.phase.name == "failed")
        #expect(resource.error is Failure)
        #expect(resource.value == 1)
    }

    @Test("A second load cancels the first, which writes nothing more")
    func superseded() async {
        let resource = NetworkResource<Int>()
        let (first, _) = await startLoad(resource, 1)
        let (second, gate) = await startLoad(resource, 2)
        #expect(await first.value.name == "cancelled")
        #expect(resource.phase.name == "loading")
        gate.open()
        #expect(await second.value.name == "loaded")
        #expect(resource.value == 2)
    }

    @Test("A superseded load writes nothing even when its answer has arrived")
    func lateAnswer() async {
        let resource = NetworkResource<Int>()
        let (first, firstGate) = await startLoad(resource, 1, ignoringCancellation: true)
        let (second, secondGate) = await startLoad(resource, 2)
        firstGate.open()
        #expect(await first.value.name == "cancelled")
        #expect(resource.value == nil)
        #expect(resource.phase.name == "loading")
        secondGate.open()
        #expect(await second.value.name == "loaded")
        #expect(resource.value == 2)
    }

    @Test("Cancelling the awaiting task cancels the load and restores the phase from before")
    func cancelledAwaiter() async {
        let resource = NetworkResource<Int>()
        let (first, _) = await startLoad(resource, 1)
        first.cancel()
        #expect(await first.value.name == "cancelled")
        #expect(resource.phase.name == "idle")
        #expect(!resource.isLoading)

        await resource.load { throw Failure() }
        let (second, _) = await startLoad(resource, 1)
        #expect(resource.phase.name == "loading")
        second.cancel()
        _ = await second.value
        #expect(resource.phase.name == "failed")
    }

    @Test("A cancelled load that took another's place leads back to before both")
    func cancelledSecond() async {
        let resource = NetworkResource<Int>()
        let (first, _) = await startLoad(resource, 1)
        let (second, _) = await startLoad(resource, 2)
        second.cancel()
        _ = await (first.value, second.value)
        #expect(resource.phase.name == "idle")
        #expect(!resource.isLoading)
    }

    @Test("An awaiter that was superseded and is then cancelled changes nothing")
    func cancelledSuperseded() async {
        let resource = NetworkResource<Int>()
        let (first, _) = await startLoad(resource, 1)
        let (second, gate) = await startLoad(resource, 2)
        first.cancel()
        _ = await first.value
        #expect(resource.phase.name == "loading")
        gate.open()
        #expect(await second.value.name == "loaded")
    }

    @Test("A cancellation that comes from the operation is no failure")
    func operationCancelled() async {
        let resource = NetworkResource<Int>()
        await resource.load { throw CancellationError() }
        #expect(resource.phase.name == "idle")
        await resource.load { throw URLError(.cancelled) }
        #expect(resource.phase.name == "idle")
    }

    @Test("An operation that ignores its cancellation does not keep it loading")
    func stubbornOperation() async {
        let resource = NetworkResource<Int>()
        let (task, gate) = await startLoad(resource, 1, ignoringCancellation: true)
        task.cancel()
        #expect(await eventually { !resource.isLoading })
        #expect(resource.phase.name == "idle")
        gate.open()
        #expect(await task.value.name == "cancelled")
        #expect(resource.value == nil)
    }

    @Test("A caller that was cancelled before it loads takes nobody's place")
    func cancelledCaller() async {
        let resource = NetworkResource<Int>()
        let (first, gate) = await startLoad(resource, 1)
        let late = Task {
            while !Task.isCancelled { await Task.yield() }
            return await resource.load { 2 }
        }
        late.cancel()
        #expect(await late.value.name == "cancelled")
        gate.open()
        #expect(await first.value.name == "loaded")
        #expect(resource.value == 1)
    }

    @Test("A value that was there from the start is loaded, and can be reloaded")
    func initialValue() async {
        let resource = NetworkResource(value: 1) { 2 }
        #expect(resource.phase.name == "loaded" && resource.value == 1)
        await resource.reload()
        #expect(resource.value == 2)
        resource.update { $0 += 1 }
        #expect(resource.value == 3)
    }

    @Test("Cancelling takes effect at once")
    func cancel() async {
        let resource = NetworkResource<Int>()
        let (task, _) = await startLoad(resource, 1)
        resource.cancel()
        #expect(resource.phase.name == "idle")
        #expect(!resource.isLoading)
        #expect(await task.value.name == "cancelled")
    }

    @Test("Reload repeats the last load, and does nothing if there was none")
    func reload() async {
        let resource = NetworkResource<Int>()
        await resource.reload()
        #expect(resource.phase.name == "idle")
        let count = Locked(0)
        await resource.load {
            count.withLock {
                $0 += 1; return $0
            }
        }
        await resource.reload()
        #expect(resource.value == 2)
    }

    @Test("Load without an operation uses that of the initialiser")
    func source() async {
        let resource = NetworkResource { 5 }
        await resource.load()
        #expect(resource.value == 5)
    }

    @Test("Releasing it cancels what is in flight")
    func release() async {
        let started = Gate()
        let cancelled = Gate()
        var resource: NetworkResource<Int>? = NetworkResource<Int>()
        resource?.start {
            started.open()
            while !Task.isCancelled { try? await Task.sleep(nanoseconds: 1_000_000) }
            cancelled.open()
            return 1
        }
        #expect(await started.wait())
        let isGone = { [weak resource] in resource == nil }
        resource = nil
        #expect(isGone())
        #expect(await cancelled.wait())
    }
}

extension LoadPhase {
    var name: String {
        switch self {
        case .idle: "idle"
        case .loading: "loading"
        case .loaded: "loaded"
        case .failed: "failed"
        }
    }
}

extension LoadOutcome {
    var name: String {
        switch self {
        case .loaded: "loaded"
        case .failed: "failed"
        case .cancelled: "cancelled"
        }
    }
}
