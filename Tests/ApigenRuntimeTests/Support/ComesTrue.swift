import Foundation

/// Waits until a condition that must be asked for holds; false after a minute.
func comesTrue(
    isolation: isolated (any Actor)? = #isolation,
    _ condition: () async throws -> Bool
) async rethrows -> Bool {
    let deadline = Date() + 60
    while Date() < deadline {
        if try await condition() { return true }
        try? await Task.sleep(nanoseconds: 2_000_000)
    }
    return false
}
