import Dispatch

/// Lets a number of values through, then cancels and completes: while it holds its lock, as Combine's operators do.
///
/// A subscription that calls back while it holds a lock of its own hangs with it.
struct PrefixPublisher<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure

    let upstream: Upstream
    let count: Int

    func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        upstream.subscribe(Inner(subscriber, count: count))
    }

    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let downstream: Downstream
        private let state: Guarded<(remaining: Int, upstream: (any Subscription)?)>

        init(_ downstream: Downstream, count: Int) {
            self.downstream = downstream
            state = Guarded((count, nil))
        }

        func receive(subscription: any Subscription) {
            state.withLock { $0.upstream = subscription }
            downstream.receive(subscription: self)
        }

        func request(_ demand: Subscribers.Demand) {
            state.withLock { $0.upstream }?.request(demand)
        }

        func cancel() {
            state.withLock { $0.upstream }?.cancel()
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            let (isPassed, isLast) = state.withLock { state -> (Bool, Bool) in
                guard state.remaining > 0 else { return (false, false) }
                state.remaining -= 1
                if state.remaining == 0 { state.upstream?.cancel() }
                return (true, state.remaining == 0)
            }
            guard isPassed else { return .none }
            let demand = downstream.receive(input)
            if isLast { downstream.receive(completion: .finished) }
            return isLast ? .none : demand
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            let isOpen = state.withLock { state in
                defer { state.remaining = 0 }
                return state.remaining > 0
            }
            if isOpen { downstream.receive(completion: completion) }
        }
    }
}

/// Calls its subscriber on a queue.
struct QueuePublisher<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure

    let upstream: Upstream
    let queue: DispatchQueue

    func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        upstream.subscribe(Inner(subscriber, queue: queue))
    }

    private final class Inner<Downstream: Subscriber>: Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let downstream: Downstream
        private let queue: DispatchQueue

        init(_ downstream: Downstream, queue: DispatchQueue) {
            self.downstream = downstream
            self.queue = queue
        }

        func receive(subscription: any Subscription) {
            downstream.receive(subscription: subscription)
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            let call = UncheckedCall { _ = self.downstream.receive(input) }
            queue.async { call.run() }
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            let call = UncheckedCall { self.downstream.receive(completion: completion) }
            queue.async { call.run() }
        }
    }
}

/// `@unchecked Sendable`: values travel between threads as they do in Combine, unchecked.
private struct UncheckedCall: @unchecked Sendable {
    let run: () -> Void
}
