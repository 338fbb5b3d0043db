import ApigenRuntime
import Foundation

/// A transport that never answers, and knows whether it was cancelled.
///
/// `@unchecked Sendable`: its state is behind the lock.
final class CancellationWatch: Transport, @unchecked Sendable {
    private let lock = NSLock()
    private var state = (isStarted: false, isCancelled: false)

    var isStarted: Bool { lock.withLock { state.isStarted } }
    var isCancelled: Bool { lock.withLock { state.isCancelled } }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        lock.withLock { state.isStarted = true }
        return try await withTaskCancellationHandler {
            try await Task.sleep(nanoseconds: 60_000_000_000)
            return HTTPResponse(status: 200)
        } onCancel: {
            lock.withLock { state.isCancelled = true }
        }
    }
}
