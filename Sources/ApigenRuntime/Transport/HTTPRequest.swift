import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request that is ready to be sent.
public struct HTTPRequest: Sendable {
    /// The method.
    public var method: HTTPMethod
    /// The address, with its query.
    public var url: URL
    /// The header fields.
    public var headers: HTTPHeaders
    /// The body, if there is one.
    public var body: HTTPBody?
    /// How long the request may go without an answer or more data, in seconds.
    public var timeout: TimeInterval
    /// The endpoint that the request was built from, e.g. `UsersAPI.user`; empty if it was made by hand.
    public var endpoint: String
    /// Names of query parameters whose values are secret: logs and errors leave them out.
    public var secretQueryNames: Set<String> = []
    /// Names of headers whose values are secret, in lower case, beside those that always are.
    public var secretHeaderNames: Set<String> = []
    /// The most bytes that a response held in memory may have; nil for no limit.
    public var maximumResponseBytes: Int?
    /// Which renewal of credentials the request was authorised after.
    var credentialGeneration = 0

    /// Creates a request.
    public init(
        method: HTTPMethod = .get,
        url: URL,
        headers: HTTPHeaders = HTTPHeaders(),
        body: HTTPBody? = nil,
        timeout: TimeInterval = 60,
        endpoint: String = ""
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.timeout = timeout
        self.endpoint = endpoint
    }

    /// The request for use with a plain `URLSession`. A file is not part of it: use `uploadTask(with:fromFile:)`.
    public var urlRequest: URLRequest {
        var request = URLRequest(url: url)
        request.timeoutInterval = timeout
        request.httpMethod = method.rawValue
        for field in headers.fields {
            request.addValue(field.value, forHTTPHeaderField: field.name)
        }
        if case .data(let data) = body { request.httpBody = data }
        return request
    }
}
