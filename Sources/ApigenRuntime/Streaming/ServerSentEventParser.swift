import Foundation

/// Reads a `text/event-stream`, by the HTML standard, section 9.2.6.
struct ServerSentEventParser: Sendable {
    /// The identifier to resume after, sent as `Last-Event-ID`.
    private(set) var lastEventID: String?
    /// How long to wait before reconnecting, in milliseconds, if the server said so.
    private(set) var retryMilliseconds: Int?

    private var splitter = LineSplitter()
    private var data: [String] = []
    private var event = ""
    private var isAtStart = true

    /// Starts over on a new connection, keeping identifier and waiting time.
    mutating func reconnect() {
        splitter = LineSplitter()
        data = []
        event = ""
        isAtStart = true
    }

    /// The number of bytes held for an event that has not ended.
    var pendingBytes: Int { splitter.pendingBytes + data.reduce(0) { $0 + $1.utf8.count } }

    /// Adds a chunk, and gives the events that ended in it.
    mutating func parse(_ chunk: Data) -> [ServerSentEvent] {
        splitter.split(chunk).compactMap { take($0) }
    }

    /// Ends the stream. An event without its empty line is dropped, as the standard says.
    mutating func finish() -> [ServerSentEvent] {
        reconnect()
        return []
    }

    private mutating func take(_ bytes: Data) -> ServerSentEvent? {
        var line = String(decoding: bytes, as: UTF8.self)
        if isAtStart, line.unicodeScalars.first == "\u{FEFF}" { line.unicodeScalars.removeFirst() }
        isAtStart = false
        guard !line.isEmpty else { return dispatch() }
        guard let colon = line.firstIndex(of: ":") else {
            set(line, to: "")
            return nil
        }
        var value = line[line.index(after: colon)...]
        if value.first == " " { value.removeFirst() }
        set(String(line[..<colon]), to: String(value))
        return nil
    }

    private mutating func set(_ field: String, to value: String) {
        switch field {
        case "data": data.append(value)
        case "event": event = value
        case "id" where !value.contains("\0"): lastEventID = value
        case "retry":
            let isNumber = !value.isEmpty && value.utf8.allSatisfy { (48...57).contains($0) }
            if isNumber, let number = Int(value) { retryMilliseconds = number }
        default: break
        }
    }

    private mutating func dispatch() -> ServerSentEvent? {
        defer {
            data = []
            event = ""
        }
        guard !data.isEmpty else { return nil }
        return ServerSentEvent(
            event: event.isEmpty ? "message" : event,
            data: data.joined(separator: "\n"),
            id: lastEventID
        )
    }
}
