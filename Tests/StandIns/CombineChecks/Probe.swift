import Combine
import Foundation

/// A subscriber that asks for what a check tells it to, and writes down what it receives.
///
/// `@unchecked Sendable`: its state is behind the lock.
final class Probe<Input: Sendable>: Subscriber, @unchecked Sendable {
    typealias Failure = any Error

    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var received: [Input] = []
    private var completions: [Subscribers.Completion<any Error>] = []
    private var isInside = false
    private var wasEnteredTwice = false
    private let initialDemand: Subscribers.Demand
    private let onValue: (Probe, Input) -> Subscribers.Demand

    init(
        _ demand: Subscribers.Demand = .unlimited,
        onValue: @escaping (Probe, Input) -> Subscribers.Demand = { _, _ in .none }
    ) {
        initialDemand = demand
        self.onValue = onValue
    }

    var values: [Input] { lock.withLock { received } }
    var completionCount: Int { lock.withLock { completions.count } }
    /// Whether two threads were inside at once, or one twice.
    var isSerial: Bool { lock.withLock { !wasEnteredTwice } }

    var error: (any Error)? {
        if case .failure(let error) = lock.withLock({ completions.last }) { error } else { nil }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { subscription }?.request(demand)
    }

    func cancel() {
        lock.withLock { subscription }?.cancel()
    }

    func receive(subscription: any Subscription) {
        lock.withLock { self.subscription = subscription }
        if initialDemand > .none { subscription.request(initialDemand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        enter()
        defer { leave() }
        lock.withLock { received.append(input) }
        return onValue(self, input)
    }

    func receive(completion: Subscribers.Completion<any Error>) {
        enter()
        defer { leave() }
        lock.withLock { completions.append(completion) }
    }

    private func enter() {
        lock.withLock {
            if isInside { wasEnteredTwice = true }
            isInside = true
        }
    }

    private func leave() {
        lock.withLock { isInside = false }
    }
}
