import ApigenKit
import ApigenServer
import Foundation

/// Mock APIs, each behind a server of its own on loopback.
struct MockService: Sendable {
    /// A server and what it serves.
    struct Host: Sendable {
        let api: MockAPI
        let server: HTTPServer
    }

    /// What happens at one of the servers.
    struct Event: Sendable {
        /// The name of the API.
        var name: String
        /// What happened.
        var event: ServerEvent
    }

    /// The servers, in the order of the APIs.
    let hosts: [Host]
    /// What happens, until all is stopped.
    let events: AsyncStream<Event>
    private let continuation: AsyncStream<Event>.Continuation

    /// The seconds that answers in the making have when it is stopped.
    private static let grace = 5.0

    /// Starts to serve.
    ///
    /// - Parameter port: The port of the first API, which those of the others follow; 0 gives each any free one.
    init(_ apis: [MockAPI], port: Int, _ behavior: MockBehavior) throws(CommandFailure) {
        // A terminal that takes nothing must not make the log grow without end.
        let (events, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: .bufferingNewest(10_000))
        self.events = events
        self.continuation = continuation
        var hosts: [Host] = []
        do throws(CommandFailure) {
            for (index, api) in apis.enumerated() {
                guard let port = UInt16(exactly: port == 0 ? 0 : port + index) else {
                    throw CommandFailure("there are not enough ports after \(port) for \(apis.count) specs")
                }
                hosts.append(try Self.host(api, port: port, behavior, continuation))
            }
        } catch {
            for host in hosts { host.server.stop() }
            throw error
        }
        self.hosts = hosts
    }

    /// Stops, once the answers in the making have ended, and ends the events.
    func stop() {
        // All at once, so that none goes on while another one waits.
        DispatchQueue.concurrentPerform(iterations: hosts.count) { hosts[$0].server.stop(grace: Self.grace) }
        continuation.finish()
    }

    private static func host(
        _ api: MockAPI,
        port: UInt16,
        _ behavior: MockBehavior,
        _ continuation: AsyncStream<Event>.Continuation
    ) throws(CommandFailure) -> Host {
        let counter = RequestCounter()
        let observer: HTTPServer.Observer = { continuation.yield(Event(name: api.name, event: $0)) }
        do throws(ServerError) {
            let server = try HTTPServer(port: port, observer: observer) { request in
                // What a browser asks before a request must not change what becomes of the request.
                let number = request.method == "OPTIONS" ? 0 : counter.next()
                return HTTPReply(api.reply(to: MockRequest(request), number: number, behavior: behavior))
            }
            return Host(api: api, server: server)
        } catch {
            throw CommandFailure(message(error))
        }
    }

    private static func message(_ error: ServerError) -> String {
        switch error {
        case .portTaken(let port):
            "another program listens at port \(port); choose another with --port, or any free one with --port 0"
        case .portForbidden(let port): "port \(port) is for the system; choose one from 1024 with --port"
        case .system(let message): "the server can't start: \(message)"
        }
    }
}

/// Numbers requests as they come.
///
/// `@unchecked Sendable`: the count is behind the lock.
private final class RequestCounter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func next() -> Int {
        lock.withLock {
            defer { count += 1 }
            return count
        }
    }
}

extension MockRequest {
    fileprivate init(_ request: HTTPRequest) {
        self.init(
            request.method,
            request.target,
            host: request.host,
            headers: request.headers.fields.map { ($0.name, $0.value) },
            body: request.body
        )
    }
}

extension HTTPReply {
    fileprivate init(_ reply: MockReply) {
        var headers = HTTPHeaders()
        for (name, value) in reply.headers { headers.append(name, value) }
        switch reply.body {
        case .whole(let bytes): self.init(reply.status, headers, body: bytes)
        case .parts(let parts): self.init(reply.status, headers, content: .stream(parts.map { .send($0) }))
        }
        if reply.delay > 0 { preparation = [.pause(seconds: reply.delay)] }
    }
}
