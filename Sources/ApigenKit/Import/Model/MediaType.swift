/// What a media type means for a spec.
enum MediaType: Hashable {
    case json
    /// JSON, one value on each line.
    case lines
    /// Server-sent events.
    case events
    case form
    case multipart
    case text
    case bytes

    /// Reads `application/json; charset=utf-8`.
    init(_ text: String) {
        let name = text.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
        switch name {
        case "application/json", "text/json", "*/*", "application/*": self = .json
        case "application/x-ndjson", "application/ndjson", "application/jsonl", "application/x-jsonlines",
            "application/json-lines", "application/stream+json", "application/json-seq":
            self = .lines
        case "text/event-stream": self = .events
        case "application/x-www-form-urlencoded": self = .form
        case "application/xml": self = .text
        default:
            if name.hasSuffix("+json") || name.hasSuffix("/json") {
                self = .json
            } else if name.hasPrefix("multipart/") {
                self = .multipart
            } else if name.hasPrefix("text/") || name.hasSuffix("+xml") && name != "image/svg+xml" {
                self = .text
            } else {
                self = .bytes
            }
        }
    }

    /// How much a spec can say about it, the most is 0.
    var rank: Int {
        switch self {
        case .json: 0
        case .lines, .events: 1
        case .form: 2
        case .multipart: 3
        case .text: 4
        case .bytes: 5
        }
    }

    /// Whether a spec takes it for a media type.
    static func isValid(_ text: String) -> Bool {
        let parts = text.prefix { $0 != ";" }.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
            && parts.allSatisfy { part in !part.isEmpty && !part.contains { " \"(),:<=>?@[]{}".contains($0) } }
    }
}
