/// How a call uses the cache of its client.
public enum CacheMode: Hashable, Sendable {
    /// As RFC 9111 says: fresh answers come from the cache, stale ones are checked with the server.
    case standard
    /// The server is always asked; its answer is stored.
    case reload
    /// Whatever is stored is taken, however old; only what is missing is asked for.
    case preferCache
    /// A stale answer is taken at once and renewed in the background (RFC 5861).
    case staleWhileRevalidate
    /// The cache is neither read nor written.
    case ignore
}
