import Dispatch

public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure
}

extension Publisher {
    public func subscribe<Downstream: Subscriber>(_ subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        receive(subscriber: subscriber)
    }

    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }

    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }

    public func first() -> AnyPublisher<Output, Failure> {
        prefix(1)
    }

    public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher(PrefixPublisher(upstream: self, count: count))
    }

    public func receive(on queue: DispatchQueue) -> AnyPublisher<Output, Failure> {
        AnyPublisher(QueuePublisher(upstream: self, queue: queue))
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let attach: (any Subscriber<Output, Failure>) -> Void

    public init<Base: Publisher>(_ base: Base) where Base.Output == Output, Base.Failure == Failure {
        attach = { subscriber in
            func open(_ subscriber: some Subscriber<Output, Failure>) { base.receive(subscriber: subscriber) }
            open(subscriber)
        }
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        attach(subscriber)
    }
}

public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
}

/// Publishes that an object will change. Not `Sendable`, as an SDK may leave it.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let subscribers = Guarded<[CombineIdentifier: any Subscriber<Void, Never>]>([:])

    public init() {}

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Void, Downstream.Failure == Never {
        let identifier = subscriber.combineIdentifier
        subscribers.withLock { $0[identifier] = subscriber }
        subscriber.receive(subscription: Connection { self.subscribers.withLock { $0[identifier] = nil } })
    }

    public func send() {
        for subscriber in subscribers.withLock({ Array($0.values) }) { _ = subscriber.receive(()) }
    }

    private final class Connection: Subscription {
        private let end: () -> Void

        init(_ end: @escaping () -> Void) {
            self.end = end
        }

        func request(_ demand: Subscribers.Demand) {}

        func cancel() { end() }
    }
}
