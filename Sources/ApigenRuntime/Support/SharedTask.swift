import Foundation

/// Work that several callers wait for. Each may stop waiting without stopping the work for the others.
final class SharedTask<Value: Sendable>: Sendable {
    private struct State {
        var nextWaiter = 0
        var waiters: [Int: CheckedContinuation<Value, any Error>] = [:]
        /// Callers that were cancelled before they began to wait.
        var gone: Set<Int> = []
        var result: Result<Value, any Error>?
        var task: Task<Void, Never>?
    }

    private let state = Locked(State())
    private let stopsWithoutWaiters: Bool

    /// Starts the work.
    ///
    /// - Parameter stopsWithoutWaiters: Whether the work is cancelled when the last caller stops waiting.
    init(stopsWithoutWaiters: Bool, _ operation: @escaping @Sendable () async throws -> Value) {
        self.stopsWithoutWaiters = stopsWithoutWaiters
        let task = Task { [self] in
            let result: Result<Value, any Error>
            do {
                result = .success(try await operation())
            } catch {
                result = .failure(error)
            }
            finish(result)
        }
        state.withLock { $0.task = task }
    }

    /// Waits for the outcome. Throws `CancellationError` at once when the calling task is cancelled.
    func value() async throws -> Value {
        let waiter = state.withLock { state in
            state.nextWaiter += 1
            return state.nextWaiter
        }
        defer { state.withLock { _ = $0.gone.remove(waiter) } }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let result = state.withLock { state -> Result<Value, any Error>? in
                    if state.gone.remove(waiter) != nil { return .failure(CancellationError()) }
                    if let result = state.result { return result }
                    state.waiters[waiter] = continuation
                    return nil
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            leave(waiter)
        }
    }

    private func leave(_ waiter: Int) {
        let (continuation, task) = state.withLock { state in
            let continuation = state.waiters.removeValue(forKey: waiter)
            if continuation == nil, state.result == nil { state.gone.insert(waiter) }
            let isLast = continuation != nil && state.waiters.isEmpty && state.result == nil
            return (continuation, isLast && stopsWithoutWaiters ? state.task : nil)
        }
        continuation?.resume(throwing: CancellationError())
        task?.cancel()
    }

    private func finish(_ result: Result<Value, any Error>) {
        let waiters = state.withLock { state in
            state.result = result
            state.task = nil
            defer { state.waiters = [:] }
            return state.waiters.values
        }
        for waiter in waiters { waiter.resume(with: result) }
    }
}
