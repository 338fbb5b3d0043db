import Foundation

extension APIClient {
    /// Sends an endpoint and gives the JSON value of each line (NDJSON, JSON Lines) when it arrives.
    ///
    /// ```swift
    /// for try await entry in client.lines(LogsAPI.entries()) { … }
    /// ```
    ///
    /// The request starts with the first element that is asked for. It ends when the stream is let go of, and when the
    /// reading task is cancelled. Throws as ``send(_:options:)`` does.
    public func lines<Element: JSONCodable>(
        _ endpoint: Endpoint<[Element]>,
        options: RequestOptions = RequestOptions()
    ) -> AsyncThrowingStream<Element, any Error> {
        let reader = LineReader<Element>(client: self, request: endpoint.request, options: options)
        return AsyncThrowingStream { try await reader.next() }
    }

    /// Sends an endpoint and gives its server-sent events when they arrive.
    ///
    /// ```swift
    /// for try await event in client.events(ChatAPI.messages()) { print(event.data) }
    /// ```
    ///
    /// When the connection ends it is made again, after the time that the server asked for, and with the identifier of
    /// the last event in `Last-Event-ID`, as the HTML standard says; a server ends the stream with status 204.
    ///
    /// - Parameters:
    ///   - endpoint: The endpoint.
    ///   - options: Options of this call; their retry policy says how many connections in a row may fail.
    ///   - reconnects: Whether a connection that ends is made again. If false, the stream ends with it.
    ///
    /// Throws as ``send(_:options:)`` does.
    public func events(
        _ endpoint: Endpoint<[ServerSentEvent]>,
        options: RequestOptions = RequestOptions(),
        reconnects: Bool = true
    ) -> AsyncThrowingStream<ServerSentEvent, any Error> {
        let reader = EventReader(client: self, request: endpoint.request, options: options, reconnects: reconnects)
        return AsyncThrowingStream { try await reader.next() }
    }

    /// Sends an endpoint and gives the data of its server-sent events, read as JSON.
    ///
    /// Otherwise as the form that gives whole events.
    public func events<Element: JSONCodable>(
        _ endpoint: Endpoint<[Element]>,
        options: RequestOptions = RequestOptions(),
        reconnects: Bool = true
    ) -> AsyncThrowingStream<Element, any Error> {
        let name = endpoint.request.qualifiedName
        let reader = EventReader(client: self, request: endpoint.request, options: options, reconnects: reconnects)
        return AsyncThrowingStream {
            guard let event = try await reader.next() else { return nil }
            do {
                return try event.decoded(as: Element.self)
            } catch {
                let response = HTTPResponse(body: Data(event.data.utf8))
                throw APIError(kind: .decoding, endpoint: name, response: response, underlying: error)
            }
        }
    }

    /// Opens a stream: sends a request and gives the body as it arrives, once the status is accepted.
    func openStream(
        _ description: RequestDescription,
        accept: String?,
        options: RequestOptions
    ) async throws -> (call: Call, head: HTTPResponse, body: HTTPBodyStream) {
        let transport = transport
        let call = try makeCall(description, accept: accept, options: options)
        let opened = Locked<HTTPBodyStream?>(nil)
        let head = try await perform(call) { [self] request in
            var response = try await transport.stream(request)
            if description.acceptedStatuses.contains(response.head.status) {
                let body = calls.cancellable(response.body, id: options.id)
                opened.withLock { $0 = body }
            } else {
                // The body of an error is wanted whole, but not at any price.
                for try await chunk in response.body {
                    response.head.body.append(chunk)
                    if response.head.body.count >= 64 << 10 { break }
                }
            }
            return response.head
        }
        // Without a stream the answer came from a middleware, and is there already.
        let body = opened.withLock { $0 } ?? HTTPBodyStream(head.body.isEmpty ? [] : [head.body])
        return (call, head, body)
    }
}
