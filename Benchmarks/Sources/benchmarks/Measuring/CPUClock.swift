import Foundation

/// Time that a processor has worked for us. What other programs do in between does not count.
enum CPUClock {
    /// Seconds of this thread.
    static var thread: Double { seconds(CLOCK_THREAD_CPUTIME_ID) }
    /// Seconds of all threads of this process.
    static var process: Double { seconds(CLOCK_PROCESS_CPUTIME_ID) }

    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    }
}
