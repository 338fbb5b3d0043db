/// What a server answers when all is well.
package struct ResponseSpec: Sendable {
    /// How the body is read.
    package enum Format: String, Hashable, Sendable, CaseIterable {
        /// As JSON, into a type.
        case json
        /// As bytes.
        case data
        /// As text.
        case text
        /// Into a file.
        case file
        /// Not at all: there is nothing in it.
        case none
        /// As a stream of lines; of JSON where there are samples (NDJSON).
        case lines
        /// As a stream of server-sent events; of JSON where there are samples.
        case events
    }

    /// How the body is read.
    package var format: Format
    /// The body, where it is JSON or a stream of JSON.
    package var payload: Payload?
    /// The statuses that count as success.
    package var statuses: StatusPattern
    /// Where it was written, or its operation where nothing was.
    package var location: SourceLocation
}

/// The body of an error.
package struct ErrorResponse: Sendable {
    /// The statuses that it comes with.
    package var statuses: StatusPattern
    /// The body; nothing where it has none that is worth a type.
    package var payload: Payload?
    /// Where its status was written.
    package var location: SourceLocation
}
