#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A connected socket. It never blocks: who wants to wait, waits with a deadline.
struct Socket: Sendable {
    /// What it may be waited for.
    enum Readiness {
        case reading
        case writing
    }

    /// What came of an attempt to receive.
    enum Received: Equatable {
        /// So many bytes.
        case bytes(Int)
        /// Nothing yet.
        case nothing
        /// The other side has closed, or the connection is broken.
        case end
    }

    /// The descriptor.
    let descriptor: Int32

    /// Sets up a socket that has been accepted or connected.
    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        // Processes that are started meanwhile must not hold the connection open.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        // Without it a reply of two writes waits for the client's delayed acknowledgement.
        setOption(Int32(IPPROTO_TCP), TCP_NODELAY)
        #if canImport(Darwin)
            // Linux is told with each call.
            setOption(SOL_SOCKET, SO_NOSIGPIPE)
        #endif
    }

    /// Waits until it is ready, broken or closed; false once the deadline has passed.
    func wait(for readiness: Readiness, until deadline: Deadline) -> Bool {
        var state = pollfd(fd: descriptor, events: Int16(readiness == .reading ? POLLIN : POLLOUT), revents: 0)
        repeat {
            if poll(&state, 1, deadline.pollMilliseconds) > 0 { return true }
            // Nothing happened, or a signal came.
        } while !deadline.hasPassed
        return false
    }

    /// Receives what is there. Peeking leaves it there.
    func receive(into buffer: UnsafeMutableRawBufferPointer, isPeeking: Bool = false) -> Received {
        let flags = Int32(MSG_DONTWAIT) | (isPeeking ? Int32(MSG_PEEK) : 0)
        while true {
            let count = recv(descriptor, buffer.baseAddress, buffer.count, flags)
            if count > 0 { return .bytes(count) }
            if count == 0 { return .end }
            switch errno {
            case EINTR: continue
            case EAGAIN, EWOULDBLOCK: return .nothing
            default: return .end
            }
        }
    }

    /// Sends as much as the system takes now; nothing where the connection is broken.
    func send(_ bytes: UnsafeRawBufferPointer) -> Int? {
        #if canImport(Darwin)
            let flags = Int32(MSG_DONTWAIT)
        #else
            // A client that has gone is an answer, not the end of the process.
            let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
        #endif
        while true {
            let count = systemSend(descriptor, bytes.baseAddress, bytes.count, flags)
            if count >= 0 { return count }
            switch errno {
            case EINTR: continue
            case EAGAIN, EWOULDBLOCK: return 0
            default: return nil
            }
        }
    }

    /// Ends receiving; what has come can still be read on Linux.
    func endReceiving() { _ = shutdown(descriptor, Int32(SHUT_RD)) }
    /// Ends sending: the other side sees the end of what was sent.
    func endSending() { _ = shutdown(descriptor, Int32(SHUT_WR)) }
    /// Ends both, which wakes whoever waits.
    func endAll() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }
    /// Gives the descriptor back; nothing may use it afterwards.
    func close() { systemClose(descriptor) }

    private func setOption(_ level: Int32, _ name: Int32) {
        var isOn: Int32 = 1
        setsockopt(descriptor, level, name, &isOn, socklen_t(MemoryLayout<Int32>.size))
    }
}

// Inside the type these names are its own functions.
private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int {
    send(descriptor, bytes, count, flags)
}

private func systemClose(_ descriptor: Int32) {
    close(descriptor)
}
