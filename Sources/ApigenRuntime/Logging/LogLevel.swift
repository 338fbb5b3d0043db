/// How much a ``LoggingMiddleware`` tells. Each level tells what those before it do.
public enum LogLevel: Int, Comparable, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case off
    /// Requests that failed: no answer, or a status from 400 on.
    case failures
    /// A line for each request and for each answer.
    case basic
    /// Header fields too.
    case headers
    /// Bodies of text too, up to 4 KB each.
    case bodies

    /// Whether `left` tells less than `right`.
    public static func < (left: LogLevel, right: LogLevel) -> Bool { left.rawValue < right.rawValue }
}
