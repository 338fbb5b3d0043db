/// What the body of a response is.
public enum ResponseKind: Hashable, Sendable {
    /// Nothing that matters.
    case none
    /// A JSON value.
    case json
    /// A JSON value inside an envelope, at a JSON Pointer (RFC 6901).
    case jsonPointer(String)
    /// Text.
    case text
    /// Bytes.
    case data
    /// A file.
    case file
    /// One JSON value a line.
    case lines
    /// Server-sent events.
    case events
}
