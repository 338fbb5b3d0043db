extension APIClient {
    /// Sends two endpoints at once. Throws the error of the first that fails, and cancels the other.
    public func zip<A, B>(_ a: Endpoint<A>, _ b: Endpoint<B>) async throws -> (A, B) {
        let slots = (Slot(a), Slot(b))
        try await runAll(slots.0.fill(by: self), slots.1.fill(by: self))
        return try (slots.0.value(), slots.1.value())
    }

    /// Sends three endpoints at once. Throws the error of the first that fails, and cancels the others.
    public func zip<A, B, C>(_ a: Endpoint<A>, _ b: Endpoint<B>, _ c: Endpoint<C>) async throws -> (A, B, C) {
        let slots = (Slot(a), Slot(b), Slot(c))
        try await runAll(slots.0.fill(by: self), slots.1.fill(by: self), slots.2.fill(by: self))
        return try (slots.0.value(), slots.1.value(), slots.2.value())
    }

    /// Sends four endpoints at once. Throws the error of the first that fails, and cancels the others.
    public func zip<A, B, C, D>(_ a: Endpoint<A>, _ b: Endpoint<B>, _ c: Endpoint<C>, _ d: Endpoint<D>) async throws
        -> (A, B, C, D)
    {
        let slots = (Slot(a), Slot(b), Slot(c), Slot(d))
        try await runAll(slots.0.fill(by: self), slots.1.fill(by: self), slots.2.fill(by: self), slots.3.fill(by: self))
        return try (slots.0.value(), slots.1.value(), slots.2.value(), slots.3.value())
    }

    /// Sends many endpoints, some at once, and gives an outcome for each, in the order of the endpoints.
    ///
    /// One that fails leaves the others alone. Cancelling the calling task cancels all that have not ended.
    ///
    /// - Parameters:
    ///   - endpoints: The endpoints.
    ///   - maximumConcurrent: How many are sent at once. 8 by default.
    ///   - options: Options of each call.
    public func batch<Response>(
        _ endpoints: [Endpoint<Response>],
        maximumConcurrent: Int = 8,
        options: RequestOptions = RequestOptions()
    ) async -> [Result<Response, any Error>] {
        await withTaskGroup(of: (Int, Result<Response, any Error>).self) { group in
            var results = [Result<Response, any Error>?](repeating: nil, count: endpoints.count)
            var waiting = endpoints.enumerated().makeIterator()
            func start() {
                guard let (index, endpoint) = waiting.next() else { return }
                group.addTask { [self] in
                    do {
                        return (index, .success(try await send(endpoint, options: options)))
                    } catch {
                        return (index, .failure(error))
                    }
                }
            }
            for _ in 0..<Swift.max(1, maximumConcurrent) { start() }
            for await (index, result) in group {
                results[index] = result
                start()
            }
            // Every index was started once, so nothing is dropped here.
            return results.compactMap { $0 }
        }
    }
}

/// A place for one value of several that are asked for at once.
///
/// `async let` would do, but waits for its values in order: an error of the last one would be told last.
private final class Slot<Value: Sendable>: Sendable {
    private let endpoint: Endpoint<Value>
    private let content = Locked<Value?>(nil)

    init(_ endpoint: Endpoint<Value>) {
        self.endpoint = endpoint
    }

    func fill(by client: APIClient) -> @Sendable () async throws -> Void {
        { [self] in
            let value = try await client.send(endpoint)
            content.withLock { $0 = value }
        }
    }

    func value() throws -> Value {
        guard let value = content.withLock({ $0 }) else { throw CancellationError() }
        return value
    }
}

/// Runs operations at once; the first error ends the others.
private func runAll(_ operations: (@Sendable () async throws -> Void)...) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
        for operation in operations { group.addTask(operation: operation) }
        for try await _ in group {}
    }
}
