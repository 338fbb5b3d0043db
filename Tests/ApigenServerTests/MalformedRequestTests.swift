import Foundation
import Testing

@testable import ApigenServer

@Suite("Malformed requests", .timeLimit(.minutes(5)))
struct MalformedRequestTests {
    /// What a client sends, and the status that it gets.
    struct Fault: CustomTestStringConvertible, Sendable {
        let status: Int
        let testDescription: String
        let bytes: [UInt8]

        init(_ status: Int, _ description: String, _ text: String) {
            self.init(status, description, bytes: Array(text.utf8))
        }

        init(_ status: Int, _ description: String, bytes: [UInt8]) {
            self.status = status
            testDescription = "\(description) → \(status)"
            self.bytes = bytes
        }
    }

    private static func post(_ fields: String, _ body: String = "") -> String {
        "POST / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n\r\n\(body)"
    }

    private static let chunked = "Transfer-Encoding: chunked"

    static let faults = [
        // The request line.
        Fault(400, "no HTTP", "hello\r\n\r\n"),
        Fault(400, "HTTP/0.9", "GET /\r\n"),
        Fault(400, "two spaces", "GET  / HTTP/1.1\r\nHost: a\r\n\r\n"),
        Fault(400, "a space before the method", " GET / HTTP/1.1\r\nHost: a\r\n\r\n"),
        Fault(400, "a space in the target", "GET /a b HTTP/1.1\r\nHost: a\r\n\r\n"),
        Fault(400, "two empty lines first", "\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n"),
        Fault(400, "a method that is no word", "G@T / HTTP/1.1\r\nHost: a\r\n\r\n"),
        Fault(400, "a target without a slash", "GET a HTTP/1.1\r\nHost: a\r\n\r\n"),
        Fault(400, "an asterisk for GET", "GET * HTTP/1.1\r\nHost: a\r\n\r\n"),
        Fault(400, "another scheme", "GET ftp://a/ HTTP/1.1\r\nHost: a\r\n\r\n"),
        Fault(400, "a scheme without a host", "GET http:///a HTTP/1.1\r\nHost: a\r\n\r\n"),
        Fault(400, "a fragment", "GET /#a HTTP/1.1\r\nHost: a\r\n\r\n"),
        Fault(400, "half an encoded byte", "GET /%4 HTTP/1.1\r\nHost: a\r\n\r\n"),
        Fault(400, "an encoded byte that is none", "GET /?a=%zz HTTP/1.1\r\nHost: a\r\n\r\n"),
        Fault(400, "letters beyond ASCII", "GET /é HTTP/1.1\r\nHost: a\r\n\r\n"),
        Fault(400, "a version in lower case", "GET / http/1.1\r\nHost: a\r\n\r\n"),
        Fault(400, "a version without a dot", "GET / HTTP/11\r\nHost: a\r\n\r\n"),
        Fault(400, "a TLS greeting", bytes: [0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01]),
        Fault(501, "a method in lower case", "get / HTTP/1.1\r\nHost: a\r\n\r\n"),
        Fault(501, "an unknown method", "BREW / HTTP/1.1\r\nHost: a\r\n\r\n"),
        Fault(501, "TRACE", "TRACE / HTTP/1.1\r\nHost: a\r\n\r\n"),
        Fault(501, "CONNECT", "CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n"),
        Fault(505, "HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
        Fault(505, "HTTP/0.9 with a version", "GET / HTTP/0.9\r\nHost: a\r\n\r\n"),
        Fault(414, "a target of 10 kB", "GET /" + String(repeating: "a", count: 10_000) + " HTTP/1.1\r\n"),
        // Lines.
        Fault(400, "a line feed alone", "GET / HTTP/1.1\nHost: a\n\n"),
        Fault(400, "a carriage return alone", "GET / HTTP/1.1\rHost: a\r\n\r\n"),
        Fault(400, "NUL in the target", "GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n"),
        Fault(400, "NUL in a header", "GET / HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n"),
        Fault(400, "a control character in a header", "GET / HTTP/1.1\r\nHost: a\r\nX: \u{7}\r\n\r\n"),
        Fault(400, "DEL in a header", "GET / HTTP/1.1\r\nHost: a\r\nX: \u{7F}\r\n\r\n"),
        // Header fields.
        Fault(400, "a continued line", "GET / HTTP/1.1\r\nHost: a\r\nX: a\r\n b\r\n\r\n"),
        Fault(400, "a first line that is continued", "GET / HTTP/1.1\r\n Host: a\r\n\r\n"),
        Fault(400, "no colon", "GET / HTTP/1.1\r\nHost: a\r\nX\r\n\r\n"),
        Fault(400, "a space before the colon", "GET / HTTP/1.1\r\nHost : a\r\n\r\n"),
        Fault(400, "no name", "GET / HTTP/1.1\r\nHost: a\r\n: a\r\n\r\n"),
        Fault(400, "a name with a bracket", "GET / HTTP/1.1\r\nHost: a\r\nX[]: a\r\n\r\n"),
        Fault(400, "no host", "GET / HTTP/1.1\r\n\r\n"),
        Fault(400, "two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n"),
        Fault(400, "an empty host", "GET / HTTP/1.1\r\nHost:\r\n\r\n"),
        Fault(400, "a host with a path", "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n"),
        Fault(400, "the end in the middle of a header", "GET / HTTP/1.1\r\nHo"),
        Fault(
            431,
            "101 header fields",
            "GET / HTTP/1.1\r\n" + String(repeating: "X: a\r\n", count: 101) + "Host: a\r\n\r\n"
        ),
        Fault(431, "a field of 100 kB", "GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: 100_000)),
        Fault(
            431,
            "fields of 40 kB together",
            "GET / HTTP/1.1\r\n" + String(repeating: "X: \(String(repeating: "a", count: 1000))\r\n", count: 40)
        ),
        // The length of the body.
        Fault(400, "a length that is no number", post("Content-Length: five", "hello")),
        Fault(400, "a negative length", post("Content-Length: -5", "hello")),
        Fault(400, "a length with a sign", post("Content-Length: +5", "hello")),
        Fault(400, "a hexadecimal length", post("Content-Length: 0x5", "hello")),
        Fault(400, "a list of lengths", post("Content-Length: 5, 5", "hello")),
        Fault(400, "no length in the field", post("Content-Length:", "hello")),
        Fault(400, "lengths that differ", post("Content-Length: 5\r\nContent-Length: 6", "hello")),
        Fault(400, "a length twice", post("Content-Length: 5\r\nContent-Length: 5", "hello")),
        Fault(400, "a length and chunks", post("Content-Length: 5\r\n\(chunked)", "0\r\n\r\n")),
        Fault(413, "a length beyond the limit", post("Content-Length: 1000001")),
        Fault(413, "a length beyond every integer", post("Content-Length: 99999999999999999999999")),
        Fault(400, "the end in the middle of a body", post("Content-Length: 5", "hel")),
        // Chunks.
        Fault(400, "chunks in HTTP/1.0", "POST / HTTP/1.0\r\nHost: a\r\n\(chunked)\r\n\r\n0\r\n\r\n"),
        Fault(400, "chunked twice", post("\(chunked), chunked", "0\r\n\r\n")),
        Fault(400, "chunked in two fields", post("\(chunked)\r\n\(chunked)", "0\r\n\r\n")),
        Fault(400, "chunked and then another coding", post("\(chunked), gzip", "0\r\n\r\n")),
        Fault(400, "a coding without chunks", post("Transfer-Encoding: gzip", "hello")),
        Fault(400, "an empty coding", post("Transfer-Encoding:", "hello")),
        Fault(400, "a coding with a tab inside", post("Transfer-Encoding: chun\tked", "0\r\n\r\n")),
        Fault(501, "a coding before chunks", post("Transfer-Encoding: gzip, chunked", "0\r\n\r\n")),
        Fault(400, "a size that is no number", post(chunked, "zz\r\nhello\r\n0\r\n\r\n")),
        Fault(400, "an empty size", post(chunked, "\r\nhello\r\n0\r\n\r\n")),
        Fault(400, "a negative size", post(chunked, "-5\r\nhello\r\n0\r\n\r\n")),
        Fault(400, "a size with a prefix", post(chunked, "0x5\r\nhello\r\n0\r\n\r\n")),
        Fault(400, "a size and rubbish", post(chunked, "5 a\r\nhello\r\n0\r\n\r\n")),
        Fault(400, "a size that is too small", post(chunked, "4\r\nhello\r\n0\r\n\r\n")),
        Fault(400, "a size that is too large", post(chunked, "6\r\nhello\r\n0\r\n\r\n")),
        Fault(400, "a size with a line feed alone", post(chunked, "5\nhello\r\n0\r\n\r\n")),
        Fault(400, "an endless extension", post(chunked, "5;" + String(repeating: "a", count: 2000))),
        Fault(400, "the end in the middle of a chunk", post(chunked, "5\r\nhel")),
        Fault(400, "the end before the last chunk", post(chunked, "5\r\nhello\r\n")),
        Fault(400, "a trailer that is none", post(chunked, "0\r\nX\r\n\r\n")),
        Fault(413, "a chunk beyond the limit", post(chunked, "F4241\r\n")),
        Fault(413, "a chunk beyond every integer", post(chunked, "FFFFFFFFFFFFFFFFFFFF\r\n")),
        // Expectations.
        Fault(417, "another expectation", post("Expect: tea\r\nContent-Length: 5", "hello")),
        Fault(413, "asking before sending too much", post("Expect: 100-continue\r\nContent-Length: 1000001")),
    ]

    @Test(arguments: faults)
    func aFaultGetsItsStatusAndTheServerGoesOn(fault: Fault) async throws {
        let calls = Shared(0)
        let handler: HTTPServer.Handler = { request in
            calls.change { $0 += 1 }
            return echo(request)
        }
        try await withServer({ $0.bodyBytes = 1_000_000 }, handler: handler) { server in
            try await onThread {
                let client = try RawClient(server)
                client.send(fault.bytes)
                client.endSending()
                let reply = try client.reply()
                #expect(reply.status == fault.status)
                #expect(reply.headers["content-type"] == "application/problem+json")
                #expect(reply.headers["connection"] == "close")
                #expect(client.isClosed())
                #expect(calls.value == 0)
                let other = try RawClient(server)
                other.send("GET /after HTTP/1.1\r\nHost: a\r\n\r\n")
                #expect(try other.reply().body == "GET /after ")
            }
        }
    }

    @Test func randomBytesNeverReachTheHandler() async throws {
        try await withServer { server in
            try await onThread {
                var state: UInt64 = 7
                for _ in 0..<200 {
                    var bytes: [UInt8] = []
                    for _ in 0..<64 {
                        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                        bytes.append(UInt8(truncatingIfNeeded: state >> 33))
                    }
                    let client = try RawClient(server)
                    client.send(bytes)
                    client.endSending()
                    let status = try client.reply().status
                    #expect([400, 505].contains(status))
                }
            }
        }
    }

    /// Whatever becomes of a request that is almost right: there is an answer, or the end, and the server goes on.
    @Test func changedRequestsAreAnsweredOrRefused() async throws {
        let request = Array(
            Self.post("Transfer-Encoding: chunked\r\nExpect: 100-continue", "5\r\nhello\r\n0\r\nX: a\r\n\r\n").utf8
        )
        try await withServer { server in
            try await onThread {
                for position in request.indices {
                    for byte: UInt8 in [0x00, 0x0A, 0x0D, 0x20, 0x3A, 0x39, 0x66, 0xFF] {
                        var bytes = request
                        bytes[position] = byte
                        let client = try RawClient(server)
                        client.send(bytes)
                        client.endSending()
                        let status = try client.reply().status
                        #expect([100, 200, 400, 413, 417, 501, 505].contains(status), "byte \(byte) at \(position)")
                    }
                }
            }
        }
    }

    @Test func aClientThatSendsOnAfterTheRefusalStillReadsIt() async throws {
        try await withServer({ $0.bodyBytes = 1000 }) { server in
            try await onThread {
                let client = try RawClient(server)
                client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n")
                client.send([UInt8](repeating: 65, count: 1_000_000))
                #expect(try client.reply().status == 413)
            }
        }
    }
}
