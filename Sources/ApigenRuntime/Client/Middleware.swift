/// Stands between a client and its transport: may change a request, look at an answer, ask again, or answer itself.
///
/// ```swift
/// struct TraceMiddleware: Middleware {
///     func intercept(_ request: HTTPRequest, context: RequestContext, next: Next) async throws -> HTTPResponse {
///         var request = request
///         request.headers["X-Trace"] = context.id
///         return try await next(request)
///     }
/// }
/// ```
///
/// It sees each attempt after credentials were added, and answers of any status before they become errors.
public protocol Middleware: Sendable {
    /// The rest of the way; may be called several times.
    typealias Next = @Sendable (HTTPRequest) async throws -> HTTPResponse

    /// Handles one attempt.
    func intercept(_ request: HTTPRequest, context: RequestContext, next: Next) async throws -> HTTPResponse
}

/// What a middleware is told about a request beside the request.
public struct RequestContext: Sendable {
    /// The endpoint, e.g. `UsersAPI.user`.
    public let endpoint: String
    /// The identifier of the call: that of its options, or a new one.
    public let id: String
    /// The number of the attempt, from 1.
    public let attempt: Int
}
