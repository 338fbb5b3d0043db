import Foundation

/// Reads the values of an NDJSON answer one by one.
actor LineReader<Element: JSONCodable> {
    private let client: APIClient
    private let request: RequestDescription
    private let options: RequestOptions
    private var source: (call: Call, head: HTTPResponse, body: HTTPBodyStream)?
    private var splitter = LineSplitter()
    private var lines: [Data] = []
    private var number = 0
    private var hasEnded = false

    init(client: APIClient, request: RequestDescription, options: RequestOptions) {
        self.client = client
        self.request = request
        self.options = options
    }

    /// The next value, and nil at the end.
    func next() async throws -> Element? {
        do {
            while true {
                while let line = lines.popLast() {
                    number += 1
                    if !line.isBlank { return try decode(line) }
                }
                if hasEnded {
                    source = nil
                    return nil
                }
                try await read()
            }
        } catch {
            hasEnded = true
            lines = []
            source = nil
            throw error
        }
    }

    private func read() async throws {
        if source == nil {
            let accept = "application/x-ndjson, application/jsonl"
            let opened = try await client.openStream(request, accept: accept, options: options)
            source = opened
        }
        guard let (call, _, body) = source else { return }
        do {
            let chunk = try await body.nextChunk()
            // Kept in reverse, so that taking the first one is cheap.
            lines = (chunk.map { splitter.split($0) } ?? splitter.finish()).reversed()
            hasEnded = chunk == nil
            if let limit = call.request.maximumResponseBytes, splitter.pendingBytes > limit {
                throw BodyTooLarge(limit: limit)
            }
        } catch {
            throw try client.apiError(error, call: call)
        }
    }

    private func decode(_ line: Data) throws -> Element {
        do {
            return try Element(jsonData: line)
        } catch {
            guard var error = error as? JSONError, let source else { throw error }
            var head = source.head
            head.body = line
            // The line of the stream is what helps to find it, not the line inside the line.
            error.location?.line = number
            throw APIError(
                kind: .decoding,
                endpoint: source.call.description.qualifiedName,
                request: source.call.request,
                response: head,
                underlying: error
            )
        }
    }
}
