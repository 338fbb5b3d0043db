import ApigenKit
import Foundation

/// Does something again each time that what it read has changed, until the task is cancelled.
///
/// It looks at the files several times a second, which works on every system and file system, and costs a question for
/// each file.
struct Watcher {
    /// What a round read, and what it wrote itself.
    struct Round {
        var read: WatchedFiles
        var written: Set<String> = []
    }

    /// The time between two looks.
    static let interval: UInt64 = 300_000_000
    /// The time without a change after which a burst of changes is over.
    static let calm: UInt64 = 100_000_000
    /// Bursts that go on for longer than this many times the calm are not waited for.
    private static let maximumBurst = 20

    /// Runs rounds until the task is cancelled.
    @MainActor static func run(_ round: @MainActor () async throws -> Round) async throws {
        while true {
            try await waitForChange(after: try await round())
        }
    }

    private static func waitForChange(after round: Round) async throws {
        let disk = DiskFileSystem()
        while true {
            try await Task.sleep(nanoseconds: interval)
            var now = round.read.current(ignoring: round.written, on: disk)
            guard now != round.read else { continue }
            // Editors write in several steps, and a checkout of many files takes a while.
            for _ in 0..<maximumBurst {
                try await Task.sleep(nanoseconds: calm)
                let next = round.read.current(ignoring: round.written, on: disk)
                if next == now { break }
                now = next
            }
            return
        }
    }
}
