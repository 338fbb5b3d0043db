@propertyWrapper
public struct State<Value> {
    private let initial: Value

    public init(wrappedValue: Value) {
        initial = wrappedValue
    }

    public var wrappedValue: Value {
        get { initial }
        nonmutating set {}
    }

    public var projectedValue: Binding<Value> {
        Binding(get: { initial }, set: { _ in })
    }
}

@propertyWrapper
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
}

@MainActor @preconcurrency @propertyWrapper
public struct StateObject<Object: ObservableObject> {
    nonisolated(unsafe) private let make: () -> Object

    nonisolated public init(wrappedValue make: @autoclosure @escaping () -> Object) {
        self.make = make
    }

    public var wrappedValue: Object { make() }
}

@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<Object: ObservableObject> {
    public var wrappedValue: Object

    public init(wrappedValue: Object) {
        self.wrappedValue = wrappedValue
    }
}

@propertyWrapper
public struct Environment<Value> {
    private let path: KeyPath<EnvironmentValues, Value>

    public init(_ path: KeyPath<EnvironmentValues, Value>) {
        self.path = path
    }

    public var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
}

public struct EnvironmentValues {
    public var scenePhase: ScenePhase { .active }
}

public enum ScenePhase: Hashable, Sendable {
    case background
    case inactive
    case active
}
