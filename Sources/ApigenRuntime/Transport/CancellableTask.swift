import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A task of a session that is never answered after it was cancelled.
///
/// On Linux a completion handler that is called for a cancelled task ends the process ("Received callback for
/// HTTP redirection, but we're not waiting for it"). Handlers and cancellations only put work on the task's
/// own queue, so it is enough that both happen under one lock.
final class CancellableTask: Sendable {
    let task: URLSessionTask
    private let isCancelled = Locked(false)

    init(_ task: URLSessionTask) {
        self.task = task
    }

    /// Cancels the task.
    func cancel() {
        isCancelled.withLock { isCancelled in
            isCancelled = true
            task.cancel()
        }
    }

    /// Calls one of two completion handlers: the first for a running task, the second for a cancelled one.
    func answer(_ proceed: () -> Void, ifCancelled stop: () -> Void) {
        isCancelled.withLock { isCancelled in
            guard isCancelled else { return proceed() }
            // Apple's URLSession wants an answer in any case.
            #if !canImport(FoundationNetworking)
                stop()
            #endif
        }
    }
}
