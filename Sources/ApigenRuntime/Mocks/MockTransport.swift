import Foundation

/// Answers requests without a network, for tests and previews.
///
/// ```swift
/// let mock = MockTransport(["UsersAPI.user": .json(#"{"id": 1, "name": "Ada"}"#)])
/// mock.answer("UsersAPI.users", with: .status(503), .json("[]"))   // one after the other; the last one stays
/// let client = APIClient(transport: mock)
/// ```
///
/// A request that no answer was set for fails, and the error names it.
public final class MockTransport: Transport {
    private struct State {
        var answers: [String: [MockAnswer]]
        var requests: [HTTPRequest] = []
        var disturbance: MockDisturbance?
    }

    private let state: Locked<State>
    private let fallback: (any Transport)?
    private let clock: any ClientClock

    /// Creates a transport.
    ///
    /// - Parameters:
    ///   - answers: An answer for each endpoint, by its full name, e.g. `UsersAPI.user`.
    ///   - fallback: Takes the requests that have no answer here; without it they fail.
    ///   - disturbance: Delays and failures at random, the same ones in each run.
    ///   - clock: Waits out the delays.
    public init(
        _ answers: [String: MockAnswer] = [:],
        fallback: (any Transport)? = nil,
        disturbance: MockDisturbance? = nil,
        clock: any ClientClock = SystemClock()
    ) {
        state = Locked(State(answers: answers.mapValues { [$0] }, disturbance: disturbance))
        self.fallback = fallback
        self.clock = clock
    }

    /// Sets the answers of an endpoint by its full name, in order. The last one answers all further requests.
    public func answer(_ endpoint: String, with answers: MockAnswer...) {
        state.withLock { $0.answers[endpoint] = answers }
    }

    /// Sets the answers of an endpoint, in order. The last one answers all further requests.
    public func answer<Response>(_ endpoint: Endpoint<Response>, with answers: MockAnswer...) {
        state.withLock { $0.answers[endpoint.request.qualifiedName] = answers }
    }

    /// The requests so far, in order.
    public var requests: [HTTPRequest] {
        state.withLock { $0.requests }
    }

    /// The requests to one endpoint so far, by its full name.
    public func requests(to endpoint: String) -> [HTTPRequest] {
        requests.filter { $0.endpoint == endpoint }
    }

    /// Gives the answer of the request's endpoint. Throws ``UnexpectedRequest`` if it has none.
    public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        let (answer, delay, failure) = state.withLock { state -> (MockAnswer?, TimeInterval, (any Error)?) in
            state.requests.append(request)
            let (delay, failure) = state.disturbance?.next() ?? (0, nil)
            guard let answers = state.answers[request.endpoint], let first = answers.first else {
                return (nil, delay, failure)
            }
            if answers.count > 1 { state.answers[request.endpoint] = Array(answers.dropFirst()) }
            return (first, delay + first.delay, failure)
        }
        guard let answer else {
            guard let fallback else { throw UnexpectedRequest(endpoint: request.endpoint, method: request.method) }
            return try await fallback.send(request)
        }
        try Task.checkCancellation()
        if delay > 0 { try await clock.sleep(seconds: delay) }
        if let failure { throw failure }
        return try answer.response(to: request)
    }
}
