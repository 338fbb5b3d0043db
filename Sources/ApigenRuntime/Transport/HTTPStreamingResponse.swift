/// The head of a response, and its body as it arrives.
public struct HTTPStreamingResponse: Sendable {
    /// Status and headers; the body is empty.
    public var head: HTTPResponse
    /// The body.
    public var body: HTTPBodyStream

    /// Creates a response.
    public init(head: HTTPResponse, body: HTTPBodyStream) {
        self.head = head
        self.body = body
    }
}
