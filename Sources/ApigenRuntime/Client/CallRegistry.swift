import Foundation

/// The calls that run under an identifier, so that they can be cancelled by it.
final class CallRegistry: Sendable {
    private struct State {
        var next = 0
        var cancellations: [String: [Int: @Sendable () -> Void]] = [:]
    }

    private let state = Locked(State())

    /// Runs an operation that ``cancel(id:)`` cancels.
    func run<Value: Sendable>(
        id: String?,
        _ operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        guard let id else { return try await operation() }
        // A task of its own is needed: nothing else can be cancelled from outside.
        let task = Task(priority: Task.currentPriority) { try await operation() }
        let key = state.withLock { state in
            state.next += 1
            state.cancellations[id, default: [:]][state.next] = { task.cancel() }
            return state.next
        }
        defer {
            state.withLock { state in
                state.cancellations[id]?[key] = nil
                if state.cancellations[id]?.isEmpty == true { state.cancellations[id] = nil }
            }
        }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Cancels what runs under an identifier.
    func cancel(id: String) {
        let cancellations = state.withLock { $0.cancellations[id]?.values.map { $0 } ?? [] }
        for cancel in cancellations { cancel() }
    }
}
