/// A resource whose type of value does not matter, as a ``ResourceGroup`` sees it.
@MainActor
public protocol LoadableResource: AnyObject, Sendable {
    /// Whether a load is running.
    var isLoading: Bool { get }

    /// Loads, in place of any load that is running.
    @discardableResult
    func load() async -> LoadOutcome

    /// Cancels the load that is running.
    func cancel()
}
