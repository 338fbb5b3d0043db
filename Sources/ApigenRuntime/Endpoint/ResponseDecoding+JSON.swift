import Foundation

extension ResponseDecoding where Response: JSONCodable {
    /// The body is one JSON value. An empty body is read as `null`.
    public static var json: ResponseDecoding {
        ResponseDecoding(kind: .json, accept: "application/json") { response in
            try Response(jsonData: response.body.isBlank ? Data("null".utf8) : response.body)
        }
    }

    /// The value is inside an envelope, at a JSON Pointer (RFC 6901) such as `/data/items`.
    public static func json(at pointer: String) -> ResponseDecoding {
        ResponseDecoding(kind: .jsonPointer(pointer), accept: "application/json") { response in
            try JSONPointer(pointer).decode(Response.self, from: response.body)
        }
    }
}

extension ResponseDecoding where Response: RangeReplaceableCollection, Response.Element: JSONCodable & Sendable {
    /// One JSON value a line (NDJSON, JSON Lines); ``APIClient/lines(_:options:)`` gives them as they arrive.
    public static var lines: ResponseDecoding {
        ResponseDecoding(kind: .lines, accept: "application/x-ndjson, application/jsonl") { response in
            var splitter = LineSplitter()
            let lines = splitter.split(response.body) + splitter.finish()
            return Response(try lines.filter { !$0.isBlank }.map { try Response.Element(jsonData: $0) })
        }
    }
}

extension ResponseDecoding where Response: RangeReplaceableCollection, Response.Element: JSONCodable & Sendable {
    /// Server-sent events whose data is JSON; `events` of ``APIClient`` gives them as they arrive.
    public static var events: ResponseDecoding {
        ResponseDecoding(kind: .events, accept: "text/event-stream") { response in
            var parser = ServerSentEventParser()
            return Response(try parser.parse(response.body).map { try $0.decoded(as: Response.Element.self) })
        }
    }
}

extension Data {
    /// Whether there is nothing but white space.
    var isBlank: Bool {
        allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    }
}
