import Foundation

/// Lets equal requests that are in flight share one answer.
final class RequestCoalescer: Sendable {
    private let flights = Locked<[RequestKey: SharedTask<HTTPResponse>]>([:])

    /// Joins an equal request that is in flight, or starts this one. The request ends when nobody waits any more.
    func run(
        _ key: RequestKey,
        _ operation: @escaping @Sendable () async throws -> HTTPResponse
    ) async throws -> HTTPResponse {
        let flight = flights.withLock { flights in
            if let flight = flights[key] { return flight }
            let flight = SharedTask(stopsWithoutWaiters: true) { [self] in
                // Leaves the table before anyone is told, so that whoever asks afterwards asks anew.
                defer { forget(key) }
                return try await operation()
            }
            flights[key] = flight
            return flight
        }
        do {
            return try await flight.value()
        } catch is CancellationError where !Task.isCancelled {
            // The others left between our joining and our waiting: their cancellation is not ours.
            return try await operation()
        }
    }

    private func forget(_ key: RequestKey) {
        flights.withLock { _ = $0.removeValue(forKey: key) }
    }
}
