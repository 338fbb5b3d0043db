import Foundation

/// A program that was run to its end, and what it cost with all programs that it started.
struct ChildProcess {
    /// Seconds of processors, in the program and in the system for it.
    var cpuSeconds: Double
    /// Seconds by the clock on the wall.
    var seconds: Double
    /// The most memory that one of its programs had.
    var peakBytes: Int
    /// What it printed.
    var output: String

    /// Runs a program. One that fails ends the benchmark with what it printed.
    init(_ arguments: [String]) throws {
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-\(getpid()).log")
        defer { try? FileManager.default.removeItem(at: log) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, log.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)

        let strings = arguments.map { strdup($0) }
        defer { for string in strings { free(string) } }
        let start = ContinuousClock.now
        var id = pid_t()
        let failure = posix_spawnp(&id, arguments[0], &actions, nil, strings + [nil], environ)
        guard failure == 0 else { throw ChildFailure(arguments, String(cString: strerror(failure))) }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(id, &status, 0, &usage) == -1, errno == EINTR {}
        let duration = start.duration(to: .now)

        output = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        guard status == 0 else { throw ChildFailure(arguments, output) }
        cpuSeconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
        seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
        // Linux counts in units of 1,024 bytes, Apple's systems in bytes.
        #if canImport(Darwin)
            peakBytes = usage.ru_maxrss
        #else
            peakBytes = usage.ru_maxrss * 1024
        #endif
    }

    private static func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
    }
}

/// A program that could not be run, or failed.
struct ChildFailure: Error, CustomStringConvertible {
    let description: String

    init(_ arguments: [String], _ message: String) {
        description = "\(arguments.joined(separator: " ")): \(message)"
    }
}
