import Foundation

/// Several resources that a screen loads at once.
///
/// ```swift
/// let group = ResourceGroup(hotels, additionalInfo)
/// await group.load()
/// if let message = group.errorMessage { … }
/// ```
///
/// What was loaded is kept when something else failed. It is observed as a ``NetworkResource`` is; as an
/// `ObservableObject` it announces the changes of its resources too.
@MainActor
public final class ResourceGroup: LoadableResource {
    enum Part { case activity, failures }

    /// The resources.
    public let resources: [any LoadableResource]

    nonisolated let changes = ChangeRelay<Part>()
    private var isRunning = false
    /// The resources that have failed since the last load, in the order in which they did.
    private var failures: [any LoadableResource] = []
    /// The generation of ``load()`` that may still write.
    private var generation = 0

    /// Creates a group.
    public convenience init(_ resources: any LoadableResource...) {
        self.init(resources)
    }

    /// Creates a group of any number.
    public init(_ resources: [any LoadableResource]) {
        self.resources = resources
        for resource in resources {
            (resource as? any ChangeAnnouncing)?.forwardChanges(to: changes)
        }
    }

    /// Whether any load of the group has not ended.
    public var isLoading: Bool {
        changes.access(.activity)
        return isRunning || resources.contains { $0.isLoading }
    }

    /// The error of the first resource that failed since ``load()`` was called, and has not been loaded well since.
    ///
    /// Never a cancellation.
    public var error: (any Error)? {
        changes.access(.failures)
        return failures.lazy.compactMap { $0.error }.first
    }

    /// The text of ``error``, to be shown.
    public var errorMessage: String? { error?.localizedDescription }

    /// Loads all at once and returns when all have ended. Cancelling the calling task cancels all.
    @discardableResult
    public func load() async -> LoadOutcome {
        await run { await $0.load() }
    }

    /// Reloads at once all that was loaded, and returns when all have ended.
    @discardableResult
    public func reload() async -> LoadOutcome {
        await run { await $0.reload() }
    }

    /// Cancels all loads.
    public func cancel() {
        generation += 1
        changes.change([.activity]) { isRunning = false }
        for resource in resources { resource.cancel() }
    }

    /// Loads all, and keeps each current until the calling task is cancelled, as its options say.
    public func keepCurrent() async {
        await withTaskGroup(of: Void.self) { tasks in
            for resource in resources {
                tasks.addTask { await resource.keepCurrent() }
            }
        }
    }

    /// Says that the app has come back to the foreground. Each resource does what its options say.
    @discardableResult
    public func returnToForeground() async -> LoadOutcome {
        await all {
            await $0.returnToForeground()
        } each: { _, _ in
        }
    }

    /// Loads all by some action, with what the group says about it.
    private func run(_ action: @escaping @MainActor (any LoadableResource) async -> LoadOutcome) async -> LoadOutcome {
        guard !Task.isCancelled else { return .cancelled }
        generation += 1
        let generation = generation
        changes.change([.activity, .failures]) {
            isRunning = true
            failures = []
        }
        let outcome = await all(action) { resource, outcome in
            guard case .failed = outcome, generation == self.generation else { return }
            changes.change([.failures]) { failures.append(resource) }
        }
        if generation == self.generation {
            changes.change([.activity]) { isRunning = false }
        }
        return outcome
    }

    /// Runs an action on all resources at once. Gives the first failure, or else whether anything was loaded.
    private func all(
        _ action: @escaping @MainActor (any LoadableResource) async -> LoadOutcome,
        each report: (any LoadableResource, LoadOutcome) -> Void
    ) async -> LoadOutcome {
        await withTaskGroup(of: (Int, LoadOutcome).self) { tasks in
            for (index, resource) in resources.enumerated() {
                tasks.addTask { (index, await action(resource)) }
            }
            var result = LoadOutcome.cancelled
            for await (index, outcome) in tasks {
                report(resources[index], outcome)
                switch (result, outcome) {
                case (.failed, _), (_, .cancelled): break
                default: result = outcome
                }
            }
            return result
        }
    }
}

extension ResourceGroup: ChangeAnnouncing {
    func forwardChanges<Other>(to relay: ChangeRelay<Other>) {
        changes.forward(to: relay)
    }
}
