import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// An HTTP/1.1 server on 127.0.0.1 for tests, over plain sockets: a thread accepts, and each connection has one.
///
/// A route is a closure from request to reply. Replies can wait, close early, and send what no real server may.
///
/// `@unchecked Sendable`: everything that changes is behind `lock`.
final class LoopbackServer: @unchecked Sendable {
    typealias Route = @Sendable (LoopbackRequest) -> LoopbackReply

    /// Where the server listens, e.g. `http://127.0.0.1:50123`.
    let baseURL: URL
    /// Opens what replies wait for with ``LoopbackReply/waitForGate()``.
    let gate = Gate()

    private let listener: Int32
    private let route: Route
    private let lock = NSCondition()
    private var connections: Set<Int32> = []
    private var received: [LoopbackRequest] = []
    private var disconnections = 0
    private var active = 0
    private var mostActive = 0
    private var isStopped = false

    /// Starts a server on a free port.
    init(_ route: @escaping Route) throws {
        // Writing to a connection that the client has closed must be an error, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        self.route = route
        (listener, baseURL) = try Self.listen()
        Thread.detachNewThread { [self] in accept() }
    }

    /// The requests so far, in order of their arrival.
    var requests: [LoopbackRequest] { lock.withLock { received } }

    /// How many clients went away while a reply was held.
    var clientDisconnections: Int { lock.withLock { disconnections } }

    /// The most requests that were being answered at the same time.
    var mostConcurrentRequests: Int { lock.withLock { mostActive } }

    /// Waits until a condition on the server holds; false after a minute.
    func wait(until condition: @Sendable @escaping (LoopbackServer) -> Bool) async -> Bool {
        let deadline = Date() + 60
        while Date() < deadline {
            if condition(self) { return true }
            try? await Task.sleep(nanoseconds: 5_000_000)
        }
        return false
    }

    /// Closes all connections at once, and the listener a moment later.
    func stop() {
        gate.open()
        lock.withLock {
            guard !isStopped else { return }
            isStopped = true
            // Shutting down wakes the threads that read; each closes its own connection.
            for connection in connections { _ = shutdown(connection, Int32(SHUT_RDWR)) }
        }
    }

    private static func listen() throws -> (Int32, URL) {
        #if canImport(Glibc)
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(descriptor, pointer, length) == 0 && systemListen(descriptor, 256) == 0
                    && getsockname(descriptor, pointer, &length) == 0
            }
        }
        guard result, let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))") else {
            throw POSIXError(.EADDRNOTAVAIL)
        }
        return (descriptor, url)
    }

    /// Accepts until the server is stopped, and closes the listener then: closed by another thread, its number could
    /// belong to another server by the time it is used here.
    private func accept() {
        defer { close(listener) }
        while lock.withLock({ !isStopped }) {
            var state = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
            guard poll(&state, 1, 20) > 0 else { continue }
            let descriptor = systemAccept(listener)
            guard descriptor >= 0 else { continue }
            let isOpen = lock.withLock {
                if !isStopped { connections.insert(descriptor) }
                return !isStopped
            }
            guard isOpen else {
                close(descriptor)
                return
            }
            Thread.detachNewThread { [self] in
                serve(LoopbackConnection(descriptor))
                lock.withLock { _ = connections.remove(descriptor) }
                close(descriptor)
            }
        }
    }

    private func serve(_ connection: LoopbackConnection) {
        while let request = connection.readRequest() {
            lock.withLock {
                received.append(request)
                active += 1
                mostActive = max(mostActive, active)
            }
            let reply = route(request)
            let end = connection.write(reply, to: request, gate: gate)
            lock.withLock {
                active -= 1
                if end == .clientLeft { disconnections += 1 }
            }
            if end != .keepAlive { return }
        }
    }
}

private func systemListen(_ descriptor: Int32, _ backlog: Int32) -> Int32 {
    listen(descriptor, backlog)
}

private func systemAccept(_ descriptor: Int32) -> Int32 {
    accept(descriptor, nil, nil)
}
