import Foundation

/// The connections of a server: who they are, which are idle, and whether they may go on.
///
/// A connection is closed by its own thread alone, after it was removed here. So nobody shuts a descriptor down that
/// belongs to somebody else by then.
///
/// `@unchecked Sendable`: everything that changes is behind `condition`.
final class ConnectionRegistry: @unchecked Sendable {
    private struct Entry {
        let socket: Socket
        /// The turn in which it became idle; nothing while it is at work.
        var idleSince: Int?
        /// Whether a client that knows HTTP expects that it may be closed: not before its first request.
        var isUsed = false
    }

    private let condition = NSCondition()
    private let limit: Int
    private var entries: [Int: Entry] = [:]
    private var nextKey = 0
    private var turn = 0
    /// Whether a connection waits for room.
    private var isCrowded = false
    private var isStopping = false
    private var isAborting = false

    init(limit: Int) {
        self.limit = max(1, limit)
    }

    /// Waits until there is room for one more, and makes some by ending the connection that was idle for longest.
    /// False where the server stops meanwhile.
    func waitForRoom() -> Bool {
        condition.withLock {
            while !isStopping, entries.count >= limit {
                isCrowded = true
                let idle = entries.values.filter { $0.idleSince != nil && $0.isUsed }
                idle.min { ($0.idleSince ?? 0) < ($1.idleSince ?? 0) }?.socket.endReceiving()
                condition.wait()
            }
            isCrowded = false
            return !isStopping
        }
    }

    /// Adds a connection, at work; nothing where the server stops.
    func add(_ socket: Socket) -> Int? {
        condition.withLock {
            guard !isStopping else { return nil }
            nextKey += 1
            entries[nextKey] = Entry(socket: socket)
            return nextKey
        }
    }

    /// Notes that a connection waits for a request; false where it is to be closed.
    func becomeIdle(_ key: Int) -> Bool {
        condition.withLock {
            guard !isStopping, !isCrowded || entries[key]?.isUsed == false else { return false }
            turn += 1
            entries[key]?.idleSince = turn
            // Somebody may come to wait for room only later, and then looks for idle ones by himself.
            return true
        }
    }

    /// Notes that a request has begun to come.
    func becomeBusy(_ key: Int) {
        condition.withLock {
            entries[key]?.idleSince = nil
            entries[key]?.isUsed = true
        }
    }

    /// Whether connections are kept after a reply.
    var keepsConnections: Bool { condition.withLock { !isStopping && !isCrowded } }

    /// Takes a connection out; it may be closed then.
    func remove(_ key: Int) {
        condition.withLock {
            entries[key] = nil
            condition.broadcast()
        }
    }

    /// Waits so many seconds; false where all is aborted meanwhile.
    func pause(seconds: Double) -> Bool {
        let end = Date() + max(0, seconds)
        return condition.withLock {
            while !isAborting, Date() < end { _ = condition.wait(until: end) }
            return !isAborting
        }
    }

    /// Takes no more connections, and keeps none after its reply.
    func beginStopping() {
        condition.withLock {
            isStopping = true
            condition.broadcast()
        }
    }

    /// Ends idle connections, gives the others so many seconds for their replies, and then ends them too.
    func stop(grace: Double) {
        condition.withLock {
            isStopping = true
            for entry in entries.values where entry.idleSince != nil { entry.socket.endReceiving() }
            condition.broadcast()
            let end = Date() + grace
            while grace > 0, !entries.isEmpty, condition.wait(until: end) {}
            isAborting = true
            for entry in entries.values { entry.socket.endAll() }
            condition.broadcast()
        }
    }
}
