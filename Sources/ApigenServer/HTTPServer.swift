import Foundation

/// An HTTP/1.1 server on loopback, over plain sockets: a thread accepts, and each connection has one of its own.
///
/// ```swift
/// let server = try HTTPServer { request in
///     HTTPReply(200, ["Content-Type": "text/plain"], body: Array(request.path.utf8))
/// }
/// print(server.address)      // http://127.0.0.1:50123
/// server.stop(grace: 5)
/// ```
/// Nobody but programs on the same machine can reach it. What is no proper request never reaches the handler.
package final class HTTPServer: Sendable {
    /// Makes the reply to a request, on the thread of the connection.
    package typealias Handler = @Sendable (HTTPRequest) -> HTTPReply
    /// Is told what happens.
    package typealias Observer = @Sendable (ServerEvent) -> Void

    private let listener: Listener
    private let registry: ConnectionRegistry
    private let limits: ServerLimits
    private let handler: Handler
    private let observer: Observer
    private let acceptance = Acceptance()

    /// The port that it listens at.
    package var port: UInt16 { listener.port }
    /// Where it is, such as `http://127.0.0.1:50123`.
    package var address: String { "http://127.0.0.1:\(port)" }

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - port: The port to listen at; any free one where it is 0.
    ///   - limits: What it takes from clients.
    ///   - observer: Is told what happens.
    ///   - handler: Makes the replies.
    package init(
        port: UInt16 = 0,
        limits: ServerLimits = ServerLimits(),
        observer: @escaping Observer = { _ in },
        handler: @escaping Handler
    ) throws(ServerError) {
        listener = try Listener(port: port)
        registry = ConnectionRegistry(limit: limits.connections)
        self.limits = limits
        self.handler = handler
        self.observer = observer
        Thread.detachNewThread { [self] in accept() }
    }

    /// Stops: takes no more connections, closes idle ones, lets replies in the making end, and returns.
    ///
    /// - Parameter grace: The seconds that replies have to end; after them they are cut off.
    package func stop(grace: Double = 0) {
        // In this order: the thread that accepts closes the listener once it knows of the end.
        if acceptance.begin() { listener.wake() }
        registry.beginStopping()
        acceptance.waitForEnd()
        registry.stop(grace: grace)
    }

    private func accept() {
        defer {
            listener.close()
            acceptance.end()
        }
        while registry.waitForRoom() {
            switch listener.next() {
            case .woken: return
            case .nothing: continue
            case .connection(let socket):
                guard let key = registry.add(socket) else { return socket.close() }
                let connection = Connection(
                    socket: socket,
                    key: key,
                    registry: registry,
                    limits: limits,
                    handler: handler,
                    observer: observer
                )
                let thread = Thread { connection.serve() }
                // JSON may nest deeper than the small stacks of secondary threads hold.
                thread.stackSize = 4 << 20
                thread.start()
            }
        }
    }
}

/// Whether a server still accepts.
///
/// `@unchecked Sendable`: what changes is behind `condition`.
private final class Acceptance: @unchecked Sendable {
    private let condition = NSCondition()
    private var isEnding = false
    private var hasEnded = false

    /// Notes that it is to end; false where it was noted before.
    func begin() -> Bool {
        condition.withLock {
            defer { isEnding = true }
            return !isEnding
        }
    }

    /// Notes that it has ended.
    func end() {
        condition.withLock {
            hasEnded = true
            condition.broadcast()
        }
    }

    /// Waits until it has ended.
    func waitForEnd() {
        condition.withLock {
            while !hasEnded { condition.wait() }
        }
    }
}
