import Foundation

/// Options of one call, which leave the endpoint as it is.
///
/// ```swift
/// try await client.send(UsersAPI.users(), options: RequestOptions(timeout: 5, retry: .never))
/// ```
public struct RequestOptions: Sendable {
    /// Seconds without an answer or more data before the request fails. Nil leaves it to endpoint and client.
    public var timeout: TimeInterval?
    /// Headers that replace those of the endpoint and the client.
    public var headers: HTTPHeaders
    /// When a failed attempt is repeated. Nil leaves it to the client.
    public var retry: RetryPolicy?
    /// How the cache is used. Nil leaves it to the client.
    public var cache: CacheMode?
    /// Who goes first where the client limits how many requests run at once.
    public var priority: RequestPriority
    /// A name for ``APIClient/cancel(id:)``; several calls may share it.
    public var id: String?

    /// Creates options. Each has a default that changes nothing.
    public init(
        timeout: TimeInterval? = nil,
        headers: HTTPHeaders = HTTPHeaders(),
        retry: RetryPolicy? = nil,
        cache: CacheMode? = nil,
        priority: RequestPriority = .normal,
        id: String? = nil
    ) {
        self.timeout = timeout
        self.headers = headers
        self.retry = retry
        self.cache = cache
        self.priority = priority
        self.id = id
    }
}
