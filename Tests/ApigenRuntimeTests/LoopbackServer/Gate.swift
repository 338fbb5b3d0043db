import Foundation

/// Something that is closed until a test opens it.
///
/// `@unchecked Sendable`: the flag is behind the lock.
final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private var flag = false

    /// Whether it is open.
    var isOpen: Bool { lock.withLock { flag } }

    /// Opens it for good.
    func open() { lock.withLock { flag = true } }

    /// Waits until it is open; false after a minute.
    func wait() async -> Bool {
        let deadline = Date() + 60
        while Date() < deadline {
            if isOpen { return true }
            try? await Task.sleep(nanoseconds: 5_000_000)
        }
        return false
    }
}
