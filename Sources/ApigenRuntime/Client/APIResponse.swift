/// A value together with the answer that it was read from.
public struct APIResponse<Value: Sendable>: Sendable {
    /// The value.
    public let value: Value
    /// The answer.
    public let http: HTTPResponse

    /// Creates a response.
    public init(value: Value, http: HTTPResponse) {
        self.value = value
        self.http = http
    }

    /// The status of the answer.
    public var status: Int { http.status }

    /// The header fields of the answer.
    public var headers: HTTPHeaders { http.headers }
}
