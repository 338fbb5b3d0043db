/// What a server does in answer to a request.
///
/// ```swift
/// HTTPReply(200, ["Content-Type": "text/plain"], body: Array("hello".utf8))
/// ```
/// The server adds what frames the body, and the date.
package struct HTTPReply: Sendable {
    /// One thing after the other that makes a reply.
    package enum Step: Sendable {
        /// Sends bytes.
        case send([UInt8])
        /// Sends the same bytes many times.
        case sendRepeatedly([UInt8], count: Int)
        /// Waits so many seconds.
        case pause(seconds: Double)
        /// Waits until something holds, or until the client goes away.
        case wait(until: @Sendable () -> Bool)
        /// Closes the connection, whether or not the reply is whole.
        case close
    }

    /// The kinds of reply.
    package enum Content: Sendable {
        /// A body whose length is known.
        case body([UInt8])
        /// A body of which parts are sent as steps are taken: in chunks, or up to the end of the connection for
        /// HTTP/1.0.
        case stream([Step])
        /// All bytes of the reply, head included, whether or not they are HTTP. For tests of clients.
        case raw([Step])
    }

    /// The status.
    package var status: Int
    /// The header fields, besides those that frame the body. `Connection: close` closes the connection.
    package var headers: HTTPHeaders
    /// What is sent.
    package var content: Content
    /// What is done before anything is sent.
    package var preparation: [Step] = []

    /// Creates a reply with a body.
    package init(_ status: Int, _ headers: HTTPHeaders = [:], body: [UInt8] = []) {
        self.init(status, headers, content: .body(body))
    }

    /// Creates a reply.
    package init(_ status: Int, _ headers: HTTPHeaders = [:], content: Content) {
        self.status = status
        self.headers = headers
        self.content = content
    }

    /// Creates a reply that is written step by step.
    package static func raw(_ steps: [Step]) -> HTTPReply { HTTPReply(200, content: .raw(steps)) }

    /// The answer to what is no request that can be served, as a problem (RFC 9457).
    init(_ fault: RequestFault) {
        let title = StatusText.of(fault.status)
        // Neither text holds anything that JSON would escape.
        let problem =
            #"{"type":"about:blank","title":"\#(title)","status":\#(fault.status),"detail":"\#(fault.message)"}"#
        self.init(
            fault.status,
            ["Content-Type": "application/problem+json", "Connection": "close"],
            body: Array((problem + "\n").utf8)
        )
    }
}
