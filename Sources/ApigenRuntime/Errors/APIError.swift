import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What went wrong with a call. The one error that a client throws, beside `CancellationError`.
///
/// ```swift
/// do {
///     let user = try await client.send(UsersAPI.user(id: 1))
/// } catch let error as APIError where error.status == 404 {
///     let notFound = error.body(as: NotFound.self)
/// } catch let error as APIError where (error.underlying as? URLError)?.code == .notConnectedToInternet {
///     …
/// }
/// ```
///
/// Its text names the endpoint, the status, and where decoding failed. It never holds credentials.
public struct APIError: Error, Sendable {
    /// The kind of failure.
    public enum Kind: Hashable, Sendable {
        /// The request can't be built: a missing parameter, a body that can't be encoded.
        case invalidRequest
        /// Credentials are missing, or could not be renewed.
        case authentication
        /// There was no answer; ``APIError/underlying`` is mostly a `URLError`.
        case transport
        /// The status means failure.
        case status
        /// The body is not what was expected; ``APIError/underlying`` is mostly a `JSONError`.
        case decoding
        /// The body is larger than the limit, in bytes.
        case bodyTooLarge(limit: Int)
        /// A file can't be read or written.
        case file
        /// The request waits in an ``OfflineQueue``.
        case queuedOffline
    }

    /// The kind of failure.
    public let kind: Kind
    /// The endpoint, e.g. `UsersAPI.user`.
    public let endpoint: String
    /// The method and address of the request, without secret parameters; nil if there was no request.
    public let address: String?
    /// The answer, if there was one.
    public let response: HTTPResponse?
    /// The error behind this one, to be matched: `error.underlying as? URLError`.
    public let underlying: (any Error)?
    /// The body, decoded as the type that was declared for its status; see ``body(as:)``.
    public let decodedBody: (any Sendable)?

    init(
        kind: Kind,
        endpoint: String,
        request: HTTPRequest? = nil,
        response: HTTPResponse? = nil,
        underlying: (any Error)? = nil,
        decodedBody: (any Sendable)? = nil
    ) {
        self.kind = kind
        self.endpoint = endpoint
        self.address = request.map { "\($0.method) \(Redaction.address($0.url, secretNames: $0.secretQueryNames))" }
        self.response = response
        self.underlying = underlying
        self.decodedBody = decodedBody
    }

    /// The status of the answer, if there was one.
    public var status: Int? { response?.status }

    /// The header fields of the answer.
    public var headers: HTTPHeaders { response?.headers ?? HTTPHeaders() }

    /// The bytes of the answer; empty if there was none.
    public var body: Data { response?.body ?? Data() }

    /// The body as the type that the endpoint declares for its status; nil if it is of another type.
    public func body<Body>(as type: Body.Type) -> Body? {
        decodedBody as? Body
    }

    /// The body as problem details (RFC 9457), where the server sent them and no other type was declared.
    public var problem: ProblemDetails? { body(as: ProblemDetails.self) }

    private static let offlineCodes: Set<URLError.Code> = [
        .notConnectedToInternet, .networkConnectionLost, .dataNotAllowed, .internationalRoamingOff, .cannotFindHost,
        .cannotConnectToHost, .dnsLookupFailed,
    ]

    /// Whether there was no way to the server, so that trying later makes sense.
    ///
    /// Linux has no code for a missing network: there a host can't be found or reached.
    public var isOffline: Bool {
        guard kind == .transport, let code = (underlying as? URLError)?.code else { return false }
        return Self.offlineCodes.contains(code)
    }
}
