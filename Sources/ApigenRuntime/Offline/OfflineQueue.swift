import Foundation

/// Keeps requests while there is no network, and sends them in order when there is one again.
///
/// ```swift
/// let queue = try OfflineQueue(client: client, file: file, reachability: monitor)
/// await queue.start()
/// do {
///     try await queue.send(PostsAPI.createPost(post))
/// } catch let error as APIError where error.kind == .queuedOffline {
///     // It will be sent later.
/// }
/// ```
///
/// Only endpoints with ``RequestDescription/isQueuedOffline`` are kept. They are written to a file before
/// ``send(_:options:)`` throws, without credentials, so that they outlive the app. Each carries an
/// `Idempotency-Key`, because an answer that was lost can't be told from a request that was.
public actor OfflineQueue {
    private let client: APIClient
    private let file: URL
    private let reachability: any Reachability
    private let onResult: @Sendable (OfflineRequest, Result<HTTPResponse, any Error>) -> Void
    private var requests: [OfflineRequest]
    private var isFlushing = false
    private var monitor: Task<Void, Never>?

    /// Opens a queue with what its file holds.
    ///
    /// - Parameters:
    ///   - client: Sends the requests.
    ///   - file: Where requests are kept; it need not exist.
    ///   - reachability: Tells when there is a network again.
    ///   - onResult: Told how each request ended that was sent later.
    ///
    /// Throws if the file can't be read or is no queue.
    public init(
        client: APIClient,
        file: URL,
        reachability: any Reachability,
        onResult: @escaping @Sendable (OfflineRequest, Result<HTTPResponse, any Error>) -> Void = { _, _ in }
    ) throws {
        self.client = client
        self.file = file
        self.reachability = reachability
        self.onResult = onResult
        let exists = FileManager.default.fileExists(atPath: file.path)
        requests = exists ? try [OfflineRequest](jsonData: Data(contentsOf: file)) : []
    }

    deinit { monitor?.cancel() }

    /// The requests that wait, in order.
    public var waiting: [OfflineRequest] { requests }

    /// Begins to send what waits whenever there is a network.
    public func start() {
        guard monitor == nil else { return }
        let changes = reachability.changes()
        monitor = Task { [weak self] in
            for await isReachable in changes where isReachable { await self?.flush() }
        }
    }

    /// Stops sending what waits.
    public func stop() {
        monitor?.cancel()
        monitor = nil
    }

    /// Sends an endpoint, or keeps it if there is no network.
    ///
    /// While others wait, it waits behind them.
    ///
    /// Throws an ``APIError`` of kind `queuedOffline` if it was kept, or else as ``APIClient/send(_:options:)`` does.
    @discardableResult
    public func send<Response>(
        _ endpoint: Endpoint<Response>,
        options: RequestOptions = RequestOptions()
    ) async throws -> Response {
        guard endpoint.request.isQueuedOffline else { return try await client.send(endpoint, options: options) }
        var options = options
        // The same key on the way now and later: the server may have seen the request although no answer came.
        if endpoint.request.headers["Idempotency-Key"] == nil, options.headers["Idempotency-Key"] == nil {
            options.headers["Idempotency-Key"] = UUID().uuidString
        }
        if requests.isEmpty {
            do {
                return try await client.send(endpoint, options: options)
            } catch let error as APIError where error.isOffline {
                try keep(endpoint, options)
                throw APIError(kind: .queuedOffline, endpoint: error.endpoint, underlying: error.underlying)
            }
        }
        try keep(endpoint, options)
        throw APIError(kind: .queuedOffline, endpoint: endpoint.request.qualifiedName)
    }

    /// Sends what waits, in order, until all is sent or there is no network again.
    public func flush() async {
        guard !isFlushing else { return }
        isFlushing = true
        defer { isFlushing = false }
        while let request = requests.first {
            let result: Result<HTTPResponse, any Error>
            do {
                let call = try client.makeCall(request.description, accept: nil, options: RequestOptions())
                let transport = client.transport
                result = .success(try await client.perform(call) { try await transport.send($0) })
            } catch let error as APIError where error.isOffline {
                return
            } catch is CancellationError {
                return
            } catch {
                // It was refused, and would be again: the others must not wait for it for ever.
                result = .failure(error)
            }
            requests.removeAll { $0.id == request.id }
            try? save()
            onResult(request, result)
        }
    }

    /// Forgets a request that waits.
    public func remove(id: String) throws {
        requests.removeAll { $0.id == id }
        try save()
    }

    private func keep<Response>(_ endpoint: Endpoint<Response>, _ options: RequestOptions) throws {
        do {
            let call = try client.makeCall(endpoint.request, accept: endpoint.decoding.accept, options: options)
            requests.append(try OfflineRequest(call.description, call.request))
            try save()
        } catch let error as APIError {
            throw error
        } catch {
            throw APIError(kind: .file, endpoint: endpoint.request.qualifiedName, underlying: error)
        }
    }

    private func save() throws {
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try requests.jsonData().write(to: file, options: .atomic)
    }
}
