/// A value that is loaded, with what a screen wants to know about it: is it loading, has it failed, what was there before.
///
/// ```swift
/// struct UsersScreen: View {
///     @State private var users: NetworkResource<[User]>          // before iOS 17: @StateObject
///
///     init(client: APIClient) {
///         _users = State(wrappedValue: NetworkResource(client: client))
///     }
///
///     var body: some View {
///         List(users.value ?? []) { Text($0.name) }
///             .overlay { if users.isLoading { ProgressView() } }
///             .task { await users.load(UsersAPI.users()) }
///             .refreshable { await users.reload() }
///     }
/// }
/// ```
///
/// Anything else that brings a value can be loaded too: `NetworkResource { try await cache.user(1) }`.
///
/// - A value stays readable while it is reloaded, and beside an error.
/// - A second load takes the place of the first, which changes nothing any more.
/// - A cancelled load is no failure: the phase is what it was before.
/// - When the resource is released, what is in flight is cancelled.
///
/// It is observed through Observation from macOS 14 and iOS 17 on and on Linux, property by property, and as an
/// `ObservableObject` on all Apple systems.
@MainActor
public final class NetworkResource<Value: Sendable>: ValueResource {
    /// Brings a value.
    public typealias Operation = @Sendable () async throws -> Value

    nonisolated let loader: ResourceLoader<Value>
    /// What endpoints are sent with.
    let client: APIClient?
    /// What the resource was made to load.
    private let source: ResourceOperation<Value>?
    /// What was loaded last.
    private var operation: ResourceOperation<Value>?

    /// Creates a resource without a value.
    ///
    /// - Parameters:
    ///   - options: How the value is kept current.
    ///   - operation: What ``load()`` runs. Without it, give ``load(_:)`` one.
    public convenience init(options: ResourceOptions = ResourceOptions(), _ operation: Operation? = nil) {
        self.init(client: nil, value: nil, options: options, source: operation.map { ResourceOperation($0) })
    }

    /// Creates a resource that has a value already, for a preview or from a store.
    ///
    /// - Parameters:
    ///   - value: The value, which counts as loaded now.
    ///   - options: How the value is kept current.
    ///   - operation: What ``load()`` runs.
    public convenience init(value: Value, options: ResourceOptions = ResourceOptions(), _ operation: Operation? = nil) {
        self.init(client: nil, value: value, options: options, source: operation.map { ResourceOperation($0) })
    }

    init(client: APIClient?, value: Value?, options: ResourceOptions, source: ResourceOperation<Value>?) {
        loader = ResourceLoader(value: value, options: options)
        self.client = client
        self.source = source
    }

    /// The last value that was loaded.
    public var value: Value? { loader.read(.value).value }

    /// How far it has come.
    public var phase: LoadPhase { loader.read(.phase).phase }

    /// Whether a load is running.
    public var isLoading: Bool { loader.read(.activity).isLoading }

    /// Whether a load is running while there is a value already.
    public var isReloading: Bool { loader.read(.activity, .value).isReloading }

    /// The error of the last load that ended, if it failed. Never a cancellation.
    public var error: (any Error)? { loader.read(.phase).error }

    /// How the value is kept current.
    public var options: ResourceOptions { loader.options }

    /// Loads with the operation that the resource was made with, or else repeats the last load.
    ///
    /// Does nothing while the value is fresh: see ``ResourceOptions/freshness``. Cancelling the calling task
    /// cancels the load.
    @discardableResult
    public func load() async -> LoadOutcome {
        guard !loader.isFresh else { return .loaded }
        guard let operation = source ?? operation else { return .cancelled }
        return await run(operation, operation.load)
    }

    /// Loads with an operation, in place of any load that is running.
    ///
    /// Cancelling the calling task cancels the load.
    @discardableResult
    public func load(_ operation: @escaping Operation) async -> LoadOutcome {
        await run(ResourceOperation(operation), operation)
    }

    /// Starts a load and returns at once. It ends with ``cancel()``, with another load, or with the resource.
    public func start(_ operation: @escaping Operation) {
        begin(ResourceOperation(operation))
    }

    /// Repeats the last load; does nothing if there was none.
    ///
    /// An endpoint is asked for at the server, past any cache, unless its options say otherwise.
    @discardableResult
    public func reload() async -> LoadOutcome {
        // A value that was there from the start counts as loaded.
        guard let operation = operation ?? (loader.state.loadedValue == nil ? nil : source) else { return .cancelled }
        return await run(operation, operation.reload)
    }

    /// Cancels the load that is running, and goes back to the phase from before it.
    public func cancel() {
        loader.cancel()
    }

    /// Makes the value count as old, so that the next ``load()`` asks the server.
    public func invalidate() {
        loader.invalidate()
    }

    /// Changes the value that is there, without a request; does nothing if there is none.
    public func update(_ change: (inout Value) -> Void) {
        loader.change { $0.update(change) }
    }
}

// MARK: Running

extension NetworkResource {
    /// Loads with one side of an operation, and remembers that.
    func run(_ operation: ResourceOperation<Value>, _ side: @escaping Operation) async -> LoadOutcome {
        guard !Task.isCancelled else { return .cancelled }
        self.operation = operation
        return await loader.load(operation: side)
    }

    /// Starts a load, and remembers its operation.
    func begin(_ operation: ResourceOperation<Value>) {
        self.operation = operation
        loader.start(operation: operation.load)
    }
}

extension NetworkResource: ChangeAnnouncing {
    func forwardChanges<Part>(to relay: ChangeRelay<Part>) {
        loader.changes.forward(to: relay)
    }
}
