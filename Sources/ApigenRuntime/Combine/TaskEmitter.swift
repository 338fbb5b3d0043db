#if canImport(Combine)
    /// How the work of a ``TaskPublisher`` hands out what it brings.
    struct TaskEmitter<Output: Sendable>: Sendable {
        /// Hands out a value, which is delivered when it is wanted.
        let offer: @Sendable (Output) -> Void
        /// Waits until all values are delivered and more are wanted. Throws `CancellationError`.
        let demand: @Sendable () async throws -> Void
    }
#endif
