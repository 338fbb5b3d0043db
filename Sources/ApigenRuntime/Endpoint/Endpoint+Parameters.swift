import Foundation

extension Endpoint {
    /// Sets a placeholder of the path. The value stays one segment whatever it holds.
    public mutating func setPath(_ name: String, _ value: some ParameterValue) {
        request.pathParameters[name] = value.parameterText
    }

    /// Adds a parameter to the query; nil is left out, an empty text is sent as `name=`.
    public mutating func addQuery(_ name: String, _ value: (some ParameterValue)?) {
        if let value { request.query.append(QueryItem(name, value)) }
    }

    /// Adds a list to the query; nil is left out, as is an empty list.
    public mutating func addQuery(
        _ name: String,
        _ values: [some ParameterValue]?,
        style: ParameterStyle = .repeated
    ) {
        if let values { request.query += QueryItem.items(name, values, style: style) }
    }

    /// Sets a header; nil leaves it as it is.
    public mutating func setHeader(_ name: String, _ value: (some ParameterValue)?) {
        if let value { request.headers[name] = value.parameterText }
    }

    /// Sets a header to a list, separated by commas; nil leaves it as it is.
    public mutating func setHeader(_ name: String, _ values: [some ParameterValue]?) {
        if let values { request.headers[name] = values.map(\.parameterText).joined(separator: ", ") }
    }

    /// Declares the type of the body that comes with a status, or with nil, with every status that has no other.
    ///
    /// ``APIError/body(as:)`` gives the decoded value.
    public mutating func errorBody<Body: JSONCodable & Sendable>(_ status: Int?, _ type: Body.Type) {
        addErrorBody(ErrorBody(status, type))
    }

    /// Declares the type of the body that comes with a range of statuses.
    public mutating func errorBody<Body: JSONCodable & Sendable>(_ statuses: ClosedRange<Int>, _ type: Body.Type) {
        addErrorBody(ErrorBody(statuses, type))
    }

    private mutating func addErrorBody(_ body: ErrorBody) {
        // What an endpoint declares goes before what its API does.
        request.errorBodies.removeAll { $0.statuses == body.statuses }
        request.errorBodies.append(body)
    }

    /// The body; see ``RequestBody``.
    public var body: RequestBody? {
        get { request.body }
        set { request.body = newValue }
    }

    /// The statuses that mean success. 2xx by default.
    public var acceptedStatuses: AcceptedStatuses {
        get { request.acceptedStatuses }
        set { request.acceptedStatuses = newValue }
    }

    /// Who must be asking. Nil leaves it to the client.
    public var authentication: AuthenticationScheme? {
        get { request.authentication }
        set { request.authentication = newValue }
    }

    /// Seconds without an answer or more data before the request fails. Nil leaves it to the client.
    public var timeout: TimeInterval? {
        get { request.timeout }
        set { request.timeout = newValue }
    }

    /// Whether the request may be sent twice. Nil goes by the method.
    public var isIdempotent: Bool? {
        get { request.isIdempotent }
        set { request.isIdempotent = newValue }
    }

    /// Whether an ``OfflineQueue`` may keep the request while there is no network. False by default.
    public var isQueuedOffline: Bool {
        get { request.isQueuedOffline }
        set { request.isQueuedOffline = newValue }
    }
}
