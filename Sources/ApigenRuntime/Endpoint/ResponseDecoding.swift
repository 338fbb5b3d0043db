import Foundation

/// How the body of a response becomes a value.
public struct ResponseDecoding<Response: Sendable>: Sendable {
    /// What the response is.
    public let kind: ResponseKind
    /// The value of the `Accept` header, unless the endpoint sets one.
    public let accept: String?
    /// Reads the response. Throws a located `JSONError` or what a decoding of your own throws.
    public let decode: @Sendable (HTTPResponse) throws -> Response

    /// Creates a decoding of your own.
    public init(
        kind: ResponseKind,
        accept: String?,
        decode: @escaping @Sendable (HTTPResponse) throws -> Response
    ) {
        self.kind = kind
        self.accept = accept
        self.decode = decode
    }

    /// The same decoding with its value turned into another.
    public func map<Output: Sendable>(
        _ transform: @escaping @Sendable (Response) throws -> Output
    ) -> ResponseDecoding<Output> {
        let decode = decode
        return ResponseDecoding<Output>(kind: kind, accept: accept) { try transform(try decode($0)) }
    }
}

extension ResponseDecoding where Response == Void {
    /// The body does not matter.
    public static var none: ResponseDecoding {
        ResponseDecoding(kind: .none, accept: nil) { _ in }
    }
}

extension ResponseDecoding where Response == Data {
    /// The body as it is.
    public static var data: ResponseDecoding {
        ResponseDecoding(kind: .data, accept: "*/*", decode: \.body)
    }
}

extension ResponseDecoding where Response == String {
    /// The body as text: UTF-8, or Latin-1 if the content type says so. Bytes that are no text become `U+FFFD`.
    public static var text: ResponseDecoding {
        ResponseDecoding(kind: .text, accept: "text/*, */*;q=0.1") { response in
            let type = response.headers["Content-Type"]?.lowercased() ?? ""
            if type.contains("charset=iso-8859-1"), let text = String(data: response.body, encoding: .isoLatin1) {
                return text
            }
            return String(decoding: response.body, as: UTF8.self)
        }
    }
}

extension ResponseDecoding where Response == URL {
    /// The body as a file; ``APIClient/download(_:to:options:progress:)`` says where it goes.
    public static var file: ResponseDecoding {
        ResponseDecoding(kind: .file, accept: "*/*") { response in
            let url = FileReference.temporaryURL()
            guard let file = response.file else {
                try response.body.write(to: url)
                return url
            }
            try FileManager.default.moveItem(at: file.url, to: url)
            return url
        }
    }
}

extension ResponseDecoding where Response == [ServerSentEvent] {
    /// Server-sent events; `events` of ``APIClient`` gives them as they arrive.
    public static var events: ResponseDecoding {
        ResponseDecoding(kind: .events, accept: "text/event-stream") { response in
            var parser = ServerSentEventParser()
            return parser.parse(response.body) + parser.finish()
        }
    }
}
