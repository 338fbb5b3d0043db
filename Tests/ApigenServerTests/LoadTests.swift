import Foundation
import Testing

@testable import ApigenServer

/// Many clients, slow clients, and the end.
@Suite("Load", .timeLimit(.minutes(5)))
struct LoadTests {
    private static let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

    @Test func twoHundredConnectionsAreServedAtOnce() async throws {
        let arrived = Shared(0)
        let handler: HTTPServer.Handler = { request in
            arrived.change { $0 += 1 }
            var reply = echo(request)
            // Nobody is answered until all are there.
            reply.preparation = [.wait { arrived.value == 200 }]
            return reply
        }
        try await withServer(handler: handler) { server in
            try await withThrowingTaskGroup(of: String.self) { group in
                for number in 0..<200 {
                    group.addTask {
                        try await onThread {
                            let client = try RawClient(server)
                            client.send("GET /\(number) HTTP/1.1\r\nHost: a\r\n\r\n")
                            return try client.reply().body
                        }
                    }
                }
                var bodies: Set<String> = []
                for try await body in group { bodies.insert(body) }
                #expect(bodies == Set((0..<200).map { "GET /\($0) " }))
            }
        }
    }

    @Test func moreConnectionsThanAllowedWait() async throws {
        let active = Shared((now: 0, most: 0))
        let observer: HTTPServer.Observer = { event in
            active.change { active in
                switch event {
                case .began:
                    active.now += 1
                    active.most = max(active.most, active.now)
                case .ended: active.now -= 1
                case .refused: break
                }
            }
        }
        let handler: HTTPServer.Handler = { request in
            var reply = echo(request)
            reply.preparation = [.pause(seconds: 0.01)]
            return reply
        }
        try await withServer({ $0.connections = 4 }, observer: observer, handler: handler) { server in
            try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<40 {
                    group.addTask {
                        try await onThread {
                            let client = try RawClient(server)
                            client.send(Self.request)
                            return try client.reply().status
                        }
                    }
                }
                var count = 0
                for try await status in group where status == 200 { count += 1 }
                #expect(count == 40)
            }
        }
        #expect(active.value.most <= 4)
        #expect(active.value.now == 0)
    }

    @Test func idleConnectionsMakeRoom() async throws {
        try await withServer({ $0.connections = 2 }) { server in
            try await onThread {
                let idle = try (0..<6).map { _ in
                    let client = try RawClient(server)
                    client.send(Self.request)
                    #expect(try client.reply().status == 200)
                    return client
                }
                let client = try RawClient(server)
                client.send(Self.request)
                #expect(try client.reply().status == 200)
                withExtendedLifetime(idle) {}
            }
        }
    }

    @Test(arguments: ["", "GET / HTTP/1.1\r\nHost: a\r\n", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhe"])
    func slowClientsAreNotWaitedFor(beginning: String) async throws {
        func limit(_ limits: inout ServerLimits) {
            limits.idleSeconds = 0.1
            limits.headSeconds = 0.1
            limits.bodySeconds = 0.1
        }
        try await withServer(limit) { server in
            try await onThread {
                let client = try RawClient(server)
                client.send(beginning)
                if !beginning.isEmpty { #expect(try client.reply().status == 408) }
                #expect(client.isClosed())
            }
        }
    }

    /// One that sends a byte now and then would keep a connection for ever if each byte were waited for anew.
    @Test func dripsDoNotMoveTheDeadline() async throws {
        try await withServer({ $0.headSeconds = 0.3 }) { server in
            try await onThread {
                let client = try RawClient(server)
                client.send("GET / HTTP/1.1\r\nX: ")
                // It would go on for a minute.
                for _ in 0..<1200 {
                    client.send("a")
                    Thread.sleep(forTimeInterval: 0.05)
                    if client.hasAnswer { break }
                }
                #expect(try client.reply().status == 408)
            }
        }
    }

    @Test func aClientThatTakesNothingIsLeft() async throws {
        let summaries = Shared<[ReplySummary]>([])
        let observer: HTTPServer.Observer = { event in
            if case .ended(_, let summary) = event { summaries.change { $0.append(summary) } }
        }
        let endless = HTTPReply(
            200,
            content: .stream([.sendRepeatedly([UInt8](repeating: 65, count: 1 << 16), count: 1 << 20)])
        )
        try await withServer({ $0.sendSeconds = 0.2 }, observer: observer, handler: { _ in endless }) { server in
            let client = try RawClient(server)
            client.send(Self.request)
            #expect(await comesTrue { summaries.value.count == 1 })
            #expect(summaries.value.first?.isAbandoned == true)
        }
    }

    @Test func aClientThatLeavesIsNoticedWhileItWaits() async throws {
        let events = Shared<[Bool]>([])
        let observer: HTTPServer.Observer = { event in
            if case .ended(_, let summary) = event { events.change { $0.append(summary.isAbandoned) } }
        }
        let started = Shared(false)
        let handler: HTTPServer.Handler = { _ in
            started.change { $0 = true }
            var reply = HTTPReply(200)
            reply.preparation = [.wait { false }]
            return reply
        }
        try await withServer(observer: observer, handler: handler) { server in
            var client: RawClient? = try RawClient(server)
            client?.send(Self.request)
            #expect(await comesTrue { started.value })
            client = nil
            #expect(await comesTrue { events.value == [true] })
        }
    }

    @Test func stoppingLetsRepliesEnd() async throws {
        let started = Shared(false)
        let mayEnd = Shared(false)
        let handler: HTTPServer.Handler = { request in
            started.change { $0 = true }
            var reply = echo(request)
            reply.preparation = [.wait { mayEnd.value }]
            return reply
        }
        var limits = ServerLimits()
        // However slow the machine is, only the end may close the idle connection.
        limits.headSeconds = 600
        let server = try HTTPServer(limits: limits, handler: handler)
        // Used by one thread at a time.
        nonisolated(unsafe) let idle = try RawClient(server)
        let reply = Task {
            try await onThread {
                let client = try RawClient(server)
                client.send(Self.request + Self.request)
                let reply = try client.reply()
                #expect(client.isClosed())
                return reply
            }
        }
        #expect(await comesTrue { started.value })
        let stop = Task { try await onThread { server.stop(grace: 60) } }
        // A connection that waits for nothing is closed at once, while the reply is still held.
        #expect(try await onThread { idle.isClosed() })
        #expect(throws: RawClient.Failure.self) { try RawClient(server) }
        mayEnd.change { $0 = true }
        let answer = try await reply.value
        #expect(answer.body == "GET / ")
        #expect(answer.headers["connection"] == "close")
        try await stop.value
    }

    @Test func stoppingCutsWhatDoesNotEnd() async throws {
        let started = Shared(false)
        let handler: HTTPServer.Handler = { _ in
            started.change { $0 = true }
            return HTTPReply(200, content: .stream([.send([65]), .pause(seconds: 3600)]))
        }
        let server = try HTTPServer(handler: handler)
        let client = try RawClient(server)
        client.send(Self.request)
        #expect(await comesTrue { started.value })
        try await onThread { server.stop(grace: 0.1) }
        _ = client.rest()
        // Stopping again is nothing new.
        server.stop()
    }

    @Test func aPortThatIsTakenIsAnError() async throws {
        try await withServer { server in
            #expect(throws: ServerError.portTaken(server.port)) { try HTTPServer(port: server.port, handler: echo) }
        }
    }

    @Test func aPortCanBeUsedAgainAtOnce() async throws {
        let port = try await withServer { server in
            try await onThread {
                let client = try RawClient(server)
                client.send(Self.request)
                _ = try client.reply()
                return server.port
            }
        }
        let server = try HTTPServer(port: port, handler: echo)
        server.stop()
    }
}
