import Foundation
import Observation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A value that is loaded, with what a screen wants to know about it: is it loading, has it failed, what was there before.
///
/// ```swift
/// let user = NetworkResource { try await client.send(UsersAPI.user(id: 1)) }
/// await user.load()
/// ```
///
/// - A value stays readable while it is reloaded, and beside an error.
/// - A second load takes the place of the first, which changes nothing any more.
/// - A cancelled load is no failure: the phase is what it was before.
/// - When the resource is released, what is in flight is cancelled.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor @Observable
public final class NetworkResource<Value: Sendable>: LoadableResource {
    /// Brings a value.
    public typealias Operation = @Sendable () async throws -> Value

    private var state = LoadState<Value>()
    @ObservationIgnored private var operation: Operation?
    @ObservationIgnored private let flight = LoadFlight()

    /// Creates a resource without a value.
    ///
    /// - Parameter operation: What ``load()`` runs. Without it, give ``load(_:)`` one.
    public init(_ operation: Operation? = nil) {
        source = operation
    }

    @ObservationIgnored private let source: Operation?

    deinit { flight.cancel() }

    /// The last value that was loaded.
    public var value: Value? { state.value }

    /// How far it has come.
    public var phase: LoadPhase { state.phase }

    /// Whether a load is running.
    public var isLoading: Bool { state.isLoading }

    /// Whether a load is running while there is a value already.
    public var isReloading: Bool { state.isReloading }

    /// The error of the last load that ended, if it failed. Never a cancellation.
    public var error: (any Error)? { state.error }

    /// Loads with the operation that the resource was made with, or else repeats the last load.
    ///
    /// Cancelling the calling task cancels the load.
    @discardableResult
    public func load() async -> LoadOutcome {
        guard let operation = source ?? operation else { return .cancelled }
        return await load(operation)
    }

    /// Loads with an operation, in place of any load that is running.
    ///
    /// Cancelling the calling task cancels the load.
    @discardableResult
    public func load(_ operation: @escaping Operation) async -> LoadOutcome {
        self.operation = operation
        let generation = state.begin()
        let task = Task { try await operation() }
        flight.replace(with: task)
        let result = await withTaskCancellationHandler {
            await task.result
        } onCancel: {
            task.cancel()
        }
        return finish(result, isCancelled: task.isCancelled, generation: generation)
    }

    /// Starts a load and returns at once. It ends with ``cancel()``, with another load, or with the resource.
    public func start(_ operation: @escaping Operation) {
        self.operation = operation
        let generation = state.begin()
        let task = Task { try await operation() }
        flight.replace(with: task)
        Task { [weak self] in
            let result = await task.result
            _ = self?.finish(result, isCancelled: task.isCancelled, generation: generation)
        }
    }

    /// Repeats the last load; does nothing if there was none.
    @discardableResult
    public func reload() async -> LoadOutcome {
        guard let operation else { return .cancelled }
        return await load(operation)
    }

    /// Cancels the load that is running, and goes back to the phase from before it.
    public func cancel() {
        flight.cancel()
        state.cancel()
    }

    private func finish(_ result: Result<Value, any Error>, isCancelled: Bool, generation: Int) -> LoadOutcome {
        switch result {
        case _ where isCancelled:
            state.cancel(generation: generation)
            return .cancelled
        case .success(let value):
            return state.succeed(value, generation: generation) ? .loaded : .cancelled
        case .failure(let error) where error is CancellationError || (error as? URLError)?.code == .cancelled:
            state.cancel(generation: generation)
            return .cancelled
        case .failure(let error):
            return state.fail(error, generation: generation) ? .failed(error) : .cancelled
        }
    }
}
