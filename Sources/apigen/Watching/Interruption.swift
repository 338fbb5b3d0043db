import Dispatch
import Foundation

/// Ends a command that goes on until a person stops it, as is due: what it writes is whole, and the status is 0.
enum Interruption {
    /// Does something that goes on until Ctrl-C, or until the system asks the tool to end.
    @MainActor static func ending(_ work: @escaping @MainActor () async throws -> ExitStatus) async throws -> ExitStatus
    {
        let task = Task { try await work() }
        let sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            // The queue is none of the main actor's.
            source.setEventHandler { @Sendable in task.cancel() }
            source.resume()
            return source
        }
        defer { for source in sources { source.cancel() } }
        do {
            return try await task.value
        } catch is CancellationError {
            return .done
        }
    }
}
