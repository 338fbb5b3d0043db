/// The bytes that a connection brings, in a buffer from which they are taken.
struct ByteStream {
    /// Why there are no more bytes.
    enum End: Error {
        /// The client has closed its side, or the connection is broken.
        case closed
        /// The client was too slow.
        case late
    }

    /// Why a line can't be taken.
    enum LineFault: Error {
        /// There are no more bytes.
        case end(End)
        /// It is longer than allowed.
        case tooLong
        /// It has a character that no line of HTTP has, or ends without a carriage return.
        case malformed
    }

    private let socket: Socket
    private var buffer: [UInt8] = []
    private var position = 0
    /// Whether the client has closed its side.
    private(set) var hasEnded = false

    init(_ socket: Socket) {
        self.socket = socket
    }

    /// Whether bytes are there that nobody has taken.
    var hasBytes: Bool { position < buffer.count }

    /// Waits for bytes; false where none come.
    mutating func waitForBytes(until deadline: Deadline) -> Bool {
        if hasBytes { return true }
        return (try? fill(until: deadline)) != nil
    }

    /// Takes a line, without its end, which must be a carriage return and a line feed.
    mutating func line(limit: Int, until deadline: Deadline) throws(LineFault) -> [UInt8] {
        var checked = 0
        while true {
            while position + checked < buffer.count {
                let byte = buffer[position + checked]
                if byte == UInt8(ascii: "\n") {
                    // A line feed alone is a second way to end a line, and lets two readers disagree on where one ends.
                    guard checked > 0, buffer[position + checked - 1] == UInt8(ascii: "\r") else { throw .malformed }
                    let line = Array(buffer[position..<position + checked - 1])
                    take(checked + 1)
                    return line
                }
                let followsReturn = checked > 0 && buffer[position + checked - 1] == UInt8(ascii: "\r")
                let isControl = byte < 0x20 && byte != UInt8(ascii: "\t") && byte != UInt8(ascii: "\r") || byte == 0x7F
                if followsReturn || isControl { throw .malformed }
                checked += 1
                if checked > limit + 1 { throw .tooLong }
            }
            do throws(End) { try fill(until: deadline) } catch { throw .end(error) }
        }
    }

    /// Takes so many bytes.
    mutating func bytes(_ count: Int, until deadline: Deadline) throws(End) -> [UInt8] {
        var bytes: [UInt8] = []
        // What the client announces is reserved only as it comes.
        bytes.reserveCapacity(min(count, 1 << 20))
        while true {
            let part = min(count - bytes.count, buffer.count - position)
            bytes += buffer[position..<position + part]
            take(part)
            if bytes.count == count { return bytes }
            try fill(until: deadline)
        }
    }

    /// Reads on and drops what comes, until the client closes or the deadline passes.
    mutating func drain(until deadline: Deadline) {
        while !hasEnded, (try? fill(until: deadline)) != nil { take(buffer.count - position) }
    }

    private mutating func take(_ count: Int) {
        position += count
        if position == buffer.count {
            buffer.removeAll(keepingCapacity: true)
            position = 0
        }
    }

    /// Receives more.
    private mutating func fill(until deadline: Deadline) throws(End) {
        if position > 1 << 16 {
            buffer.removeFirst(position)
            position = 0
        }
        while !hasEnded {
            // Asked before waiting, so that bytes that keep coming don't move the deadline.
            if deadline.hasPassed { throw .late }
            let received = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { space in
                let received = socket.receive(into: space)
                if case .bytes(let count) = received { buffer += space[..<count] }
                return received
            }
            switch received {
            case .bytes: return
            case .end: hasEnded = true
            case .nothing: if !socket.wait(for: .reading, until: deadline) { throw .late }
            }
        }
        throw .closed
    }
}
