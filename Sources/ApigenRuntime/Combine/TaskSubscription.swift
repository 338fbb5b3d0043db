#if canImport(Combine)
    import Combine

    /// Runs work in a task, and hands what it brings to a subscriber as that asks for it.
    ///
    /// Values wait here until they are wanted. The subscriber is called by one thread at a time and never while the
    /// lock is held: it may cancel, or ask for more, from inside.
    ///
    /// `@unchecked Sendable`: all state is behind the lock. Subscribers are not `Sendable`, but made to be called
    /// from any thread, one call at a time.
    final class TaskSubscription<Output: Sendable>: Subscription, @unchecked Sendable {
        typealias Downstream = AnySubscriber<Output, any Error>

        private struct State {
            /// Nil once it is cancelled or completed.
            var downstream: Downstream?
            var demand = Subscribers.Demand.none
            var waiting: [Output] = []
            var completion: Subscribers.Completion<any Error>?
            var isDelivering = false
            var task: Task<Void, Never>?
            /// The work, where it waits until more is wanted.
            var work: CheckedContinuation<Void, any Error>?
        }

        /// What is to be done next, outside of the lock.
        private enum Step {
            case value(Output, Downstream)
            case completion(Subscribers.Completion<any Error>, Downstream)
            case work(CheckedContinuation<Void, any Error>)
        }

        private let state = Locked(State())
        private let supersedes: TaskPublisher<Output>.Superseding

        init(_ downstream: Downstream, supersedes: @escaping TaskPublisher<Output>.Superseding) {
            self.supersedes = supersedes
            state.withLock { $0.downstream = downstream }
        }

        /// Starts the work, unless it was cancelled already.
        func start(_ work: @escaping TaskPublisher<Output>.Work) {
            state.withLock { state in
                guard state.downstream != nil else { return }
                state.task = Task {
                    do {
                        try await work(TaskEmitter(offer: self.offer, demand: self.waitForDemand))
                        self.complete(.finished)
                    } catch {
                        self.complete(.failure(error))
                    }
                }
            }
        }

        func request(_ demand: Subscribers.Demand) {
            state.withLock { $0.demand += demand }
            deliver()
        }

        func cancel() {
            // What is taken out is released after the lock: its deinit may be foreign code.
            let old = state.withLock { state in
                let old = state
                state = State()
                state.isDelivering = old.isDelivering
                return old
            }
            old.task?.cancel()
            old.work?.resume(throwing: CancellationError())
        }

        private func offer(_ value: Output) {
            state.withLock { state in
                guard state.downstream != nil, state.completion == nil else { return }
                if let last = state.waiting.last, supersedes(value, last) { state.waiting.removeLast() }
                state.waiting.append(value)
            }
            deliver()
        }

        private func complete(_ completion: Subscribers.Completion<any Error>) {
            state.withLock { state in
                state.task = nil
                if state.downstream != nil { state.completion = completion }
            }
            deliver()
        }

        /// Waits until all values are delivered and more are wanted.
        private func waitForDemand() async throws {
            try await withCheckedThrowingContinuation { continuation in
                let isCancelled = state.withLock { state in
                    if state.downstream != nil { state.work = continuation }
                    return state.downstream == nil
                }
                if isCancelled { return continuation.resume(throwing: CancellationError()) }
                deliver()
            }
        }

        /// Does what can be done, unless another call is at it: that one sees what has changed, too.
        private func deliver() {
            let isFirst = state.withLock { state in
                defer { state.isDelivering = true }
                return !state.isDelivering
            }
            guard isFirst else { return }
            while let step = state.withLock({ Self.next(&$0) }) {
                switch step {
                case .value(let value, let downstream):
                    let demand = downstream.receive(value)
                    state.withLock { $0.demand += demand }
                case .completion(let completion, let downstream):
                    downstream.receive(completion: completion)
                case .work(let continuation):
                    continuation.resume()
                }
            }
        }

        private static func next(_ state: inout State) -> Step? {
            if let downstream = state.downstream {
                if let value = state.waiting.first {
                    if state.demand > .none {
                        state.demand -= 1
                        state.waiting.removeFirst()
                        return .value(value, downstream)
                    }
                } else if let completion = state.completion {
                    state.downstream = nil
                    return .completion(completion, downstream)
                } else if state.demand > .none, let work = state.work {
                    state.work = nil
                    return .work(work)
                }
            }
            state.isDelivering = false
            return nil
        }
    }
#endif
