/// A value kept behind a reference, so that a type can hold itself.
///
/// Generated models have such storage for a field whose type leads back to the model, as a comment's parent does.
/// It is a value all the same: a copy is changed without the original.
public struct Indirect<Value> {
    fileprivate indirect enum Storage {
        case stored(Value)
    }

    private var storage: Storage

    /// Keeps a value.
    public init(_ value: Value) {
        storage = .stored(value)
    }

    /// The value.
    public var value: Value {
        get {
            switch storage {
            case .stored(let value): value
            }
        }
        set { storage = .stored(newValue) }
    }
}

extension Indirect.Storage: Sendable where Value: Sendable {}
extension Indirect: Sendable where Value: Sendable {}

extension Indirect: Equatable where Value: Equatable {
    /// Whether the values are equal.
    public static func == (left: Indirect, right: Indirect) -> Bool { left.value == right.value }
}

extension Indirect: Hashable where Value: Hashable {
    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
