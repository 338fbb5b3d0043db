import Foundation

/// A moment after which nobody waits any longer. It is measured by a clock that nobody sets.
struct Deadline: Sendable {
    private let uptime: Double

    /// So many seconds from now.
    init(in seconds: Double) {
        uptime = ProcessInfo.processInfo.systemUptime + seconds
    }

    /// The seconds that are left; none or less where it has passed.
    var remaining: Double { uptime - ProcessInfo.processInfo.systemUptime }

    /// Whether it has passed.
    var hasPassed: Bool { remaining <= 0 }

    /// The milliseconds that are left, rounded up, as `poll` takes them; at most a minute.
    var pollMilliseconds: Int32 { Int32((min(max(remaining, 0), 60) * 1000).rounded(.up)) }
}
