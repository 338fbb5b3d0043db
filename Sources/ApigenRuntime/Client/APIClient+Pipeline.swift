import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The road of a call: attempts, credentials, middleware, transport, status. Decoding comes after it.
extension APIClient {
    /// How a request meets the transport: sent, uploaded, downloaded or streamed.
    typealias Exchange = @Sendable (HTTPRequest) async throws -> HTTPResponse

    /// Gives the first answer with an accepted status.
    func perform(_ call: Call, exchange: @escaping Exchange) async throws -> HTTPResponse {
        guard let onMetrics = configuration.onMetrics else {
            return try await calls.run(id: call.options.id) { [self] in
                try await attempts(call, exchange: exchange) { _ in }
            }
        }
        let count = Locked(0)
        let start = ProcessInfo.processInfo.systemUptime
        var metrics = RequestMetrics(call, start: configuration.clock.now())
        defer {
            metrics.duration = ProcessInfo.processInfo.systemUptime - start
            metrics.attempts = count.withLock { $0 }
            onMetrics(metrics)
        }
        do {
            let response = try await calls.run(id: call.options.id) { [self] in
                try await attempts(call, exchange: exchange) { number in count.withLock { $0 = number } }
            }
            metrics.record(response)
            return response
        } catch {
            metrics.record(error)
            throw error
        }
    }

    private func attempts(
        _ call: Call,
        exchange: @escaping Exchange,
        onAttempt: @Sendable (Int) -> Void
    ) async throws -> HTTPResponse {
        let policy = call.options.retry ?? configuration.retry
        var number = 1
        while true {
            try Task.checkCancellation()
            onAttempt(number)
            let failure: APIError
            var delay: TimeInterval?
            do {
                let response = try await attempt(call, number: number, exchange: exchange)
                if call.description.acceptedStatuses.contains(response.status) { return response }
                failure = statusError(response, call: call)
                delay = policy.delay(after: number, response: response, now: configuration.clock.now())
            } catch {
                failure = try apiError(error, call: call)
                if failure.kind == .transport, let underlying = failure.underlying {
                    delay = policy.delay(after: number, error: underlying)
                }
            }
            guard let delay, call.description.mayBeRepeated else { throw failure }
            try await wait(delay)
            number += 1
        }
    }

    private func wait(_ delay: TimeInterval) async throws {
        do {
            try await configuration.clock.sleep(seconds: delay)
        } catch {
            throw CancellationError()
        }
    }

    /// One attempt. A 401 is answered once with new credentials, which is no attempt of its own.
    private func attempt(_ call: Call, number: Int, exchange: @escaping Exchange) async throws -> HTTPResponse {
        let context = RequestContext(endpoint: call.description.qualifiedName, id: call.id, attempt: number)
        let scheme = call.description.authentication
        let authenticator = configuration.authenticator.flatMap {
            call.isAuthorized && $0.serves(scheme) ? $0 : nil
        }
        let request = try await authorized(call, by: authenticator)
        let exchange: Exchange = { [self] in try await deliver($0, call: call, exchange: exchange) }
        let response = try await intercept(request, context: context, exchange: exchange)
        guard response.status == 401, let authenticator, !call.description.acceptedStatuses.contains(401) else {
            return response
        }
        do {
            guard try await authenticator.renew(after: response, to: request) else { return response }
        } catch {
            throw try authenticationError(error, call: call, response: response)
        }
        return try await intercept(authorized(call, by: authenticator), context: context, exchange: exchange)
    }

    private func authorized(_ call: Call, by authenticator: (any Authenticator)?) async throws -> HTTPRequest {
        var request = call.request
        do {
            try await authenticator?.authorize(&request, scheme: call.description.authentication)
        } catch {
            throw try authenticationError(error, call: call, response: nil)
        }
        return request
    }

    private func intercept(
        _ request: HTTPRequest,
        context: RequestContext,
        exchange: @escaping Exchange
    ) async throws -> HTTPResponse {
        var next = exchange
        for middleware in configuration.middleware.reversed() {
            let inner = next
            next = { try await middleware.intercept($0, context: context, next: inner) }
        }
        return try await next(request)
    }
}

// MARK: Errors

extension APIClient {
    /// The error for an answer whose status is not accepted.
    func statusError(_ response: HTTPResponse, call: Call) -> APIError {
        var response = response
        if let file = response.file {
            // A download has written its error to the file, which goes when this response does.
            response.body = Self.beginning(of: file.url)
            response.file = nil
        }
        let declared = call.description.errorBodies.entry(for: response.status)
        // A body of another type than declared is no reason to hide the status.
        let decoded: (any Sendable)? = declared.flatMap { try? $0.decode(response.body) } ?? ProblemDetails(response)
        return APIError(
            kind: .status,
            endpoint: call.description.qualifiedName,
            request: call.request,
            response: response,
            decodedBody: decoded
        )
    }

    private static func beginning(of file: URL) -> Data {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return Data() }
        defer { try? handle.close() }
        return (try? handle.read(upToCount: 64 << 10)) ?? Data()
    }

    /// The error for a failed exchange. Throws `CancellationError` if it was a cancellation.
    func apiError(_ error: any Error, call: Call) throws -> APIError {
        try throwIfCancelled(error)
        if let error = error as? APIError { return error }
        let kind: APIError.Kind =
            switch error {
            case let error as BodyTooLarge: .bodyTooLarge(limit: error.limit)
            case is CocoaError: .file
            default: .transport
            }
        return APIError(
            kind: kind,
            endpoint: call.description.qualifiedName,
            request: call.request,
            underlying: error
        )
    }

    private func authenticationError(_ error: any Error, call: Call, response: HTTPResponse?) throws -> APIError {
        try throwIfCancelled(error)
        return APIError(
            kind: .authentication,
            endpoint: call.description.qualifiedName,
            request: call.request,
            response: response,
            underlying: error
        )
    }

    /// URLSession reports a cancellation as an error of its own.
    private func throwIfCancelled(_ error: any Error) throws {
        let isCancelled = Task.isCancelled || error is CancellationError || (error as? URLError)?.code == .cancelled
        if isCancelled { throw CancellationError() }
    }
}
