import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One task whose answer is collected, in memory or in a file.
final class CollectingTransfer: SessionTransfer {
    /// Where the body goes.
    enum Sink: Sendable {
        case memory(limit: Int?)
        case file(FileReference)
    }

    private struct State {
        var head: HTTPResponse?
        var expectedBytes: Int64?
        var receivedBytes: Int64 = 0
        var body = Data()
        var handle: FileHandle?
        var continuation: CheckedContinuation<HTTPResponse, any Error>?
        /// How it ended; after that everything else is ignored.
        var outcome: Result<HTTPResponse, any Error>?
    }

    let task: CancellableTask
    private let sink: Sink
    private let sent: ProgressHandler?
    private let received: ProgressHandler?
    private let state: Locked<State>

    init(task: CancellableTask, sink: Sink, sent: ProgressHandler?, received: ProgressHandler?) throws {
        self.task = task
        self.sink = sink
        self.sent = sent
        self.received = received
        var state = State()
        if case .file(let file) = sink {
            try Data().write(to: file.url)
            state.handle = try FileHandle(forWritingTo: file.url)
        }
        self.state = Locked(state)
    }

    /// Starts the task and waits for its end. Cancelling the calling task ends both at once.
    func run() async throws -> HTTPResponse {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let outcome = state.withLock { state in
                    if state.outcome == nil { state.continuation = continuation }
                    return state.outcome
                }
                if let outcome {
                    continuation.resume(with: outcome)
                } else {
                    task.task.resume()
                }
            }
        } onCancel: {
            // URLSession would report a URLError, and later: the caller is told the truth now.
            fail(CancellationError())
        }
    }

    func fail(_ error: any Error) {
        if finish(.failure(error)) { task.cancel() }
    }

    func didReceive(_ head: HTTPResponse, expectedBytes: Int64?) -> Bool {
        if case .memory(let limit?) = sink, let expectedBytes, expectedBytes > Int64(limit) {
            fail(BodyTooLarge(limit: limit))
            return false
        }
        return state.withLock { state in
            state.head = head
            // The length counts compressed bytes where the body is decoded on the way.
            state.expectedBytes = head.headers["Content-Encoding"] == nil ? expectedBytes : nil
            return state.outcome == nil
        }
    }

    func didReceive(_ data: Data) {
        let report: TransferProgress?
        do {
            report = try state.withLock { state in
                guard state.outcome == nil else { return nil }
                state.receivedBytes += Int64(data.count)
                if case .memory(let limit?) = sink, state.receivedBytes > Int64(limit) {
                    throw BodyTooLarge(limit: limit)
                }
                if let handle = state.handle {
                    try handle.write(contentsOf: data)
                } else {
                    state.body.append(data)
                }
                return TransferProgress(completedBytes: state.receivedBytes, totalBytes: state.expectedBytes)
            }
        } catch {
            return fail(error)
        }
        if let report { received?(report) }
    }

    func didSend(_ progress: TransferProgress) {
        sent?(progress)
    }

    func didComplete(_ error: (any Error)?) {
        if let error {
            finish(.failure(error))
        } else {
            let (head, receivedBytes, expectedBytes) = state.withLock { ($0.head, $0.receivedBytes, $0.expectedBytes) }
            guard var head else { return _ = finish(.failure(URLError(.badServerResponse))) }
            if let expectedBytes, receivedBytes < expectedBytes, task.task.originalRequest?.httpMethod != "HEAD" {
                return _ = finish(.failure(URLError(.networkConnectionLost)))
            }
            head.body = state.withLock { $0.body }
            if case .file(let file) = sink { head.file = file }
            finish(.success(head))
        }
    }

    /// Keeps the first outcome and wakes the caller; false if it had ended before.
    @discardableResult
    private func finish(_ outcome: Result<HTTPResponse, any Error>) -> Bool {
        let (isFirst, continuation) = state.withLock { state in
            guard state.outcome == nil else {
                return (false, CheckedContinuation<HTTPResponse, any Error>?.none)
            }
            state.outcome = outcome
            state.body = Data()
            try? state.handle?.close()
            state.handle = nil
            defer { state.continuation = nil }
            return (true, state.continuation)
        }
        continuation?.resume(with: outcome)
        return isFirst
    }
}
