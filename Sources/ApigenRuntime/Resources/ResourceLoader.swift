import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Runs the loads of a resource by the rules of ``LoadState``, one at a time.
///
/// What is in flight is cancelled when it is released.
@MainActor
final class ResourceLoader<Value: Sendable> {
    typealias Operation = @Sendable () async throws -> Value
    /// Makes the new value of what was loaded and what is there when it has arrived.
    typealias Merging = @MainActor (_ loaded: Value, _ current: Value?) -> Value

    /// What a resource is now. Reading it is not observed: see ``read(_:)``.
    private(set) var state: LoadState<Value>
    nonisolated let changes = ChangeRelay<LoadPart>()
    let options: ResourceOptions
    private let flight = LoadFlight()
    private var loadedAt: Date?

    init(value: Value? = nil, options: ResourceOptions) {
        state = LoadState(value: value)
        self.options = options
        if value != nil { loadedAt = options.clock.now() }
    }

    deinit { flight.cancel() }

    /// The state, noted as read in some parts.
    func read(_ parts: LoadPart...) -> LoadState<Value> {
        for part in parts { changes.access(part) }
        return state
    }

    /// Whether the value is younger than the options ask for.
    var isFresh: Bool {
        guard let loadedAt, options.freshness > 0, state.value != nil else { return false }
        return options.clock.now().timeIntervalSince(loadedAt) < options.freshness
    }

    /// Makes the value count as old.
    func invalidate() { loadedAt = nil }

    /// Loads in place of any other load, and returns when it has ended. Cancelling the calling task cancels the load.
    func load(
        _ activity: LoadActivity = .loading,
        isEmptying: Bool = false,
        operation: @escaping Operation,
        merging: Merging = { loaded, _ in loaded }
    ) async -> LoadOutcome {
        // A caller that is gone already must not take the place of one that still waits.
        guard !Task.isCancelled else { return .cancelled }
        let (task, generation) = begin(activity, isEmptying: isEmptying, operation)
        let result = await withTaskCancellationHandler {
            await task.result
        } onCancel: { [weak self] in
            task.cancel()
            // An operation that does not care must not keep the resource loading.
            Task { @MainActor [weak self] in self?.cancel(generation) }
        }
        let merged = result.map { merging($0, state.loadedValue) }
        return finish(merged, isCancelled: task.isCancelled, generation: generation)
    }

    /// Starts a load in place of any other, and returns at once.
    func start(operation: @escaping Operation) {
        let (task, generation) = begin(.loading, isEmptying: false, operation)
        Task { [weak self] in
            let result = await task.result
            _ = self?.finish(result, isCancelled: task.isCancelled, generation: generation)
        }
    }

    /// Cancels the load that is running, and goes back to the phase from before it.
    func cancel() {
        flight.cancel()
        change { $0.cancel() }
    }

    /// Changes the state, and tells those who watch it.
    @discardableResult
    func change<Result>(_ body: (inout LoadState<Value>) -> Result) -> Result {
        var next = state
        let result = body(&next)
        changes.change(next.changes(since: state)) { state = next }
        return result
    }

    private func begin(
        _ activity: LoadActivity,
        isEmptying: Bool,
        _ operation: @escaping Operation
    ) -> (Task<Value, any Error>, generation: Int) {
        let generation = change { $0.begin(activity, isEmptying: isEmptying) }
        let task = Task { try await operation() }
        flight.replace(with: task)
        return (task, generation)
    }

    private func cancel(_ generation: Int) {
        if state.isCurrent(generation) { change { $0.cancel() } }
    }

    private func finish(_ result: Result<Value, any Error>, isCancelled: Bool, generation: Int) -> LoadOutcome {
        switch result {
        case _ where isCancelled || !state.isCurrent(generation):
            cancel(generation)
            return .cancelled
        case .success(let value):
            let isUnchanged = options.skipsEqualValues && state.loadedValue.map { areEqual($0, value) } ?? false
            loadedAt = options.clock.now()
            return change { $0.succeed(value, generation: generation, isUnchanged: isUnchanged) } ? .loaded : .cancelled
        case .failure(let error) where error is CancellationError || (error as? URLError)?.code == .cancelled:
            cancel(generation)
            return .cancelled
        case .failure(let error):
            return change { $0.fail(error, generation: generation) } ? .failed(error) : .cancelled
        }
    }
}
