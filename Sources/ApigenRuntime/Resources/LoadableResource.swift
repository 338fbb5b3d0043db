/// A resource whose type of value does not matter, as a ``ResourceGroup`` sees it.
@MainActor
public protocol LoadableResource: Reloadable {
    /// Whether a load is running.
    var isLoading: Bool { get }

    /// The error of the last load that ended, if it failed. Never a cancellation.
    var error: (any Error)? { get }

    /// Loads, in place of any load that is running.
    @discardableResult
    func load() async -> LoadOutcome

    /// Cancels the load that is running.
    func cancel()

    /// Loads, and keeps the content current until the calling task is cancelled, as far as the options ask for it.
    ///
    /// By default it loads once.
    func keepCurrent() async

    /// Says that the app has come back to the foreground. Reloads if the options ask for it.
    ///
    /// In SwiftUI the modifier `loads` calls it, fed by `scenePhase`. By default it does nothing.
    @discardableResult
    func returnToForeground() async -> LoadOutcome
}

extension LoadableResource {
    public func keepCurrent() async {
        await load()
    }

    @discardableResult
    public func returnToForeground() async -> LoadOutcome {
        .cancelled
    }
}
