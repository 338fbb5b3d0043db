import ApigenJSON

/// A call of an endpoint with values for its parameters, ready to be sent to any server.
package struct PlannedCall: Sendable {
    /// A name with a value.
    package struct Field: Hashable, Sendable {
        /// The name.
        package var name: String
        /// The value, not encoded.
        package var value: String

        /// Creates a field.
        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// What a call sends.
    package struct Body: Hashable, Sendable {
        /// The media type.
        package var mediaType: String
        /// The bytes.
        package var bytes: [UInt8]
    }

    /// The endpoint.
    package var operation: Operation
    /// The path with its values, encoded.
    package var path: String
    /// The query, in order.
    package var query: [Field] = []
    /// Headers that are parameters.
    package var headers: [Field] = []
    /// The body.
    package var body: Body?

    /// Path and query, encoded: what stands in the first line of the request.
    package var target: String { path + Self.encoded(query, after: "?") }

    /// Fields as a query or a form has them, after a mark where there are any.
    static func encoded(_ fields: [Field], after mark: String = "") -> String {
        guard !fields.isEmpty else { return "" }
        let items = fields.map { "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))" }
        return mark + items.joined(separator: "&")
    }

    /// The same call with another value for a parameter of the query.
    func setting(_ name: String, to value: String) -> PlannedCall {
        var call = self
        if let index = query.firstIndex(where: { $0.name == name }) {
            call.query[index].value = value
        } else {
            call.query.append(Field(name: name, value: value))
        }
        return call
    }
}
