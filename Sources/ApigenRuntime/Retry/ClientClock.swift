import Foundation

/// Tells the time and waits. Tests give a client one that does not really wait.
///
/// Swift's own `Clock` would be the first choice, but needs macOS 13 and iOS 16.
public protocol ClientClock: Sendable {
    /// The time of day.
    func now() -> Date

    /// Waits. Throws `CancellationError` at once when the task is cancelled.
    func sleep(seconds: TimeInterval) async throws
}

/// The clock of the system.
public struct SystemClock: ClientClock {
    /// Creates the clock.
    public init() {}

    /// The time of the system.
    public func now() -> Date { Date() }

    /// Waits in real time.
    public func sleep(seconds: TimeInterval) async throws {
        try await Task.sleep(nanoseconds: UInt64(max(0, min(seconds, 1e9)) * 1e9))
    }
}
