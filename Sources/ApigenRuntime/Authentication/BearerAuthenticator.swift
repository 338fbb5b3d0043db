import Foundation

/// Sends `Authorization: Bearer …` (RFC 6750), and renews the token when a server refuses it.
///
/// ```swift
/// BearerAuthenticator("fixed token")
/// BearerAuthenticator { try await session.currentToken() }
/// BearerAuthenticator(token: stored) { old in try await login.refresh(old) }
/// ```
///
/// With a `refresh` function, any number of requests that are refused at the same time make one refresh; each is
/// then sent once more. A refresh that fails fails all of them, and is not tried again for requests that were
/// sent before it failed. Cancelling one of them does not cancel the refresh.
public final class BearerAuthenticator: Authenticator {
    /// Gives the token to send.
    public typealias Provider = @Sendable () async throws -> String
    /// Gives a new token in place of an old one, which is nil at first.
    public typealias Refresh = @Sendable (_ old: String?) async throws -> String

    private struct State {
        var token: String?
        var flight: SharedTask<String>?
        /// Counts failed refreshes, so that a late refusal is told from one of a request sent after the failure.
        var generation = 1
        var failure: (any Error)?
    }

    private let state: Locked<State>
    private let provider: Provider?
    private let refresh: Refresh?

    /// Sends a token that never changes.
    public init(_ token: String) {
        state = Locked(State(token: token))
        provider = nil
        refresh = nil
    }

    /// Asks for a token before each request. A refused request is sent once more if there is another token then.
    public init(_ provider: @escaping Provider) {
        state = Locked(State())
        self.provider = provider
        refresh = nil
    }

    /// Sends a token and renews it when it is refused, or when there is none.
    public init(token: String? = nil, refresh: @escaping Refresh) {
        state = Locked(State(token: token))
        provider = nil
        self.refresh = refresh
    }

    /// The token that is sent now; nil with a provider, or when there is none. Set it to log in or out.
    public var token: String? {
        get { state.withLock { $0.token } }
        set { state.withLock { $0.token = newValue } }
    }

    /// Serves `bearer`, and endpoints that declare nothing.
    public func serves(_ scheme: AuthenticationScheme?) -> Bool {
        scheme == nil || scheme == .bearer
    }

    /// Sets `Authorization` unless the caller has. Waits for a refresh that is under way, and throws what it throws.
    public func authorize(_ request: inout HTTPRequest, scheme: AuthenticationScheme?) async throws {
        guard request.headers["Authorization"] == nil else { return }
        request.credentialGeneration = state.withLock { $0.generation }
        if let token = try await currentToken() { request.headers["Authorization"] = "Bearer " + token }
    }

    private func currentToken() async throws -> String? {
        if let provider { return try await provider() }
        // While a refresh is under way the old token would only be refused.
        let (token, flight) = state.withLock { ($0.token, $0.flight) }
        if let flight { return try await flight.value() }
        return token == nil && refresh != nil ? try await renewed(from: nil) : token
    }

    /// Makes sure that there is another token than the one that was refused. Throws what the refresh throws.
    public func renew(after response: HTTPResponse, to request: HTTPRequest) async throws -> Bool {
        let prefix = "Bearer "
        guard let header = request.headers["Authorization"], header.hasPrefix(prefix) else { return false }
        let old = String(header.dropFirst(prefix.count))
        if let provider { return try await provider() != old }
        guard refresh != nil else { return false }
        let isReplaced = try state.withLock { state in
            if let token = state.token, token != old { return true }
            if let failure = state.failure, request.credentialGeneration < state.generation { throw failure }
            return false
        }
        if !isReplaced { _ = try await renewed(from: old) }
        return true
    }

    /// Joins the refresh that is under way, or starts one.
    private func renewed(from old: String?) async throws -> String? {
        guard let refresh else { return nil }
        let flight = state.withLock { state in
            if let flight = state.flight { return flight }
            let flight = SharedTask(stopsWithoutWaiters: false) { [self] in
                do {
                    let token = try await refresh(old)
                    end { $0.token = token }
                    return token
                } catch {
                    end { state in
                        state.failure = error
                        state.generation += 1
                    }
                    throw error
                }
            }
            state.flight = flight
            return flight
        }
        return try await flight.value()
    }

    private func end(_ change: @Sendable (inout State) -> Void) {
        state.withLock { state in
            state.flight = nil
            state.failure = nil
            change(&state)
        }
    }
}
