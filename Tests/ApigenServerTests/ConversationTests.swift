import Foundation
import Testing

@testable import ApigenServer

/// What clients and the server say to each other when all is well.
@Suite("Conversations", .timeLimit(.minutes(5)))
struct ConversationTests {
    @Test func aConnectionServesOneRequestAfterTheOther() async throws {
        try await withServer { server in
            try await onThread {
                let client = try RawClient(server)
                for number in 0..<50 {
                    client.send("POST /\(number) HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nbody")
                    let reply = try client.reply()
                    #expect(reply.body == "POST /\(number) body")
                    #expect(reply.headers["connection"] == "keep-alive")
                }
            }
        }
    }

    @Test func pipelinedRequestsAreAnsweredInTheirOrder() async throws {
        let handler: HTTPServer.Handler = { request in
            var reply = echo(request)
            // The first ones take longest.
            if request.target == "/0" { reply.preparation = [.pause(seconds: 0.2)] }
            return reply
        }
        try await withServer(handler: handler) { server in
            try await onThread {
                let client = try RawClient(server)
                client.send(
                    (0..<20).map { number in
                        number.isMultiple(of: 2)
                            ? "GET /\(number) HTTP/1.1\r\nHost: a\r\n\r\n"
                            : "POST /\(number) HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n0\r\n\r\n"
                    }.joined()
                )
                for number in 0..<20 {
                    let expected = number.isMultiple(of: 2) ? "GET /\(number) " : "POST /\(number) ab"
                    #expect(try client.reply().body == expected)
                }
            }
        }
    }

    @Test(arguments: [
        "5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n",
        "b\r\nhello world\r\n0\r\n\r\n",
        "B;name=\"value\"\r\nhello world\r\n0;last\r\n\r\n",
        "000b \r\nhello world\r\n000\r\nX-Checksum: abc\r\n\r\n",
    ])
    func chunksAreJoined(body: String) async throws {
        try await withServer { server in
            try await onThread {
                let client = try RawClient(server)
                client.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\n\r\n\(body)")
                client.send("GET /next HTTP/1.1\r\nHost: a\r\n\r\n")
                #expect(try client.reply().body == "POST / hello world")
                #expect(try client.reply().body == "GET /next ")
            }
        }
    }

    @Test func aRequestMayComeByteByByte() async throws {
        try await withServer { server in
            try await onThread {
                let client = try RawClient(server)
                for byte in "PUT /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n0\r\n\r\n".utf8
                {
                    client.send([byte])
                }
                #expect(try client.reply().body == "PUT /a ab")
            }
        }
    }

    @Test func aClientThatAsksFirstIsToldToGoOn() async throws {
        try await withServer { server in
            try await onThread {
                let client = try RawClient(server)
                client.send("PUT /a HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")
                #expect(try client.reply().status == 100)
                client.send("ab")
                #expect(try client.reply().body == "PUT /a ab")
            }
        }
    }

    @Test func headGetsTheHeadOfGet() async throws {
        try await withServer { server in
            try await onThread {
                let client = try RawClient(server)
                client.send("HEAD /a HTTP/1.1\r\nHost: a\r\n\r\nGET /b HTTP/1.1\r\nHost: a\r\n\r\n")
                let reply = try client.reply(toHead: true)
                #expect(reply.status == 200)
                #expect(reply.headers["content-length"] == "8")
                // Had the first reply a body, the second one would not be readable.
                #expect(try client.reply().body == "GET /b ")
            }
        }
    }

    @Test(arguments: [204, 304])
    func statusesWithoutABodyHaveNone(status: Int) async throws {
        let handler: HTTPServer.Handler = { _ in HTTPReply(status, body: Array("not sent".utf8)) }
        try await withServer(handler: handler) { server in
            try await onThread {
                let client = try RawClient(server)
                for _ in 0..<2 {
                    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
                    let reply = try client.reply()
                    #expect(reply.status == status)
                    #expect(reply.headers["content-length"] == nil)
                }
            }
        }
    }

    @Test func aStreamIsSentInChunks() async throws {
        let steps: [HTTPReply.Step] = [
            .send(Array("one ".utf8)), .send([]), .pause(seconds: 0.01), .sendRepeatedly(Array("two ".utf8), count: 3),
        ]
        try await withServer(handler: { _ in HTTPReply(200, content: .stream(steps)) }) { server in
            try await onThread {
                let client = try RawClient(server)
                client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n")
                for _ in 0..<2 {
                    let reply = try client.reply()
                    #expect(reply.headers["transfer-encoding"] == "chunked")
                    #expect(reply.body == "one two two two ")
                }
                let old = try RawClient(server)
                old.send("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
                let reply = try old.reply()
                #expect(reply.headers["transfer-encoding"] == nil)
                #expect(reply.headers["connection"] == "close")
                #expect(reply.body == "one two two two ")
            }
        }
    }

    @Test(arguments: [
        ("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", false),
        ("GET / HTTP/1.1\r\nHost: a\r\nConnection: X, Close\r\n\r\n", false),
        ("GET / HTTP/1.0\r\n\r\n", false),
        ("GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n", true),
        ("GET / HTTP/1.1\r\nHost: a\r\n\r\n", true),
    ])
    func theClientDecidesWhetherTheConnectionStays(request: String, stays: Bool) async throws {
        try await withServer { server in
            try await onThread {
                let client = try RawClient(server)
                client.send(request + request)
                #expect(try client.reply().headers["connection"] == (stays ? "keep-alive" : "close"))
                if stays {
                    #expect(try client.reply().status == 200)
                } else {
                    #expect(client.isClosed())
                }
            }
        }
    }

    @Test(arguments: [
        ("GET http://a.example:80/b?c=d HTTP/1.1\r\nHost: other\r\n\r\n", "GET /b?c=d "),
        ("GET http://a.example?c HTTP/1.1\r\nHost: a.example\r\n\r\n", "GET /?c "),
        ("OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", "OPTIONS * "),
        ("\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n", "GET / "),
        ("GET / HTTP/1.1\r\nhost:\t a \t\r\n\r\n", "GET / "),
        ("GET / HTTP/1.9\r\nHost: [::1]:80\r\n\r\n", "GET / "),
        ("GET /%41?a=%20 HTTP/1.1\r\nHost: a\r\nX: é\u{9}!\r\n\r\n", "GET /%41?a=%20 "),
    ])
    func unusualRequestsThatAreRightAreServed(request: String, expected: String) async throws {
        try await withServer { server in
            try await onThread {
                let client = try RawClient(server)
                client.send(request)
                #expect(try client.reply().body == expected)
            }
        }
    }

    @Test func aClientThatHasSaidAllStillGetsItsReply() async throws {
        let handler: HTTPServer.Handler = { request in
            var reply = echo(request)
            reply.preparation = [.pause(seconds: 0.1)]
            return reply
        }
        try await withServer(handler: handler) { server in
            try await onThread {
                let client = try RawClient(server)
                client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
                client.endSending()
                #expect(try client.reply().body == "GET / ")
            }
        }
    }

    @Test func aHeaderOfTheHandlerCanNotEndItsLine() async throws {
        let handler: HTTPServer.Handler = { _ in
            HTTPReply(200, ["X-A": "a\r\nX-B: b", "X B": "c", "Content-Length": "77"], body: Array("body".utf8))
        }
        try await withServer(handler: handler) { server in
            try await onThread {
                let client = try RawClient(server)
                client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
                let reply = try client.reply()
                #expect(reply.headers["x-a"] == "a  X-B: b")
                #expect(reply.headers["x-b"] == nil)
                #expect(reply.headers["x b"] == nil)
                #expect(reply.body == "body")
            }
        }
    }

    @Test func datesAreWrittenAsHTTPWritesThem() {
        #expect(ReplyHead.date(784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
        #expect(ReplyHead.date(0) == "Thu, 01 Jan 1970 00:00:00 GMT")
    }

    @Test(arguments: [
        ([HTTPReply.Step.send(Array("half".utf8)), .close], "half"),
        ([.close], ""),
        (
            [.send(Array("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf".utf8)), .close],
            "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf"
        ),
    ])
    func anythingCanBeSentForTestsOfClients(steps: [HTTPReply.Step], expected: String) async throws {
        try await withServer(handler: { _ in .raw(steps) }) { server in
            try await onThread {
                let client = try RawClient(server)
                client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
                #expect(client.rest() == expected)
            }
        }
    }
}
