import Foundation

/// What one call took, measured by the library itself: `URLSession` does not tell on Linux.
public struct RequestMetrics: Sendable {
    /// How a call ended.
    public enum Outcome: Hashable, Sendable {
        /// With an accepted status.
        case success
        /// With an error of this kind.
        case failure(APIError.Kind)
        /// It was cancelled.
        case cancelled
    }

    /// The endpoint, e.g. `UsersAPI.user`.
    public internal(set) var endpoint: String
    /// The identifier of the call.
    public internal(set) var id: String
    /// The method.
    public internal(set) var method: HTTPMethod
    /// The address, without secrets.
    public internal(set) var address: String
    /// When the call began.
    public internal(set) var start: Date
    /// Seconds from the beginning to the end: all attempts and the waits between them, without decoding.
    public internal(set) var duration: TimeInterval = 0
    /// The attempts that were made.
    public internal(set) var attempts = 1
    /// The status of the last answer.
    public internal(set) var status: Int?
    /// The bytes of the answer's body that were held in memory.
    public internal(set) var receivedBytes = 0
    /// Where the answer came from.
    public internal(set) var origin: HTTPResponse.Origin?
    /// How the call ended.
    public internal(set) var outcome = Outcome.success
}

extension RequestMetrics {
    init(_ call: Call, start: Date) {
        self.init(
            endpoint: call.description.qualifiedName,
            id: call.id,
            method: call.request.method,
            address: Redaction.address(call.request.url, secretNames: call.request.secretQueryNames),
            start: start
        )
    }

    mutating func record(_ response: HTTPResponse) {
        status = response.status
        receivedBytes = response.body.count
        origin = response.origin
    }

    mutating func record(_ error: any Error) {
        guard let error = error as? APIError else {
            outcome = .cancelled
            return
        }
        outcome = .failure(error.kind)
        if let response = error.response { record(response) }
    }
}
