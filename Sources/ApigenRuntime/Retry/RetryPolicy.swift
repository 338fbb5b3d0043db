import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// When a failed attempt is repeated, and after how long.
///
/// Only requests that may be sent twice are repeated; see ``RequestDescription/mayBeRepeated``.
public struct RetryPolicy: Sendable {
    /// The attempts in all, the first one included. 3 by default.
    public var maximumAttempts = 3
    /// The wait before the second attempt, in seconds. 0.5 by default.
    public var firstDelay: TimeInterval = 0.5
    /// By how much the wait grows from one attempt to the next. 2 by default.
    public var multiplier = 2.0
    /// The longest wait, in seconds. 30 by default.
    public var maximumDelay: TimeInterval = 30
    /// The part of a wait that is left to chance, from 0 to 1, so that clients don't return all at once.
    /// 0.5 by default.
    public var jitter = 0.5
    /// The statuses that are worth another attempt. 408, 429, 500, 502, 503 and 504 by default.
    public var statuses: Set<Int> = [408, 429, 500, 502, 503, 504]
    /// The longest wait that a server may ask for with `Retry-After`, in seconds. 120 by default.
    public var maximumRetryAfter: TimeInterval = 120
    /// Gives a number from 0 to 1 for the jitter.
    public var random: @Sendable () -> Double = { Double.random(in: 0...1) }

    /// Creates the default policy.
    public init() {}

    /// One attempt only.
    public static var never: RetryPolicy {
        var policy = RetryPolicy()
        policy.maximumAttempts = 1
        return policy
    }

    /// The wait after a failed attempt (counted from 1) with an answer, or nil if it is final.
    func delay(after attempt: Int, response: HTTPResponse, now: Date) -> TimeInterval? {
        guard attempt < maximumAttempts, statuses.contains(response.status) else { return nil }
        if response.status == 429 || response.status == 503,
            let asked = RetryAfter.seconds(in: response.headers, now: now)
        {
            return min(asked, maximumRetryAfter)
        }
        return backoff(after: attempt)
    }

    /// The wait after a failed attempt (counted from 1) without an answer, or nil if it is final.
    func delay(after attempt: Int, error: any Error) -> TimeInterval? {
        guard attempt < maximumAttempts, let code = (error as? URLError)?.code, Self.transient.contains(code) else {
            return nil
        }
        return backoff(after: attempt)
    }

    private func backoff(after attempt: Int) -> TimeInterval {
        let delay = min(maximumDelay, firstDelay * pow(multiplier, Double(attempt - 1)))
        return delay * (1 - min(max(jitter, 0), 1) * random())
    }

    private static let transient: Set<URLError.Code> = [
        .timedOut, .cannotFindHost, .cannotConnectToHost, .networkConnectionLost, .dnsLookupFailed,
        .notConnectedToInternet,
    ]
}
