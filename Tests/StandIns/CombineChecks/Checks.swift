import Foundation

/// Runs the checks and says how each ended. The exit status is 1 if any failed.
@main
enum Checks {
    static func main() async {
        var failures = 0
        // A subscription that calls downstream under its lock blocks threads for good: nothing else would end this.
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 60)
            report("FAILED  the check after the last line above hangs")
            exit(1)
        }
        for (name, check) in PublisherChecks.all + PagesChecks.all + ObjectChecks.all {
            do {
                try await check()
                report("ok      \(name)")
            } catch {
                report("FAILED  \(name): \(error)")
                failures += 1
            }
        }
        exit(failures == 0 ? 0 : 1)
    }
}

/// Writes a line at once, not when a buffer is full: the next check may hang.
func report(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

/// A check that can fail.
typealias Check = @Sendable () async throws -> Void

/// What was expected, and is not so.
struct Unexpected: Error, CustomStringConvertible {
    let description: String
}

/// Fails unless a condition holds.
func expect(_ condition: Bool, _ what: String, line: Int = #line) throws {
    if !condition { throw Unexpected(description: "\(what) (line \(line))") }
}

/// Waits until a condition holds; fails after ten seconds.
func expectSoon(_ what: String, line: Int = #line, _ condition: () -> Bool) async throws {
    for _ in 0..<2000 {
        if condition() { return }
        try await Task.sleep(nanoseconds: 5_000_000)
    }
    throw Unexpected(description: "\(what) (line \(line))")
}

/// Waits long enough for something to happen that must not.
func settle() async throws {
    try await Task.sleep(nanoseconds: 50_000_000)
}
