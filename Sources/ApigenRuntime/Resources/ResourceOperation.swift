/// What a resource loads, and what it does to load the same again.
struct ResourceOperation<Value: Sendable>: Sendable {
    let load: @Sendable () async throws -> Value
    let reload: @Sendable () async throws -> Value

    /// Any operation: reloading repeats it.
    init(_ operation: @escaping @Sendable () async throws -> Value) {
        load = operation
        reload = operation
    }

    /// An endpoint: reloading asks the server, past any cache.
    init(_ endpoint: Endpoint<Value>, client: APIClient, options: RequestOptions) {
        load = { try await client.send(endpoint, options: options) }
        reload = { try await client.send(endpoint, options: client.reloading(options)) }
    }
}

extension APIClient {
    /// Options that ask the server, past any cache, unless they say otherwise.
    func reloading(_ options: RequestOptions) -> RequestOptions {
        var options = options
        if options.cache == nil, configuration.cacheMode != .ignore { options.cache = .reload }
        return options
    }
}
