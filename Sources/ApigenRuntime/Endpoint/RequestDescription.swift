import Foundation

/// Everything about a request that does not depend on the type of its response.
///
/// ``Endpoint`` holds one. It is a plain value: inspect it, change it, compare its parts in tests.
public struct RequestDescription: Sendable {
    /// The name of the API, e.g. `UsersAPI`.
    public var apiName: String
    /// The name of the endpoint, e.g. `user`.
    public var name: String
    /// Where the path starts.
    public var baseURL: URL
    /// The method.
    public var method: HTTPMethod
    /// The path with its placeholders, e.g. `/users/{id}`.
    public var path: String
    /// The values of the placeholders, not encoded.
    public var pathParameters: [String: String] = [:]
    /// The query, in order.
    public var query: [QueryItem] = []
    /// Header fields beside those that the library sets.
    public var headers: HTTPHeaders
    /// The body.
    public var body: RequestBody?
    /// Who must be asking. Nil leaves it to the client's ``Authenticator``.
    public var authentication: AuthenticationScheme?
    /// The statuses that mean success. 2xx by default.
    public var acceptedStatuses: AcceptedStatuses = .success
    /// Types of error bodies, by status.
    public var errorBodies: [ErrorBody] = []
    /// Seconds without an answer or more data before the request fails. Nil leaves it to the client.
    public var timeout: TimeInterval?
    /// Whether the request may be sent twice. Nil goes by the method (RFC 9110, section 9.2.2).
    public var isIdempotent: Bool?
    /// Whether the request may be kept by an ``OfflineQueue`` while there is no network. False by default.
    public var isQueuedOffline = false
    /// An address that replaces base URL, path and query, e.g. that of a next page.
    public var absoluteURL: URL?

    /// Creates a description.
    public init(
        method: HTTPMethod = .get,
        path: String,
        baseURL: URL,
        apiName: String = "",
        name: String,
        headers: HTTPHeaders = HTTPHeaders()
    ) {
        self.method = method
        self.path = path
        self.baseURL = baseURL
        self.apiName = apiName
        self.name = name
        self.headers = headers
    }

    /// API and endpoint in one, e.g. `UsersAPI.user`: the name in errors, logs, metrics and mocks.
    public var qualifiedName: String { apiName.isEmpty ? name : apiName + "." + name }

    /// Whether a failed attempt may be repeated: by ``isIdempotent``, an idempotency key, or the method.
    public var mayBeRepeated: Bool {
        isIdempotent ?? (method.isIdempotent || headers["Idempotency-Key"] != nil)
    }
}
