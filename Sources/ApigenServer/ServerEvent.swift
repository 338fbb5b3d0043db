/// What happens at a server, told on the thread of the connection.
package enum ServerEvent: Sendable {
    /// A whole request has come.
    case began(HTTPRequest)
    /// Its reply has ended.
    case ended(HTTPRequest, ReplySummary)
    /// What came was no request that can be served; this was answered.
    case refused(RequestFault)
}

/// What became of a reply.
package struct ReplySummary: Hashable, Sendable {
    /// The status; nothing where the reply was written byte by byte, or where none was sent.
    package var status: Int?
    /// The bytes that were sent, the head included.
    package var bytes: Int
    /// The seconds from the whole request to the end of the reply.
    package var seconds: Double
    /// Whether the client went away before the end.
    package var isAbandoned: Bool
}
