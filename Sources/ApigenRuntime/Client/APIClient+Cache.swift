import Foundation

/// The last part of a call's road: cache, shared requests, the limit, the transport.
extension APIClient {
    /// Gives an answer from the cache, from an equal request in flight, or from the transport.
    func deliver(_ request: HTTPRequest, call: Call, exchange: @escaping Exchange) async throws -> HTTPResponse {
        let mode = call.options.cache ?? configuration.cacheMode
        guard let cache = configuration.cache, call.isCollected else {
            return try await fetch(request, call: call, exchange: exchange)
        }
        // A caller who sets conditions wants to see the 304.
        let isConditional = ["If-None-Match", "If-Modified-Since", "If-Match", "Range"].contains {
            request.headers[$0] != nil
        }
        guard request.method == .get, request.body == nil, !isConditional, mode != .ignore else {
            let response = try await fetch(request, call: call, exchange: exchange)
            // What was changed must be read again (RFC 9111, section 4.4).
            if !request.method.isSafe, response.status < 400 { cache.remove(request.url) }
            return response
        }
        let stored = mode == .reload ? nil : cache.response(to: request)
        let now = configuration.clock.now()
        if var stored {
            if stored.isFresh(at: now) || mode == .preferCache {
                stored.response.origin = stored.isFresh(at: now) ? .cache : .staleCache
                return stored.response
            }
            if mode == .staleWhileRevalidate || stored.mayBeUsedStale("stale-while-revalidate", at: now) {
                revalidate(stored, request, call: call, exchange: exchange)
                stored.response.origin = .staleCache
                return stored.response
            }
        }
        return try await fetchAndStore(stored, request, call: call, exchange: exchange)
    }

    /// Asks the server, on condition that a stored answer no longer holds, and keeps what it says.
    private func fetchAndStore(
        _ stored: CachedResponse?,
        _ request: HTTPRequest,
        call: Call,
        exchange: @escaping Exchange
    ) async throws -> HTTPResponse {
        let now = configuration.clock.now()
        let response: HTTPResponse
        do {
            let conditional = stored?.conditional(request) ?? request
            response = try await fetch(conditional, call: call, exchange: exchange)
        } catch {
            guard var stored, stored.mayBeUsedStale("stale-if-error", at: now), !(error is CancellationError) else {
                throw error
            }
            stored.response.origin = .staleCache
            return stored.response
        }
        if response.status == 304, let stored {
            var refreshed = stored.refreshed(by: response, at: configuration.clock.now())
            configuration.cache?.store(refreshed, for: request)
            refreshed.response.origin = .revalidated
            return refreshed.response
        }
        if var stored, response.status >= 500, stored.mayBeUsedStale("stale-if-error", at: now) {
            stored.response.origin = .staleCache
            return stored.response
        }
        if let cached = CachedResponse(response, to: request, at: configuration.clock.now()) {
            configuration.cache?.store(cached, for: request)
        } else if response.status < 400 {
            configuration.cache?.remove(request)
        }
        return response
    }

    /// Renews a stored answer in the background, once for all who were given it.
    private func revalidate(_ stored: CachedResponse, _ request: HTTPRequest, call: Call, exchange: @escaping Exchange)
    {
        let key = RequestKey(request)
        Task {
            _ = try? await revalidations.run(key) { [self] in
                try await fetchAndStore(stored, request, call: call, exchange: exchange)
            }
        }
    }

    /// Asks the transport, within the limit, unless an equal request is in flight.
    private func fetch(_ request: HTTPRequest, call: Call, exchange: @escaping Exchange) async throws -> HTTPResponse {
        let isShared = configuration.sharesEqualRequests && call.isCollected && request.method == .get
        guard isShared, request.body == nil else { return try await limited(request, call: call, exchange: exchange) }
        return try await coalescer.run(RequestKey(request)) { [self] in
            try await limited(request, call: call, exchange: exchange)
        }
    }

    private func limited(_ request: HTTPRequest, call: Call, exchange: Exchange) async throws -> HTTPResponse {
        guard let limiter else { return try await exchange(request) }
        return try await limiter.run(priority: call.options.priority) { try await exchange(request) }
    }
}
