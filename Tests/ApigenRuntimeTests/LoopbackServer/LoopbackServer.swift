import ApigenServer
import Foundation

/// A server on loopback for tests, whose route is a closure from request to reply.
///
/// Replies can wait, close early, and send what no real server may; the server notes who came and who left.
final class LoopbackServer: Sendable {
    typealias Route = @Sendable (LoopbackRequest) -> LoopbackReply

    /// Where the server listens, e.g. `http://127.0.0.1:50123`.
    let baseURL: URL
    /// Opens what replies wait for with ``LoopbackReply/waitForGate()``.
    let gate: Gate

    private let server: HTTPServer
    private let record: Record

    /// Starts a server on a free port.
    init(_ route: @escaping Route) throws {
        var limits = ServerLimits()
        // Clients are what is tested here, and they may be slow.
        limits.bodyBytes = 1 << 30
        limits.idleSeconds = 120
        limits.headSeconds = 120
        limits.bodySeconds = 120
        limits.sendSeconds = 120
        let (gate, record) = (Gate(), Record())
        server = try HTTPServer(limits: limits, observer: record.note) { request in
            route(LoopbackRequest(request)).httpReply(gate: gate)
        }
        guard let url = URL(string: server.address) else { throw URLError(.badURL) }
        (baseURL, self.gate, self.record) = (url, gate, record)
    }

    /// The requests so far, in order of their arrival.
    var requests: [LoopbackRequest] { record.counts.requests }

    /// How many clients went away while a reply was held.
    var clientDisconnections: Int { record.counts.disconnections }

    /// The most requests that were being answered at the same time.
    var mostConcurrentRequests: Int { record.counts.mostActive }

    /// Waits until a condition on the server holds; false after a minute.
    func wait(until condition: @Sendable @escaping (LoopbackServer) -> Bool) async -> Bool {
        let deadline = Date() + 60
        while Date() < deadline {
            if condition(self) { return true }
            try? await Task.sleep(nanoseconds: 5_000_000)
        }
        return false
    }

    /// Closes the listener and all connections at once.
    func stop() {
        gate.open()
        server.stop()
    }
}

/// What happened at a server.
///
/// `@unchecked Sendable`: what changes is behind the lock.
private final class Record: @unchecked Sendable {
    struct Counts {
        var requests: [LoopbackRequest] = []
        var disconnections = 0
        var active = 0
        var mostActive = 0
    }

    private let lock = NSLock()
    private var current = Counts()

    var counts: Counts { lock.withLock { current } }

    @Sendable func note(_ event: ServerEvent) {
        lock.withLock {
            switch event {
            case .began(let request):
                current.requests.append(LoopbackRequest(request))
                current.active += 1
                current.mostActive = max(current.mostActive, current.active)
            case .ended(_, let summary):
                current.active -= 1
                if summary.isAbandoned { current.disconnections += 1 }
            case .refused: break
            }
        }
    }
}
