/// Reads requests from a connection, one after the other.
struct RequestReader {
    var stream: ByteStream
    let limits: ServerLimits
    /// Sends what must come before a body is sent; false where the client has gone.
    let sendContinue: () -> Bool

    /// Reads the next request.
    mutating func next() throws(RequestFault) -> HTTPRequest {
        let deadline = Deadline(in: limits.headSeconds)
        let start = try RequestLine(firstLine(deadline))
        let headers = try fields(deadline)
        let framing = try BodyFraming(headers, minorVersion: start.minorVersion)
        let host = try start.host(with: headers)
        guard start.isMethodKnown else { throw RequestFault(501, "the method is not known here") }
        return HTTPRequest(
            method: start.method,
            target: start.target,
            host: host,
            minorVersion: start.minorVersion,
            headers: headers,
            body: try body(framing, headers, minorVersion: start.minorVersion)
        )
    }

    private mutating func firstLine(_ deadline: Deadline) throws(RequestFault) -> [UInt8] {
        let tooLong = RequestFault(414, "the request line is too long")
        let line = try line(limit: limits.requestLineBytes, tooLong, deadline)
        // RFC 9112, section 2.2: some clients send an empty line after a body.
        return line.isEmpty ? try self.line(limit: limits.requestLineBytes, tooLong, deadline) : line
    }

    // MARK: Header fields

    private mutating func fields(_ deadline: Deadline) throws(RequestFault) -> HTTPHeaders {
        var headers = HTTPHeaders()
        var rest = limits.headerBytes
        while true {
            let tooLarge = RequestFault(431, "the header fields are too large")
            let line = try line(limit: rest, tooLarge, deadline)
            if line.isEmpty { return headers }
            rest -= line.count + 2
            guard rest >= 0, headers.fields.count < limits.headerFields else { throw tooLarge }
            let (name, value) = try HeaderLine.parse(line)
            headers.append(name, value)
        }
    }

    // MARK: Bodies

    private mutating func body(
        _ framing: BodyFraming,
        _ headers: HTTPHeaders,
        minorVersion: Int
    ) throws(RequestFault) -> [UInt8] {
        let tooLarge = RequestFault(413, "the body is larger than \(limits.bodyBytes) bytes")
        if case .length(let length) = framing, length > limits.bodyBytes { throw tooLarge }
        if minorVersion > 0, let expectation = headers["Expect"] {
            guard expectation.lowercased() == "100-continue" else {
                throw RequestFault(417, "the only expectation that is met is 100-continue")
            }
            // A client that has begun to send does not wait.
            if !framing.isEmpty, !stream.hasBytes, !sendContinue() { throw .bad("the connection has ended") }
        }
        let deadline = Deadline(in: limits.bodySeconds)
        switch framing {
        case .length(let length): return try bytes(length, deadline)
        case .chunked: break
        }
        var body: [UInt8] = []
        while true {
            let line = try line(limit: 1 << 10, .bad("the size of a chunk is too long"), deadline)
            guard let size = ChunkSize.parse(line) else { throw .bad("the size of a chunk is no hexadecimal number") }
            if size == 0 { break }
            guard size <= limits.bodyBytes - body.count else { throw tooLarge }
            body += try bytes(size, deadline)
            guard try bytes(2, deadline) == [0x0D, 0x0A] else { throw .bad("a chunk does not end where it should") }
        }
        // Trailers are checked, and nobody wants them.
        _ = try fields(deadline)
        return body
    }

    // MARK: Bytes

    private mutating func line(
        limit: Int,
        _ tooLong: RequestFault,
        _ deadline: Deadline
    ) throws(RequestFault) -> [UInt8] {
        do throws(ByteStream.LineFault) {
            return try stream.line(limit: limit, until: deadline)
        } catch {
            switch error {
            case .end(let end): throw Self.fault(for: end)
            case .tooLong: throw tooLong
            case .malformed: throw .bad("a line holds a control character, or does not end with CR LF")
            }
        }
    }

    private mutating func bytes(_ count: Int, _ deadline: Deadline) throws(RequestFault) -> [UInt8] {
        do throws(ByteStream.End) {
            return try stream.bytes(count, until: deadline)
        } catch {
            throw Self.fault(for: error)
        }
    }

    private static func fault(for end: ByteStream.End) -> RequestFault {
        switch end {
        case .closed: .bad("the request ends in the middle")
        case .late: RequestFault(408, "the request did not come in time")
        }
    }
}
