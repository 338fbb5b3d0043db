import Foundation
import Observation

/// Several resources that a screen loads at once.
///
/// ```swift
/// let group = ResourceGroup(hotels, additionalInfo)
/// await group.load()
/// ```
///
/// What was loaded is kept when something else failed.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor @Observable
public final class ResourceGroup {
    /// The resources.
    @ObservationIgnored public let resources: [any LoadableResource]

    /// Whether any load of the group has not ended.
    public private(set) var isLoading = false

    /// The text of the first failure since ``load()`` was called. Never set by a cancellation.
    public private(set) var errorMessage: String?

    /// The generation of ``load()`` that may still write.
    @ObservationIgnored private var generation = 0

    /// Creates a group.
    public init(_ resources: any LoadableResource...) {
        self.resources = resources
    }

    /// Loads all at once and returns when all have ended. Cancelling the calling task cancels all.
    public func load() async {
        generation += 1
        let generation = generation
        isLoading = true
        errorMessage = nil
        await withTaskGroup(of: LoadOutcome.self) { group in
            for resource in resources {
                group.addTask { await resource.load() }
            }
            for await outcome in group {
                guard case .failed(let error) = outcome, generation == self.generation, errorMessage == nil else {
                    continue
                }
                errorMessage = error.localizedDescription
            }
        }
        if generation == self.generation { isLoading = false }
    }

    /// Cancels all loads.
    public func cancel() {
        generation += 1
        isLoading = false
        for resource in resources { resource.cancel() }
    }
}
