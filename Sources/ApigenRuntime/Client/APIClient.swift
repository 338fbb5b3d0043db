import Foundation

/// Sends endpoints and gives typed answers.
///
/// ```swift
/// let client = APIClient()
/// let user = try await client.send(UsersAPI.user(id: 1))
/// ```
///
/// With settings:
///
/// ```swift
/// var configuration = APIClient.Configuration()
/// configuration.authenticator = BearerAuthenticator { try await session.token() }
/// configuration.maximumConcurrentRequests = 4
/// let client = APIClient(configuration)
/// ```
///
/// Calls throw ``APIError``, or `CancellationError` when the calling task is cancelled: before the request, in
/// flight, while waiting for another attempt or for a free place.
///
/// A client is cheap to call but owns connections and state: make one for each server and share it.
public final class APIClient: Sendable {
    /// What holds for every call.
    public let configuration: Configuration
    /// What carries the requests.
    public let transport: any Transport
    let calls = CallRegistry()
    let coalescer = RequestCoalescer()
    let revalidations = RequestCoalescer()
    let limiter: ConcurrencyLimiter?

    /// Creates a client.
    public init(_ configuration: Configuration = Configuration(), transport: any Transport = URLSessionTransport()) {
        self.configuration = configuration
        self.transport = transport
        limiter = configuration.maximumConcurrentRequests.map { ConcurrencyLimiter(limit: $0) }
    }

    /// Sends an endpoint and gives its value.
    ///
    /// Throws ``APIError`` for every failure, a status that is not accepted among them, and `CancellationError`.
    @discardableResult
    public func send<Response>(
        _ endpoint: Endpoint<Response>,
        options: RequestOptions = RequestOptions()
    ) async throws -> Response {
        try await response(for: endpoint, options: options).value
    }

    /// Sends an endpoint and gives its value together with status and headers.
    ///
    /// Throws as ``send(_:options:)`` does.
    public func response<Response>(
        for endpoint: Endpoint<Response>,
        options: RequestOptions = RequestOptions()
    ) async throws -> APIResponse<Response> {
        let transport = transport
        var call = try makeCall(endpoint.request, accept: endpoint.decoding.accept, options: options)
        let http: HTTPResponse
        if endpoint.decoding.kind == .file {
            http = try await perform(call) { try await transport.download($0) { _ in } }
        } else {
            call.isCollected = true
            http = try await perform(call) { try await transport.send($0) }
        }
        return APIResponse(value: try decode(http, endpoint.decoding, call: call), http: http)
    }

    /// Sends an endpoint and calls `completion` with the outcome, once, on no particular thread.
    ///
    /// Cancelling the task that is returned cancels the request.
    @discardableResult
    public func send<Response>(
        _ endpoint: Endpoint<Response>,
        options: RequestOptions = RequestOptions(),
        completion: @escaping @Sendable (Result<Response, any Error>) -> Void
    ) -> Task<Void, Never> {
        Task {
            do {
                completion(.success(try await send(endpoint, options: options)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    /// Cancels every call whose options have this identifier. Each throws `CancellationError`.
    public func cancel(id: String) {
        calls.cancel(id: id)
    }

    /// Reads the value of an answer.
    func decode<Value>(_ response: HTTPResponse, _ decoding: ResponseDecoding<Value>, call: Call) throws -> Value {
        do {
            guard let report = configuration.onDroppedElements else { return try decoding.decode(response) }
            return try DroppedElements.$report.withValue(report) { try decoding.decode(response) }
        } catch let error as APIError {
            throw error
        } catch {
            throw APIError(
                kind: .decoding,
                endpoint: call.description.qualifiedName,
                request: call.request,
                response: response,
                underlying: error
            )
        }
    }
}
