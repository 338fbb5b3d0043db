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
        let source = endpoint.map { ResourceOperation($0, client: client, options: RequestOptions()) }
        self.init(client: client, value: nil, options: options, source: source)
    }

    /// Loads an endpoint, in place of any load that is running.
    ///
    /// Cancelling the calling task cancels the request. Fails with ``MissingClient`` if the resource has no client.
    @discardableResult
    public func load(_ endpoint: Endpoint<Value>, with options: RequestOptions = RequestOptions()) async -> LoadOutcome
    {
        let operation = operation(for: endpoint, options)
        return await run(operation, operation.load)
    }

    /// Starts to load an endpoint and returns at once.
    ///
    /// It ends with ``cancel()``, with another load, or with the resource.
    public func start(_ endpoint: Endpoint<Value>, with options: RequestOptions = RequestOptions()) {
        begin(operation(for: endpoint, options))
    }

    private func operation(for endpoint: Endpoint<Value>, _ options: RequestOptions) -> ResourceOperation<Value> {
        if let client { return ResourceOperation(endpoint, client: client, options: options) }
        let name = endpoint.request.qualifiedName
        return ResourceOperation { throw MissingClient(endpoint: name) }
    }
}
