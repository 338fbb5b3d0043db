/// A resource that has a value once it was loaded: a ``NetworkResource`` or a ``Paged`` list.
@MainActor
public protocol ValueResource<Value>: LoadableResource {
    /// What is loaded.
    associatedtype Value: Sendable

    /// The last value that was loaded.
    var value: Value? { get }

    /// How far it has come.
    var phase: LoadPhase { get }
}
