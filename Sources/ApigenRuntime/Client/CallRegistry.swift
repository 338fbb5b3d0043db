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
        let key = add(id) { task.cancel() }
        defer { remove(id, key) }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// A body that ends when ``cancel(id:)`` is called, also between two chunks.
    func cancellable(_ body: HTTPBodyStream, id: String?) -> HTTPBodyStream {
        guard let id else { return body }
        let lease = Lease(id, registry: self)
        return HTTPBodyStream { [self] in
            if lease.isCancelled { throw CancellationError() }
            return try await run(id: id) { try await body.nextChunk() }
        }
    }

    private func add(_ id: String, _ cancel: @escaping @Sendable () -> Void) -> Int {
        state.withLock { state in
            state.next += 1
            state.cancellations[id, default: [:]][state.next] = cancel
            return state.next
        }
    }

    private func remove(_ id: String, _ key: Int) {
        state.withLock { state in
            state.cancellations[id]?[key] = nil
            if state.cancellations[id]?.isEmpty == true { state.cancellations[id] = nil }
        }
    }

    /// The entry of a body, for as long as it is referred to.
    private final class Lease: Sendable {
        private let flag: Locked<Bool>
        private let id: String
        private let key: Int
        private let registry: CallRegistry

        init(_ id: String, registry: CallRegistry) {
            let flag = Locked(false)
            self.flag = flag
            self.id = id
            self.registry = registry
            key = registry.add(id) { flag.withLock { $0 = true } }
        }

        deinit { registry.remove(id, key) }

        var isCancelled: Bool { flag.withLock { $0 } }
    }

    /// Whether nothing runs under any identifier.
    var isEmpty: Bool { state.withLock { $0.cancellations.isEmpty } }

    /// Cancels what runs under an identifier.
    func cancel(id: String) {
        let cancellations = state.withLock { $0.cancellations[id]?.values.map { $0 } ?? [] }
        for cancel in cancellations { cancel() }
    }
}
