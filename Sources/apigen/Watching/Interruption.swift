/// Ends a command that goes on until a person stops it, as is due: what it writes is whole, and the status is 0.
enum Interruption {
    /// Does something that goes on until Ctrl-C, or until the system asks the tool to end.
    @MainActor static func ending(_ work: @escaping @MainActor () async throws -> ExitStatus) async throws -> ExitStatus
    {
        let task = Task { try await work() }
        let signals = TerminationSignals { task.cancel() }
        defer { signals.cancel() }
        do {
            return try await task.value
        } catch is CancellationError {
            return .done
        }
    }
}
