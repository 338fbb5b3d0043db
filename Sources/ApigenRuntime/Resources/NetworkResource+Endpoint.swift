/// Loading endpoints.
extension NetworkResource {
    /// Creates a resource that loads endpoints with a client.
    ///
    /// - Parameters:
    ///   - client: Sends the endpoints.
    ///   - endpoint: What ``load()`` loads. Without it, give ``load(_:with:)`` one.
    ///   - options: How the value is kept current.
    public convenience init(
        client: APIClient,
        endpoint: Endpoint<Value>? = nil,
        options: ResourceOptions = ResourceOptions()
    ) {
        let source = endpoint.map { endpoint -> Operation in { try await client.send(endpoint) } }
        self.init(client: client, value: nil, options: options, source: source)
    }

    /// Loads an endpoint, in place of any load that is running.
    ///
    /// Cancelling the calling task cancels the request. Fails with ``MissingClient`` if the resource has no client.
    @discardableResult
    public func load(_ endpoint: Endpoint<Value>, with options: RequestOptions = RequestOptions()) async -> LoadOutcome
    {
        await load(operation(for: endpoint, options))
    }

    /// Starts to load an endpoint and returns at once.
    ///
    /// It ends with ``cancel()``, with another load, or with the resource.
    public func start(_ endpoint: Endpoint<Value>, with options: RequestOptions = RequestOptions()) {
        start(operation(for: endpoint, options))
    }

    private func operation(for endpoint: Endpoint<Value>, _ options: RequestOptions) -> Operation {
        guard let client else {
            let name = endpoint.request.qualifiedName
            return { throw MissingClient(endpoint: name) }
        }
        return { try await client.send(endpoint, options: options) }
    }
}
