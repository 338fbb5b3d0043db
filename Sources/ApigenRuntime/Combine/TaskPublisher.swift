#if canImport(Combine)
    import Combine

    /// Publishes what asynchronous work brings. Each subscription runs the work anew; cancelling it cancels the task.
    struct TaskPublisher<Output: Sendable>: Publisher {
        typealias Failure = any Error
        /// Brings values until it returns or throws.
        typealias Work = @Sendable (TaskEmitter<Output>) async throws -> Void
        /// Whether a new value takes the place of one that waits to be wanted.
        typealias Superseding = @Sendable (_ new: Output, _ waiting: Output) -> Bool

        private let supersedes: Superseding
        private let work: Work

        /// Publishes what work brings. By default no value takes the place of another.
        init(supersedes: @escaping Superseding = { _, _ in false }, _ work: @escaping Work) {
            self.supersedes = supersedes
            self.work = work
        }

        func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == any Error {
            let subscription = TaskSubscription(AnySubscriber(subscriber), supersedes: supersedes)
            subscriber.receive(subscription: subscription)
            subscription.start(work)
        }
    }
#endif
