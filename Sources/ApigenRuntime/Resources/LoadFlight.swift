/// The load that is in flight. Kept beside the main actor, so that a `deinit`, which runs anywhere, can cancel it.
final class LoadFlight: Sendable {
    private let cancellation = Locked<(@Sendable () -> Void)?>(nil)

    /// Cancels what is in flight and puts another task in its place.
    func replace<Value>(with task: Task<Value, any Error>) {
        let previous = cancellation.withLock { cancellation in
            defer { cancellation = { task.cancel() } }
            return cancellation
        }
        previous?()
    }

    /// Cancels what is in flight.
    func cancel() {
        let previous = cancellation.withLock { cancellation in
            defer { cancellation = nil }
            return cancellation
        }
        previous?()
    }
}
