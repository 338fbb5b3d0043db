import Foundation

/// How a resource keeps its value current. Each option has a default that does nothing by itself.
///
/// ```swift
/// let options = ResourceOptions(freshness: 60, pollingInterval: 30, refreshesOnReturn: true)
/// let hotels = NetworkResource(client: client, endpoint: HotelsAPI.hotels(), options: options)
/// ```
public struct ResourceOptions: Sendable {
    /// Seconds for which a value is fresh: ``NetworkResource/load()`` leaves it as it is. 0 by default: each load
    /// asks the server. ``NetworkResource/reload()`` always does.
    public var freshness: TimeInterval
    /// Seconds between the reloads of ``NetworkResource/keepCurrent()``. Nil by default: it loads once.
    public var pollingInterval: TimeInterval?
    /// Whether a value that is no longer fresh is reloaded when the app comes back to the foreground: see
    /// ``LoadableResource/returnToForeground()``. False by default.
    public var refreshesOnReturn: Bool
    /// Whether a value equal to the one that is there leaves it, so that nothing is drawn again. True by default;
    /// values that are not `Equatable` are always replaced.
    public var skipsEqualValues: Bool
    /// Tells how old a value is, and waits between reloads. The clock of the system by default.
    public var clock: any ClientClock

    /// Creates options.
    public init(
        freshness: TimeInterval = 0,
        pollingInterval: TimeInterval? = nil,
        refreshesOnReturn: Bool = false,
        skipsEqualValues: Bool = true,
        clock: any ClientClock = SystemClock()
    ) {
        self.freshness = freshness
        self.pollingInterval = pollingInterval
        self.refreshesOnReturn = refreshesOnReturn
        self.skipsEqualValues = skipsEqualValues
        self.clock = clock
    }
}
