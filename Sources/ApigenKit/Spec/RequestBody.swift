/// What a request sends.
package struct RequestBody: Sendable {
    /// The kinds of body.
    package enum Content: Sendable {
        /// JSON.
        case json(Payload)
        /// Fields, url-encoded.
        case form([Parameter])
        /// Parts (RFC 7578), in order.
        case multipart([MultipartPart])
        /// Bytes of this media type.
        case raw(mediaType: String)
    }

    /// What is sent.
    package var content: Content
    /// Where it was written.
    package var location: SourceLocation

    /// The payload where it is JSON.
    package var payload: Payload? {
        if case .json(let payload) = content { payload } else { nil }
    }

    /// The fields where it is a form.
    package var formFields: [Parameter]? {
        if case .form(let fields) = content { fields } else { nil }
    }
}
