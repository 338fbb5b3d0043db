import Foundation

@testable import ApigenServer

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A connection that sends any bytes, and reads replies.
final class RawClient {
    /// A reply as it came.
    struct Reply {
        var status: Int
        /// The header fields, with names in lower case.
        var headers: [String: String]
        var body: String
    }

    enum Failure: Error { case refused, ended, late, malformed(String) }

    private let socket: Socket
    private var stream: ByteStream
    private let deadline = Deadline(in: 60)

    convenience init(_ server: HTTPServer) throws { try self.init(port: server.port) }

    init(port: UInt16) throws {
        #if canImport(Glibc)
            let descriptor = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #elseif canImport(Musl)
            let descriptor = Musl.socket(AF_INET, SOCK_STREAM, 0)
        #else
            let descriptor = Darwin.socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        socket = Socket(descriptor)
        stream = ByteStream(socket)
        guard isConnected else { throw Failure.refused }
    }

    deinit { socket.close() }

    /// Sends bytes; as many as go before the server closes.
    func send(_ text: String) { send(Array(text.utf8)) }

    func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty, !deadline.hasPassed {
            guard let count = rest.withUnsafeBytes({ socket.send($0) }) else { return }
            rest = rest.dropFirst(count)
            if count == 0 { _ = socket.wait(for: .writing, until: deadline) }
        }
    }

    /// Says that nothing more will be sent.
    func endSending() { socket.endSending() }

    /// Whether the server closes the connection without another byte.
    func isClosed() -> Bool {
        let hasBytes = stream.waitForBytes(until: deadline)
        return !hasBytes && stream.hasEnded
    }

    /// Whether bytes of an answer are there, or the connection has ended.
    var hasAnswer: Bool {
        var byte: UInt8 = 0
        return withUnsafeMutableBytes(of: &byte) { socket.receive(into: $0, isPeeking: true) } != .nothing
    }

    /// All bytes up to the end of the connection.
    func rest() -> String {
        var bytes: [UInt8] = []
        while let byte = try? stream.bytes(1, until: deadline) { bytes += byte }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reads the next reply.
    func reply(toHead: Bool = false) throws -> Reply {
        let words = try line().split(separator: " ", maxSplits: 2)
        guard words.count > 1, words[0] == "HTTP/1.1", let status = Int(words[1]) else {
            throw Failure.malformed(words.joined(separator: " "))
        }
        var headers: [String: String] = [:]
        while case let line = try line(), !line.isEmpty {
            guard let colon = line.firstIndex(of: ":") else { throw Failure.malformed(line) }
            headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingBlanks
        }
        var body: [UInt8] = []
        if toHead || status == 204 || status == 304 || status == 100 {
            // There is none.
        } else if headers["transfer-encoding"] == "chunked" {
            while let size = Int(try line(), radix: 16) {
                body += try stream.bytes(size, until: deadline)
                _ = try line()
                if size == 0 { break }
            }
        } else if let length = headers["content-length"].flatMap({ Int($0) }) {
            body = try stream.bytes(length, until: deadline)
        } else {
            body = Array(rest().utf8)
        }
        return Reply(status: status, headers: headers, body: String(decoding: body, as: UTF8.self))
    }

    private func line() throws -> String {
        do throws(ByteStream.LineFault) {
            return String(decoding: try stream.line(limit: 1 << 20, until: deadline), as: UTF8.self)
        } catch {
            switch error {
            case .end(.closed): throw Failure.ended
            case .end(.late): throw Failure.late
            case .tooLong, .malformed: throw Failure.malformed("\(error)")
            }
        }
    }
}
