import Foundation

/// Reads server-sent events one by one, across connections.
actor EventReader {
    private let client: APIClient
    private let request: RequestDescription
    private let options: RequestOptions
    private let reconnects: Bool
    private var source: (call: Call, body: HTTPBodyStream)?
    private var parser = ServerSentEventParser()
    private var events: [ServerSentEvent] = []
    private var failures = 0
    private var isFirst = true
    private var hasEnded = false

    init(client: APIClient, request: RequestDescription, options: RequestOptions, reconnects: Bool) {
        self.client = client
        self.request = request
        self.options = options
        self.reconnects = reconnects
    }

    /// The next event, and nil at the end.
    func next() async throws -> ServerSentEvent? {
        do {
            while true {
                if let event = events.popLast() {
                    failures = 0
                    return event
                }
                if hasEnded { return nil }
                try await read()
            }
        } catch {
            end()
            throw error
        }
    }

    private func end() {
        hasEnded = true
        source = nil
    }

    private func read() async throws {
        do {
            guard let (call, body) = source else { return try await connect() }
            let chunk: Data?
            do {
                chunk = try await body.nextChunk()
            } catch {
                throw try client.apiError(error, call: call)
            }
            guard let chunk else {
                source = nil
                if !reconnects { end() }
                return
            }
            events = parser.parse(chunk).reversed()
            if let limit = call.request.maximumResponseBytes, parser.pendingBytes > limit {
                throw try client.apiError(BodyTooLarge(limit: limit), call: call)
            }
        } catch let error as APIError where error.kind == .transport && reconnects {
            failures += 1
            source = nil
            let policy = options.retry ?? client.configuration.retry
            guard failures < max(1, policy.maximumAttempts) else { throw error }
        }
    }

    private func connect() async throws {
        if !isFirst { try await client.configuration.clock.sleep(seconds: delay) }
        isFirst = false
        parser.reconnect()
        var request = request
        request.headers["Cache-Control"] = request.headers["Cache-Control"] ?? "no-cache"
        if let id = parser.lastEventID { request.headers["Last-Event-ID"] = id }
        var once = options
        // Connections are made again here, with what the server asked for.
        once.retry = .never
        let opened = try await client.openStream(request, accept: "text/event-stream", options: once)
        if opened.head.status == 204 { return end() }
        let type = opened.head.headers["Content-Type"]?.lowercased() ?? ""
        guard type.hasPrefix("text/event-stream") else {
            throw APIError(
                kind: .decoding,
                endpoint: opened.call.description.qualifiedName,
                request: opened.call.request,
                response: opened.head,
                underlying: UnexpectedContentType(found: type)
            )
        }
        source = (opened.call, opened.body)
    }

    /// Seconds until the next connection: what the server asked for, within bounds, or three.
    private var delay: TimeInterval {
        let policy = options.retry ?? client.configuration.retry
        return min(parser.retryMilliseconds.map { Double($0) / 1000 } ?? 3, policy.maximumRetryAfter)
    }
}

/// A stream of events was asked for, and something else came.
struct UnexpectedContentType: Error, Hashable, CustomStringConvertible {
    let found: String

    var description: String { "expected text/event-stream, found \(found.isEmpty ? "no content type" : found)" }
}
