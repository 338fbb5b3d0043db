import Foundation

@testable import ApigenRuntime

/// Work that waits in flight until a test ends it, and tells what was asked for.
final class ControlledWork<Request: Sendable, Answer: Sendable>: Sendable {
    private struct State {
        var requests: [Request] = []
        var waiting: [Int: CheckedContinuation<Answer, any Error>] = [:]
        var cancelled: Set<Int> = []
    }

    private let state = Locked(State())
    private let heedsCancellation: Bool

    /// Creates work; it may be of the kind that goes on when it is cancelled, as an answer that has arrived does.
    init(heedsCancellation: Bool = true) {
        self.heedsCancellation = heedsCancellation
    }

    /// What was asked for so far.
    var requests: [Request] { state.withLock { $0.requests } }

    /// The calls that were cancelled in flight, by number from 0.
    var cancelled: Set<Int> { state.withLock { $0.cancelled } }

    /// Runs until a test ends it, or until it is cancelled.
    func run(_ request: Request) async throws -> Answer {
        let number = state.withLock { state in
            state.requests.append(request)
            return state.requests.count - 1
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isCancelled = state.withLock { state in
                    if heedsCancellation, state.cancelled.contains(number) { return true }
                    state.waiting[number] = continuation
                    return false
                }
                if isCancelled { continuation.resume(throwing: CancellationError()) }
            }
        } onCancel: {
            state.withLock { _ = $0.cancelled.insert(number) }
            if heedsCancellation { end(number, .failure(CancellationError())) }
        }
    }

    /// Waits until there were this many calls and they wait in flight, or have ended; false after ten seconds.
    func started(_ count: Int) async -> Bool {
        await eventually { self.requests.count >= count }
    }

    /// Ends a call with an answer.
    func succeed(_ number: Int, _ answer: Answer) async {
        guard await isWaiting(number) else { return }
        end(number, .success(answer))
    }

    /// Ends a call with an error.
    func fail(_ number: Int, _ error: any Error = WorkFailure()) async {
        guard await isWaiting(number) else { return }
        end(number, .failure(error))
    }

    private func isWaiting(_ number: Int) async -> Bool {
        await eventually { self.state.withLock { $0.waiting[number] != nil } }
    }

    private func end(_ number: Int, _ result: Result<Answer, any Error>) {
        state.withLock { $0.waiting.removeValue(forKey: number) }?.resume(with: result)
    }
}

extension ControlledWork where Request == Void {
    /// Runs until a test ends it, or until it is cancelled.
    func run() async throws -> Answer {
        try await run(())
    }
}

/// A failure to tell from others.
struct WorkFailure: LocalizedError, Hashable {
    var errorDescription: String? = "the work has failed"
}

/// Waits until a condition holds; false after ten seconds.
func eventually(
    isolation: isolated (any Actor)? = #isolation,
    _ condition: () -> Bool
) async -> Bool {
    for _ in 0..<2000 {
        if condition() { return true }
        try? await Task.sleep(nanoseconds: 5_000_000)
    }
    return condition()
}
