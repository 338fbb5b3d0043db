/// Writes replies to a connection and takes their steps.
struct ReplyWriter {
    /// How a reply ended.
    enum End: Error, Equatable {
        /// It is whole, and the connection may be kept.
        case kept
        /// It is as whole as it should be, and the connection is to be closed.
        case closed
        /// The client went away before.
        case clientLeft
    }

    let socket: Socket
    let limits: ServerLimits
    /// Waits so many seconds; false where the server ends meanwhile.
    let pause: (Double) -> Bool
    /// The bytes that were sent.
    private(set) var sentBytes = 0

    init(_ socket: Socket, limits: ServerLimits, pause: @escaping (Double) -> Bool) {
        self.socket = socket
        self.limits = limits
        self.pause = pause
    }

    /// Writes a reply.
    ///
    /// - Parameters:
    ///   - isHead: Whether the request was for the head alone.
    ///   - minorVersion: That of the request.
    ///   - mayKeep: Whether the connection is to be kept; asked as late as can be.
    mutating func write(_ reply: HTTPReply, isHead: Bool, minorVersion: Int, mayKeep: () -> Bool) -> End {
        do throws(End) {
            try take(reply.preparation, isChunked: false)
            let isKept = mayKeep() && !reply.headers.words(of: "Connection").contains("close")
            let status = (200...599).contains(reply.status) ? reply.status : 500
            let hasBody = !isHead && status != 204 && status != 304
            func head(_ framing: ReplyHead.Framing, isKept: Bool) -> [UInt8] {
                let isNone = status == 204 || status == 304
                return ReplyHead.bytes(status, reply.headers, isNone ? .none : framing, isKept: isKept)
            }
            switch reply.content {
            case .body(let body):
                let head = head(.length(body.count), isKept: isKept)
                try send(hasBody ? head + body : head)
                return isKept ? .kept : .closed
            case .stream(let steps):
                let isChunked = minorVersion > 0
                let isKept = isKept && (isChunked || !hasBody)
                try send(head(isChunked ? .chunked : .close, isKept: isKept))
                if hasBody {
                    try take(steps, isChunked: isChunked)
                    if isChunked { try send(Array("0\r\n\r\n".utf8)) }
                }
                return isKept ? .kept : .closed
            case .raw(let steps):
                try take(steps, isChunked: false)
                return isKept ? .kept : .closed
            }
        } catch {
            return error
        }
    }

    /// Sends bytes that are no reply of their own.
    mutating func write(_ bytes: [UInt8]) -> Bool {
        do throws(End) {
            try send(bytes)
            return true
        } catch {
            return false
        }
    }

    private mutating func take(_ steps: [HTTPReply.Step], isChunked: Bool) throws(End) {
        for step in steps {
            switch step {
            case .send(let bytes): try send(isChunked ? Self.chunk(bytes) : bytes)
            case .sendRepeatedly(let bytes, let count):
                let bytes = isChunked ? Self.chunk(bytes) : bytes
                for _ in 0..<max(0, count) { try send(bytes) }
            case .pause(let seconds): if !pause(seconds) { throw .closed }
            case .wait(let condition): try wait(until: condition)
            case .close: throw .closed
            }
        }
    }

    /// A chunk; nothing for no bytes, which would be the end.
    private static func chunk(_ bytes: [UInt8]) -> [UInt8] {
        bytes.isEmpty ? [] : Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + [0x0D, 0x0A]
    }

    /// Waits until something holds. A client that closes its side meanwhile has left.
    private func wait(until condition: () -> Bool) throws(End) {
        while !condition() {
            guard pause(0.005) else { throw .closed }
            var byte: UInt8 = 0
            let received = withUnsafeMutableBytes(of: &byte) { socket.receive(into: $0, isPeeking: true) }
            if received == .end { throw .clientLeft }
        }
    }

    private mutating func send(_ bytes: [UInt8]) throws(End) {
        var offset = 0
        while offset < bytes.count {
            let count = bytes.withUnsafeBytes { socket.send(UnsafeRawBufferPointer(rebasing: $0[offset...])) }
            guard let count else { throw .clientLeft }
            offset += count
            sentBytes += count
            if count == 0, !socket.wait(for: .writing, until: Deadline(in: limits.sendSeconds)) { throw .clientLeft }
        }
    }
}
