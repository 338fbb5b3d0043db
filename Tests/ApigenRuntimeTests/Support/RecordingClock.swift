import Foundation

@testable import ApigenRuntime

/// A clock that stands still: waits end at once and are written down, and the time moves on by them.
final class RecordingClock: ClientClock {
    private let state: Locked<(now: Date, waits: [TimeInterval])>

    init(now: Date = Date(timeIntervalSince1970: 1_700_000_000)) {
        state = Locked((now, []))
    }

    /// The waits so far, in seconds.
    var waits: [TimeInterval] { state.withLock { $0.waits } }

    func now() -> Date { state.withLock { $0.now } }

    /// Moves the time on.
    func advance(_ seconds: TimeInterval) {
        state.withLock { $0.now += seconds }
    }

    func sleep(seconds: TimeInterval) async throws {
        try Task.checkCancellation()
        state.withLock { state in
            state.waits.append(seconds)
            state.now += seconds
        }
    }
}
