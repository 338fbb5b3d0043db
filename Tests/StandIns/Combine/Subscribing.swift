// A stand-in for Apple's Combine, for checks on Linux. It has the names that this project uses, and works: demand,
// cancellation and `first()` behave as documented. It proves names and isolation, and the behaviour of our
// subscriptions; it does not prove Apple's signatures.

public protocol Cancellable {
    func cancel()
}

public struct CombineIdentifier: Hashable, Sendable {
    private let object: ObjectIdentifier

    public init(_ object: AnyObject) {
        self.object = ObjectIdentifier(object)
    }
}

public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    func request(_ demand: Subscribers.Demand)
}

public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error

    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    public let combineIdentifier: CombineIdentifier
    private let receiveSubscription: (any Subscription) -> Void
    private let receiveInput: (Input) -> Subscribers.Demand
    private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

    public init<Base: Subscriber>(_ base: Base) where Base.Input == Input, Base.Failure == Failure {
        combineIdentifier = base.combineIdentifier
        receiveSubscription = { base.receive(subscription: $0) }
        receiveInput = { base.receive($0) }
        receiveCompletion = { base.receive(completion: $0) }
    }

    public func receive(subscription: any Subscription) { receiveSubscription(subscription) }
    public func receive(_ input: Input) -> Subscribers.Demand { receiveInput(input) }
    public func receive(completion: Subscribers.Completion<Failure>) { receiveCompletion(completion) }
}

public enum Subscribers {
    public struct Demand: Hashable, Comparable, Sendable {
        /// Nil for no limit.
        private let count: Int?

        public static let none = Demand(count: 0)
        public static let unlimited = Demand(count: nil)

        public static func max(_ count: Int) -> Demand {
            precondition(count >= 0, "a demand is not negative")
            return Demand(count: count)
        }

        public static func + (left: Demand, right: Demand) -> Demand {
            guard let leftCount = left.count, let rightCount = right.count else { return .unlimited }
            return Demand(count: leftCount + rightCount)
        }

        public static func += (left: inout Demand, right: Demand) { left = left + right }

        public static func - (left: Demand, right: Int) -> Demand {
            guard let count = left.count else { return .unlimited }
            precondition(count >= right, "more was delivered than demanded")
            return Demand(count: count - right)
        }

        public static func -= (left: inout Demand, right: Int) { left = left - right }

        public static func < (left: Demand, right: Demand) -> Bool {
            guard let leftCount = left.count else { return false }
            guard let rightCount = right.count else { return true }
            return leftCount < rightCount
        }
    }

    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    /// Asks for everything, and calls closures.
    ///
    /// `@unchecked Sendable`: its state is behind the lock.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
        private let state = Guarded<(any Subscription)?>(nil)
        private let receiveCompletion: (Completion<Failure>) -> Void
        private let receiveValue: (Input) -> Void

        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        public func receive(subscription: any Subscription) {
            state.withLock { $0 = subscription }
            subscription.request(.unlimited)
        }

        public func receive(_ input: Input) -> Demand {
            receiveValue(input)
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            state.withLock { $0 = nil }
            receiveCompletion(completion)
        }

        public func cancel() {
            let subscription = state.withLock { subscription in
                defer { subscription = nil }
                return subscription
            }
            subscription?.cancel()
        }
    }
}

public final class AnyCancellable: Cancellable, Hashable {
    private let action: () -> Void
    private let isDone = Guarded(false)

    public init(_ cancel: @escaping () -> Void) {
        action = cancel
    }

    public init(_ cancellable: some Cancellable) {
        action = { cancellable.cancel() }
    }

    deinit { cancel() }

    public func cancel() {
        let isFirst = isDone.withLock { isDone in
            defer { isDone = true }
            return !isDone
        }
        if isFirst { action() }
    }

    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
