import Foundation

/// Lets a number of requests run at once; the others wait, the more important ones in front.
final class ConcurrencyLimiter: Sendable {
    private struct Waiter {
        let id: Int
        let priority: RequestPriority
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var running = 0
        var nextID = 0
        var waiters: [Waiter] = []
        /// Requests that were cancelled before they began to wait.
        var gone: Set<Int> = []
    }

    private let limit: Int
    private let state = Locked(State())

    init(limit: Int) {
        self.limit = max(1, limit)
    }

    /// The number of requests that wait.
    var waitingCount: Int { state.withLock { $0.waiters.count } }

    /// Runs an operation once there is a place. Throws `CancellationError` when cancelled while waiting.
    func run<Value>(priority: RequestPriority, _ operation: () async throws -> Value) async throws -> Value {
        try await enter(priority)
        defer { leave() }
        return try await operation()
    }

    private func enter(_ priority: RequestPriority) async throws {
        let id = state.withLock { state -> Int? in
            guard state.running >= limit else {
                state.running += 1
                return nil
            }
            state.nextID += 1
            return state.nextID
        }
        guard let id else { return }
        defer { state.withLock { _ = $0.gone.remove(id) } }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let outcome = state.withLock { state -> Result<Void, any Error>? in
                    if state.gone.remove(id) != nil { return .failure(CancellationError()) }
                    if state.running < limit {
                        // A place became free between the two looks.
                        state.running += 1
                        return .success(())
                    }
                    let waiter = Waiter(id: id, priority: priority, continuation: continuation)
                    let index = state.waiters.firstIndex { $0.priority < priority } ?? state.waiters.endIndex
                    state.waiters.insert(waiter, at: index)
                    return nil
                }
                if let outcome { continuation.resume(with: outcome) }
            }
        } onCancel: {
            let continuation = state.withLock { state -> CheckedContinuation<Void, any Error>? in
                guard let index = state.waiters.firstIndex(where: { $0.id == id }) else {
                    state.gone.insert(id)
                    return nil
                }
                return state.waiters.remove(at: index).continuation
            }
            continuation?.resume(throwing: CancellationError())
        }
    }

    private func leave() {
        let next = state.withLock { state -> Waiter? in
            guard !state.waiters.isEmpty else {
                state.running -= 1
                return nil
            }
            // The place goes over to the next one, so the count stays.
            return state.waiters.removeFirst()
        }
        next?.continuation.resume()
    }
}
