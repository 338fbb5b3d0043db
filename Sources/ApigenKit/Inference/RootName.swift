/// Names for the types of bodies that a spec does not name.
struct RootName {
    let namer: Namer

    /// The name for a response: what the path ends in, in the singular where it is one of them or a list of them.
    func response(of operation: Operation, shape: Shape) -> String {
        let segments = operation.path.segments
        let words = segments.lastIndex { $0.contains(where: Self.isLiteral) }
        guard let index = words else { return typeName(operation.name) }
        let text = segments[index].compactMap { if case .literal(let text) = $0 { text } else { nil } }.joined(
            separator: " "
        )
        let stem = text.split(separator: ".").first.map(String.init) ?? text
        // What is posted to a list becomes one of its elements.
        let isCreated = operation.method == .post && shape.arrays == nil
        let isItem = index + 1 < segments.count || shape.arrays != nil || isCreated
        return isItem ? namer.elementTypeName(for: stem) : namer.name(for: stem, as: .type)
    }

    /// The name for the elements of a list in the envelope that a response is; nothing where the response has it.
    func elements(of operation: Operation, in root: InferenceRoot) -> String? {
        guard operation.method == .get, root.shape.objects != nil else { return nil }
        let name = namer.elementTypeName(for: response(of: operation, shape: root.shape))
        return name == root.name ? nil : name
    }

    /// The name for a request's body: `CreatePostBody`.
    func body(of operation: Operation) -> String { typeName(operation.name + "_body") }

    /// The name for an error body: by its status, as RFC 9110 calls it.
    func error(_ statuses: StatusPattern) -> String {
        switch statuses {
        case .exactly(let status): Self.statusNames[status] ?? "Status\(status)Error"
        case .hundred(4): "ClientError"
        case .hundred(5): "ServerError"
        case .hundred(let hundred): "Status\(hundred)XXError"
        case .any: "ErrorBody"
        }
    }

    private func typeName(_ text: String) -> String { namer.name(for: text, as: .type) }

    private static func isLiteral(_ part: PathTemplate.Part) -> Bool {
        if case .literal(let text) = part { text.unicodeScalars.contains(where: \.isWordPart) } else { false }
    }

    private static let statusNames = [
        400: "BadRequestError", 401: "UnauthorizedError", 402: "PaymentRequiredError", 403: "ForbiddenError",
        404: "NotFoundError", 405: "MethodNotAllowedError", 406: "NotAcceptableError", 408: "RequestTimeoutError",
        409: "ConflictError", 410: "GoneError", 412: "PreconditionFailedError", 413: "ContentTooLargeError",
        415: "UnsupportedMediaTypeError", 422: "UnprocessableContentError", 423: "LockedError",
        429: "TooManyRequestsError", 500: "InternalServerError", 501: "NotImplementedError", 502: "BadGatewayError",
        503: "ServiceUnavailableError", 504: "GatewayTimeoutError",
    ]
}
