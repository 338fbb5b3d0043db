import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// One connection of the server: reads requests and writes replies, blocking its thread.
final class LoopbackConnection {
    enum End { case keepAlive, closed, clientLeft }

    private let descriptor: Int32
    private var buffer = Data()

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        // Without it a reply of two writes waits for the client's delayed acknowledgement.
        var isOn: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    }

    /// Reads the next request; nil once the client has closed the connection.
    func readRequest() -> LoopbackRequest? {
        guard let head = read(through: Data("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ")
        guard words.count == 3 else { return nil }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            headers[line[..<colon].lowercased()] = value
        }
        if headers["expect"]?.lowercased() == "100-continue" {
            guard send(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)) else { return nil }
        }
        guard let body = readBody(headers) else { return nil }
        return LoopbackRequest(method: String(words[0]), target: String(words[1]), headers: headers, body: body)
    }

    private func readBody(_ headers: [String: String]) -> Data? {
        if headers["transfer-encoding"]?.lowercased() == "chunked" {
            var body = Data()
            while let line = read(through: Data("\r\n".utf8)) {
                let size = Int(String(decoding: line.dropLast(2), as: UTF8.self), radix: 16) ?? 0
                guard let chunk = read(count: size + 2) else { return nil }
                if size == 0 { return body }
                body.append(chunk.dropLast(2))
            }
            return nil
        }
        return read(count: headers["content-length"].flatMap { Int($0) } ?? 0)
    }

    /// Takes the steps of a reply.
    func write(_ reply: LoopbackReply, to request: LoopbackRequest, gate: Gate) -> End {
        for step in reply.steps {
            switch step {
            case .send(let data):
                if !send(data) { return .clientLeft }
            case .sendRepeatedly(let data, let count):
                for _ in 0..<count where !send(data) { return .clientLeft }
            case .waitForGate:
                if !wait(for: gate) { return .clientLeft }
            case .pause(let seconds):
                Thread.sleep(forTimeInterval: seconds)
            case .close:
                return .closed
            }
        }
        return request.headers["connection"]?.lowercased() == "close" ? .closed : .keepAlive
    }

    /// Waits until the gate is open; false if the client goes away, or after two minutes.
    private func wait(for gate: Gate) -> Bool {
        let deadline = Date() + 120
        while Date() < deadline {
            if gate.isOpen { return true }
            var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&state, 1, 5) > 0 else { continue }
            var byte: UInt8 = 0
            if recv(descriptor, &byte, 1, Int32(MSG_PEEK)) <= 0 { return false }
        }
        return false
    }

    private func send(_ data: Data) -> Bool {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    private func read(through end: Data) -> Data? {
        while true {
            if let range = buffer.range(of: end) { return take(range.upperBound - buffer.startIndex) }
            guard fill() else { return nil }
        }
    }

    private func read(count: Int) -> Data? {
        while buffer.count < count {
            guard fill() else { return nil }
        }
        return take(count)
    }

    private func take(_ count: Int) -> Data {
        defer { buffer = Data(buffer.dropFirst(count)) }
        return Data(buffer.prefix(count))
    }

    private func fill() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return false }
        buffer.append(contentsOf: bytes[..<count])
        return true
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
