import Foundation

/// Work that takes minutes, or waits for a program that does.
enum OwnThread {
    /// Does it on a thread of its own.
    ///
    /// On those that tests share it would keep all other tests from going on: there are no more of them than cores.
    static func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let thread = Thread { continuation.resume(with: Result { try work() }) }
            // Samples may nest deep.
            thread.stackSize = 64 << 20
            thread.start()
        }
    }
}
