import Observation

#if canImport(Combine)
    import Combine
#endif

/// Tells those who watch an object that a part of it is read, or changes.
///
/// It speaks through Observation where the system has that (macOS 14, iOS 17, Linux), and through the object's
/// `objectWillChange` where Combine exists, so that one type serves all systems.
@MainActor
final class ChangeRelay<Part: Hashable & Sendable> {
    /// An `ObservationRegistrar` where the system has one. A stored property can't be of a type that may be missing.
    private let registrar: (any Sendable)?
    private var listeners: [Listener] = []

    /// Another object that is told of each change.
    private struct Listener {
        let isAlive: @MainActor () -> Bool
        let announce: @MainActor () -> Void
    }

    #if canImport(Combine)
        private nonisolated let publisher = PublisherBox()

        /// Publishes before each change.
        nonisolated var objectWillChange: ObservableObjectPublisher { publisher.publisher }
    #endif

    nonisolated init() {
        if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
            registrar = ObservationRegistrar()
        } else {
            registrar = nil
        }
    }

    /// Notes that a part is read.
    func access(_ part: Part) {
        if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
            (registrar as? ObservationRegistrar)?.access(self, keyPath: \.[part])
        }
    }

    /// Runs the write that changes some parts, and tells those who watch them: once, whatever their number.
    func change(_ parts: Set<Part>, _ write: () -> Void) {
        guard !parts.isEmpty else { return write() }
        announce()
        if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *), let registrar = registrar as? ObservationRegistrar {
            for part in parts { registrar.willSet(self, keyPath: \.[part]) }
            write()
            for part in parts { registrar.didSet(self, keyPath: \.[part]) }
        } else {
            write()
        }
    }

    /// Says that something will change, to those who don't ask for parts.
    func announce() {
        #if canImport(Combine)
            objectWillChange.send()
        #endif
        // Foreign code runs in here, and may add listeners.
        for listener in listeners { listener.announce() }
        listeners.removeAll { !$0.isAlive() }
    }

    /// Announces the changes of this object as changes of another one too, as long as that lives.
    func forward<Other>(to other: ChangeRelay<Other>) {
        listeners.append(
            Listener(isAlive: { [weak other] in other != nil }, announce: { [weak other] in other?.announce() })
        )
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension ChangeRelay: Observable {
    /// Stands for a part: Observation knows what it observes by key path.
    fileprivate nonisolated subscript(part: Part) -> Void { () }
}

#if canImport(Combine)
    /// Holds a publisher that any thread may subscribe to.
    ///
    /// `@unchecked Sendable`: the publisher takes care of its own state, but not every SDK declares that.
    private final class PublisherBox: @unchecked Sendable {
        let publisher = ObservableObjectPublisher()
    }
#endif
