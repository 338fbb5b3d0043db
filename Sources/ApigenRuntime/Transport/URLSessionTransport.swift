import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Carries requests over a `URLSession` that it owns.
///
/// Everything runs through one delegate of the session and a table of tasks, on all platforms: on Linux a
/// delegate of a single task is not asked about redirects and writes downloads twice, and `data(for:)` can't
/// stop a body that is too large.
public final class URLSessionTransport: Transport {
    private let session: URLSession
    private let delegate: SessionDelegate
    private let maximumRedirects: Int
    /// Kept here because an operation queue does not keep it.
    private let dispatchQueue = DispatchQueue(label: "apigen.session", qos: .userInitiated)

    /// Creates a transport with a session of its own.
    ///
    /// - Parameters:
    ///   - configuration: The configuration of the session. By default ephemeral and without a `URLCache`: the
    ///     client has a cache of its own, since that of `URLSession` is never hit on Linux.
    ///   - maximumRedirects: The most redirects that are followed for one request.
    public init(configuration: URLSessionConfiguration? = nil, maximumRedirects: Int = 10) {
        self.maximumRedirects = maximumRedirects
        delegate = SessionDelegate(maximumRedirects: maximumRedirects)
        // A queue of its own has a thread whatever else is busy. The default one, on Linux, waits for a thread that
        // Swift's tasks use too, while bytes pile up that nobody counts.
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        queue.underlyingQueue = dispatchQueue
        session = URLSession(
            configuration: configuration ?? Self.defaultConfiguration,
            delegate: delegate,
            delegateQueue: queue
        )
    }

    deinit {
        // A session keeps its delegate until it is told to stop.
        session.finishTasksAndInvalidate()
    }

    /// An ephemeral configuration without a cache, and with more connections to a host than the usual six:
    /// the client has a limit of its own.
    public static var defaultConfiguration: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpMaximumConnectionsPerHost = 32
        return configuration
    }

    /// Sends a request and waits for the whole answer. Throws `URLError`, or `CancellationError`.
    public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        try await perform(request) { .memory(limit: request.maximumResponseBytes) }
    }

    /// Sends a request and reports how much of its body was sent. A file is read from disk meanwhile.
    public func upload(_ request: HTTPRequest, progress: @escaping ProgressHandler) async throws -> HTTPResponse {
        try await perform(request, sent: progress) { .memory(limit: request.maximumResponseBytes) }
    }

    /// Writes the body to a temporary file while it arrives, and reports how much is there.
    public func download(_ request: HTTPRequest, progress: @escaping ProgressHandler) async throws -> HTTPResponse {
        try await perform(request, received: progress) {
            .file(FileReference(FileReference.temporaryURL(), isTemporary: true))
        }
    }

    /// Returns once the head of the answer is there; the body is read as it arrives.
    public func stream(_ request: HTTPRequest) async throws -> HTTPStreamingResponse {
        try await following(request) { request in
            let task = try makeTask(for: request, reportsSending: false)
            let transfer = StreamTransfer(task: CancellableTask(task), limit: request.maximumResponseBytes)
            delegate.add(transfer, for: task, request: request)
            let head = try await transfer.start()
            return HTTPStreamingResponse(head: head, body: transfer.body(keeping: self))
        } head: {
            $0.head
        }
    }

    private func perform(
        _ request: HTTPRequest,
        sent: ProgressHandler? = nil,
        received: ProgressHandler? = nil,
        sink: () -> CollectingTransfer.Sink
    ) async throws -> HTTPResponse {
        try await following(request) { request in
            let task = try makeTask(for: request, reportsSending: sent != nil)
            let transfer = try CollectingTransfer(
                task: CancellableTask(task),
                sink: sink(),
                sent: sent,
                received: received
            )
            delegate.add(transfer, for: task, request: request)
            return try await transfer.run()
        } head: {
            $0
        }
    }

    /// Runs a request, and again at another address where a redirect wants its body once more and the session can't.
    private func following<Response>(
        _ request: HTTPRequest,
        run: (HTTPRequest) async throws -> Response,
        head: (Response) -> HTTPResponse
    ) async throws -> Response {
        var request = request
        for _ in 0...maximumRedirects {
            try Task.checkCancellation()
            let response = try await run(request)
            guard let next = request.repeated(after: head(response)) else { return response }
            request = next
        }
        throw URLError(.httpTooManyRedirects)
    }

    private func makeTask(for request: HTTPRequest, reportsSending: Bool) throws -> URLSessionTask {
        var urlRequest = request.urlRequest
        switch request.body {
        case .file(let file):
            // URLSession on Linux ends a task without a word when its file is missing.
            guard FileManager.default.isReadableFile(atPath: file.url.path) else {
                throw CocoaError(.fileReadNoSuchFile)
            }
            return session.uploadTask(with: urlRequest, fromFile: file.url)
        case .data(let data) where reportsSending:
            urlRequest.httpBody = nil
            return session.uploadTask(with: urlRequest, from: data)
        case .data, nil:
            return session.dataTask(with: urlRequest)
        }
    }
}
