/// A call on its way to a server: with its address, all headers and what proves who is asking.
package struct CallRequest: Sendable {
    /// The method as it is sent.
    package var method: String
    /// Where the API is, without a slash at its end.
    var baseURL: String
    /// The path, encoded.
    var path: String
    /// The query, in order.
    var query: [PlannedCall.Field]
    /// The headers; each name once.
    package private(set) var headers: [PlannedCall.Field] = []
    /// The body.
    package var body: [UInt8]?
    /// After how many seconds the spec gives it up.
    package var timeout: Double?

    /// The address.
    package var url: String { baseURL + target }

    /// Whether it changes nothing on the server.
    package let isSafe: Bool

    /// Path and query, encoded.
    package var target: String { path + PlannedCall.encoded(query, after: "?") }

    /// Makes the request of a call. Of equal headers, those that a person gave count before those of the spec, and
    /// these before the defaults.
    package init(
        _ call: PlannedCall,
        of spec: Spec,
        baseURL: String? = nil,
        defaults: [PlannedCall.Field] = [],
        headers given: [PlannedCall.Field] = [],
        credential: Credential? = nil
    ) {
        method = call.operation.method.token
        isSafe = call.operation.method.isSafe
        self.baseURL = baseURL ?? spec.baseURL
        path = call.path
        query = call.query
        body = call.body?.bytes
        timeout = call.operation.timeout
        set("Accept", "application/json")
        for field in defaults { set(field.name, field.value) }
        for field in spec.headers(of: call.operation) { set(field.name, field.value) }
        for field in call.headers { set(field.name, field.value) }
        if let body = call.body { set("Content-Type", body.mediaType) }
        credential?.apply(call.operation.authentication ?? spec.authentication, to: &self)
        for field in given { set(field.name, field.value) }
    }

    /// Sets a header in place of others of its name.
    mutating func set(_ name: String, _ value: String) {
        headers.removeAll { $0.name.lowercased() == name.lowercased() }
        headers.append(PlannedCall.Field(name: name, value: value))
    }

    /// Method, path and query, as people read them, without secrets.
    package func title(_ redaction: Redaction) -> String {
        let items = query.map { field in
            let value = redaction.redacted(parameter: field.name, value: field.value)
            return PlannedCall.Field(name: field.name, value: value)
        }
        return "\(method) \(redaction.redacted(text: path))\(PlannedCall.encoded(items, after: "?"))"
    }
}
