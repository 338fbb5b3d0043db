/// What a server takes from clients, and how long it waits for them.
package struct ServerLimits: Sendable {
    /// The bytes of a request line; a longer one is answered 414.
    package var requestLineBytes = 8 << 10
    /// The bytes of all header fields together, and of trailers; more are answered 431.
    package var headerBytes = 32 << 10
    /// The header fields of a request; more are answered 431.
    package var headerFields = 100
    /// The bytes of a body; more are answered 413.
    package var bodyBytes = 16 << 20
    /// The connections at a time. At the limit new ones wait, idle ones are closed, and none is kept after its reply.
    package var connections = 512
    /// The seconds that a connection may stay open between requests.
    package var idleSeconds = 30.0
    /// The seconds from a request's first byte to the end of its header; then it is answered 408. A new connection
    /// has as long for its first byte.
    package var headSeconds = 10.0
    /// The seconds from the end of the header to the end of the body; then it is answered 408.
    package var bodySeconds = 60.0
    /// The seconds that a client may take nothing of a reply; then the connection is closed.
    package var sendSeconds = 60.0
    /// The seconds that a connection stays open after its last reply, so that the client can read it.
    package var lingerSeconds = 2.0

    /// Creates the defaults.
    package init() {}
}
