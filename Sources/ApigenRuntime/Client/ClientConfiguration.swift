import Foundation

extension APIClient {
    /// What holds for every call of a client. Each setting has a default that most people keep.
    public struct Configuration: Sendable {
        /// Replaces the base URL of endpoints, e.g. for a staging server. Nil by default.
        public var baseURL: URL?
        /// Headers of every request; those of an endpoint or call go before. Empty by default.
        public var headers = HTTPHeaders()
        /// Seconds without an answer or more data before a request fails. 60 by default.
        public var timeout: TimeInterval = 60
        /// When failed attempts are repeated. Three attempts by default.
        public var retry = RetryPolicy()
        /// Where credentials come from. Nil by default: requests carry none.
        public var authenticator: (any Authenticator)?
        /// What stands between client and transport; the first is outermost. None by default.
        public var middleware: [any Middleware] = []
        /// The most bytes that an answer held in memory may have; nil for no limit. 64 MB by default.
        public var maximumResponseBytes: Int? = 64 << 20
        /// Keeps answers to GET requests. Nil by default: nothing is kept.
        public var cache: ResponseCache?
        /// How the cache is used unless a call says otherwise. As RFC 9111 says by default.
        public var cacheMode = CacheMode.standard
        /// Whether equal GET requests that are in flight share one answer. False by default.
        public var sharesEqualRequests = false
        /// The most requests that run at once; the others wait. Nil for no limit, the default. A stream counts until
        /// its head is there.
        public var maximumConcurrentRequests: Int?
        /// Told what each call took, once it has ended. Nil by default.
        public var onMetrics: (@Sendable (RequestMetrics) -> Void)?
        /// Told what lists dropped that keep only the elements that decode. Nil by default: it is written to standard
        /// error.
        public var onDroppedElements: (@Sendable (DroppedElements) -> Void)?
        /// Tells the time and waits. The clock of the system by default.
        public var clock: any ClientClock = SystemClock()

        /// Creates the default configuration.
        public init() {}
    }
}
