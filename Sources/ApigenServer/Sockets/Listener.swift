#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A socket on 127.0.0.1 that connections come in by, and a pipe by which a waiting thread is woken.
struct Listener: Sendable {
    /// What came of waiting.
    enum Arrival {
        /// A connection.
        case connection(Socket)
        /// Nothing that can be served now.
        case nothing
        /// Somebody woke the thread.
        case woken
    }

    /// The port that it listens at.
    let port: UInt16

    private let descriptor: Int32
    private let wakeReading: Int32
    private let wakeWriting: Int32

    /// Listens at a port; at any free one where it is 0.
    init(port wanted: UInt16) throws(ServerError) {
        #if canImport(Glibc)
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        guard descriptor >= 0 else { throw .system(Self.systemMessage()) }
        do throws(ServerError) {
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            // The port of a server that has just ended can be used again.
            var isOn: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
            port = try Self.listen(descriptor, at: wanted)
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { throw .system(Self.systemMessage()) }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            (wakeReading, wakeWriting) = (ends[0], ends[1])
            self.descriptor = descriptor
        } catch {
            systemClose(descriptor)
            throw error
        }
    }

    /// Waits for a connection, or until somebody wakes.
    func next() -> Arrival {
        var states = [
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: wakeReading, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&states, 2, -1) > 0 else { return .nothing }
        if states[1].revents != 0 { return .woken }
        let connection = systemAccept(descriptor)
        if connection >= 0 { return .connection(Socket(connection)) }
        // Where descriptors have run out, the connection stays there and poll returns at once.
        if errno == EMFILE || errno == ENFILE { usleep(20_000) }
        return .nothing
    }

    /// Wakes the thread that waits, and every later wait.
    func wake() {
        var byte: UInt8 = 0
        _ = write(wakeWriting, &byte, 1)
    }

    /// Gives all descriptors back; for the thread that waits, once nobody else wakes it any more.
    func close() {
        for descriptor in [descriptor, wakeReading, wakeWriting] { systemClose(descriptor) }
    }

    private static func listen(_ descriptor: Int32, at port: UInt16) throws(ServerError) -> UInt16 {
        var address = sockaddr_in()
        #if canImport(Darwin)
            address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
        #endif
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(descriptor, pointer, length) == 0 && systemListen(descriptor, 512) == 0
                    && getsockname(descriptor, pointer, &length) == 0
            }
        }
        guard isListening else {
            switch errno {
            case EADDRINUSE: throw .portTaken(port)
            case EACCES: throw .portForbidden(port)
            default: throw .system(systemMessage())
            }
        }
        return UInt16(bigEndian: address.sin_port)
    }

    private static func systemMessage() -> String { String(cString: strerror(errno)) }
}

// Inside the type these names are its own functions.
private func systemListen(_ descriptor: Int32, _ backlog: Int32) -> Int32 {
    listen(descriptor, backlog)
}

private func systemAccept(_ descriptor: Int32) -> Int32 {
    accept(descriptor, nil, nil)
}

private func systemClose(_ descriptor: Int32) {
    close(descriptor)
}
