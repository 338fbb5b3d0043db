import Foundation

/// A value behind a lock.
///
/// `Synchronization.Mutex` would be the first choice, but needs macOS 15 and iOS 18 where this library
/// starts at macOS 12 and iOS 15. This is the one place that holds a lock.
///
/// `@unchecked Sendable`: `value` is read and written only inside `withLock`, and what goes in or comes
/// out must be `Sendable` itself or never leave the closure.
final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: sending Value) {
        self.value = value
    }

    /// Runs `body` with exclusive access. Never call out to foreign code in `body`.
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
