import Foundation

/// Keeps answers in memory for a client, by RFC 9111, as the private cache of one user.
///
/// What different users were answered is kept apart. When there is no more room, what was not used for longest goes.
public final class ResponseCache: Sendable {
    /// What an answer is kept under.
    struct Key: Hashable, Sendable {
        let url: URL
        let identity: [String: String]

        init(_ request: HTTPRequest) {
            url = request.url
            identity = RequestKey.identity(of: request)
        }
    }

    private struct Entry {
        var cached: CachedResponse
        var lastUse: Int
    }

    private struct State {
        var entries: [Key: Entry] = [:]
        var bytes = 0
        var uses = 0
    }

    private let maximumBytes: Int
    private let state = Locked(State())

    /// Creates an empty cache.
    ///
    /// - Parameter maximumBytes: The most bytes that bodies may take. 32 MB by default.
    public init(maximumBytes: Int = 32 << 20) {
        self.maximumBytes = maximumBytes
    }

    /// The number of bytes that are kept.
    public var bytes: Int { state.withLock { $0.bytes } }

    /// Forgets everything, e.g. when a user logs out.
    public func removeAll() {
        state.withLock { $0 = State() }
    }

    /// Forgets the answers of one address, whoever asked.
    public func remove(_ url: URL) {
        state.withLock { state in
            for key in state.entries.keys where key.url == url { Self.remove(key, from: &state) }
        }
    }

    func response(to request: HTTPRequest) -> CachedResponse? {
        state.withLock { state in
            let key = Key(request)
            guard let entry = state.entries[key], entry.cached.matches(request) else { return nil }
            state.uses += 1
            state.entries[key]?.lastUse = state.uses
            return entry.cached
        }
    }

    func store(_ cached: CachedResponse, for request: HTTPRequest) {
        let size = cached.response.body.count
        state.withLock { state in
            let key = Key(request)
            Self.remove(key, from: &state)
            guard size <= maximumBytes else { return }
            while state.bytes + size > maximumBytes,
                let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse })?.key
            {
                Self.remove(oldest, from: &state)
            }
            state.uses += 1
            state.entries[key] = Entry(cached: cached, lastUse: state.uses)
            state.bytes += size
        }
    }

    func remove(_ request: HTTPRequest) {
        state.withLock { Self.remove(Key(request), from: &$0) }
    }

    private static func remove(_ key: Key, from state: inout State) {
        guard let entry = state.entries.removeValue(forKey: key) else { return }
        state.bytes -= entry.cached.response.body.count
    }
}
