import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One task whose answer is handed on as it arrives.
///
/// The task is suspended while more than ``highWater`` bytes wait for a reader. On Linux a task that is suspended
/// and resumed asks again from the start, so that bytes come twice: there it runs on, and fails at the limit.
final class StreamTransfer: SessionTransfer {
    private struct State {
        var head: CheckedContinuation<HTTPResponse, any Error>?
        var headOutcome: Result<HTTPResponse, any Error>?
        var waiting = Data()
        var isSuspended = false
        var end: Result<Void, any Error>?
        var reader: CheckedContinuation<Data?, any Error>?
    }

    private static let highWater = 1 << 20
    let task: CancellableTask
    private let state = Locked(State())

    private let limit: Int

    init(task: CancellableTask, limit: Int?) {
        self.task = task
        self.limit = limit ?? .max
    }

    /// Starts the task and waits for the head of the answer.
    func start() async throws -> HTTPResponse {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let outcome = state.withLock { state in
                    if state.headOutcome == nil { state.head = continuation }
                    return state.headOutcome
                }
                if let outcome {
                    continuation.resume(with: outcome)
                } else {
                    task.task.resume()
                }
            }
        } onCancel: {
            fail(CancellationError())
        }
    }

    /// The body, which keeps `owner` alive, and cancels the task when it goes.
    func body(keeping owner: AnyObject & Sendable) -> HTTPBodyStream {
        let lease = Lease(transfer: self, owner: owner)
        return HTTPBodyStream { try await lease.transfer.nextChunk() }
    }

    private final class Lease: Sendable {
        let transfer: StreamTransfer
        let owner: AnyObject & Sendable

        init(transfer: StreamTransfer, owner: AnyObject & Sendable) {
            self.transfer = transfer
            self.owner = owner
        }

        deinit { transfer.fail(CancellationError()) }
    }

    private func nextChunk() async throws -> Data? {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let answer = state.withLock { state -> Result<Data?, any Error>? in
                    guard !state.waiting.isEmpty else {
                        if let end = state.end { return end.map { nil } }
                        state.reader = continuation
                        return nil
                    }
                    // What waits is handed over as one piece.
                    let data = state.waiting
                    state.waiting = Data()
                    // Suspending and resuming happen under the lock, so that they can't change places.
                    if state.isSuspended { task.task.resume() }
                    state.isSuspended = false
                    return .success(data)
                }
                if let answer { continuation.resume(with: answer) }
            }
        } onCancel: {
            fail(CancellationError())
        }
    }

    func fail(_ error: any Error) {
        if finish(.failure(error)) { task.cancel() }
    }

    func didReceive(_ head: HTTPResponse, expectedBytes: Int64?) -> Bool {
        let (continuation, goesOn) = state.withLock { state in
            guard state.headOutcome == nil else {
                return (CheckedContinuation<HTTPResponse, any Error>?.none, state.end == nil)
            }
            state.headOutcome = .success(head)
            defer { state.head = nil }
            return (state.head, true)
        }
        continuation?.resume(returning: head)
        return goesOn
    }

    func didReceive(_ data: Data) {
        var overflows = false
        let reader = state.withLock { state -> CheckedContinuation<Data?, any Error>? in
            guard state.end == nil else { return nil }
            if let reader = state.reader {
                state.reader = nil
                return reader
            }
            state.waiting.append(data)
            overflows = state.waiting.count > limit
            #if !canImport(FoundationNetworking)
                if state.waiting.count > Self.highWater && !state.isSuspended {
                    state.isSuspended = true
                    task.task.suspend()
                }
            #endif
            return nil
        }
        reader?.resume(returning: data)
        if overflows { fail(BodyTooLarge(limit: limit)) }
    }

    func didSend(_ progress: TransferProgress) {}

    func didComplete(_ error: (any Error)?) {
        finish(error.map { .failure($0) } ?? .success(()))
    }

    /// Keeps the first end and wakes who waits; false if it had ended before.
    @discardableResult
    private func finish(_ end: Result<Void, any Error>) -> Bool {
        let (isFirst, head, reader) = state.withLock { state in
            guard state.end == nil else {
                return (
                    false, CheckedContinuation<HTTPResponse, any Error>?.none,
                    CheckedContinuation<Data?, any Error>?.none
                )
            }
            state.end = end
            // What arrived before a connection broke is still read; nobody reads after a cancellation.
            if case .failure(let error) = end, error is CancellationError { state.waiting = Data() }
            defer { (state.head, state.reader) = (nil, nil) }
            let head = state.headOutcome == nil ? state.head : nil
            if state.headOutcome == nil {
                state.headOutcome = end.flatMap { .failure(URLError(.badServerResponse)) }
            }
            return (true, head, state.reader)
        }
        head?.resume(with: end.flatMap { .failure(URLError(.badServerResponse)) })
        reader?.resume(with: end.map { nil })
        return isFirst
    }
}
