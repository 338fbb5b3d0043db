import Foundation

/// An event of a `text/event-stream`, by the HTML standard, section 9.2.
public struct ServerSentEvent: Hashable, Sendable {
    /// The type of the event; `message` unless the server named one.
    public var event: String
    /// The data; several `data` lines are joined by line feeds.
    public var data: String
    /// The last identifier that the server sent, also with an earlier event.
    public var id: String?

    /// Creates an event.
    public init(event: String = "message", data: String, id: String? = nil) {
        self.event = event
        self.data = data
        self.id = id
    }

    /// The data read as JSON. Throws a located `JSONError`.
    public func decoded<Value: JSONCodable>(as type: Value.Type) throws -> Value {
        try Value(jsonData: Data(data.utf8))
    }
}
