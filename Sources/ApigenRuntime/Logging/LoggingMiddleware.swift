import Foundation

/// Writes requests and answers to a log.
///
/// ```swift
/// configuration.middleware.append(LoggingMiddleware(level: .basic))
/// ```
///
/// Secrets are left out unless ``showsSecrets`` is set: credentials and cookies in headers, parameters and members
/// of JSON and forms whose names speak of a token, key or password.
public struct LoggingMiddleware: Middleware {
    /// How much is told.
    public var level: LogLevel
    /// Whether secrets are shown. False by default; for use on a developer's machine only.
    public var showsSecrets: Bool
    private let write: @Sendable (String) -> Void

    /// Creates a log.
    ///
    /// - Parameters:
    ///   - level: How much is told. One line for each request and answer by default.
    ///   - showsSecrets: Whether secrets are shown. False by default.
    ///   - write: Takes each entry, which may have several lines. Standard output by default.
    public init(
        level: LogLevel = .basic,
        showsSecrets: Bool = false,
        write: @escaping @Sendable (String) -> Void = { print($0) }
    ) {
        self.level = level
        self.showsSecrets = showsSecrets
        self.write = write
    }

    /// Writes an entry for the request and one for its answer or error, as the level says.
    public func intercept(
        _ request: HTTPRequest,
        context: RequestContext,
        next: Next
    ) async throws -> HTTPResponse {
        let name = context.endpoint + (context.attempt > 1 ? " (attempt \(context.attempt))" : "")
        if level >= .basic { write("→ \(name) \(describe(request))") }
        let start = ProcessInfo.processInfo.systemUptime
        do {
            let response = try await next(request)
            if level >= (response.status < 400 ? .basic : .failures) {
                write("← \(name) \(describe(response, to: request, since: start))")
            }
            return response
        } catch {
            if level >= .failures {
                let reason = APIError(kind: .transport, endpoint: name, request: request, underlying: error)
                write("✗ \(error is CancellationError ? "\(name): cancelled" : "\(reason)")")
            }
            throw error
        }
    }

    private func describe(_ request: HTTPRequest) -> String {
        let address =
            showsSecrets
            ? request.url.absoluteString : Redaction.address(request.url, secretNames: request.secretQueryNames)
        var text = "\(request.method) \(address)"
        if level >= .headers { text += describe(request.headers, secretNames: request.secretHeaderNames) }
        if level >= .bodies, case .data(let body)? = request.body {
            text += describe(body, type: request.headers["Content-Type"])
        }
        return text
    }

    private func describe(_ response: HTTPResponse, to request: HTTPRequest, since start: TimeInterval) -> String {
        let milliseconds = Int((ProcessInfo.processInfo.systemUptime - start) * 1000)
        var text = "\(response.status) \(HTTPStatus.reason(response.status)), "
        text += "\(response.body.count) bytes, \(milliseconds) ms"
        if response.origin != .network { text += ", from the cache" }
        if level >= .headers { text += describe(response.headers, secretNames: []) }
        if level >= .bodies { text += describe(response.body, type: response.headers["Content-Type"]) }
        return text
    }

    private func describe(_ headers: HTTPHeaders, secretNames: Set<String>) -> String {
        headers.fields.map { field in
            let value = showsSecrets ? field.value : Redaction.header(field, secretNames: secretNames)
            return "\n  \(field.name): \(value)"
        }.joined()
    }

    private func describe(_ body: Data, type: String?) -> String {
        guard !body.isEmpty else { return "" }
        let type = type?.lowercased() ?? ""
        guard ["json", "text", "xml", "form-urlencoded"].contains(where: { type.contains($0) }) else {
            return "\n  \(body.count) bytes of \(type.isEmpty ? "unknown type" : type)"
        }
        let limit = 4096
        let text = String(decoding: body.prefix(limit), as: UTF8.self)
        return "\n  " + (showsSecrets ? text : Redaction.text(text)) + (body.count > limit ? "…" : "")
    }
}
