import Foundation

/// A value behind a lock that, like Combine's own, may not be entered twice by one thread.
///
/// `@unchecked Sendable`: the value is touched under the lock only.
final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}
