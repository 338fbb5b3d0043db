import ApigenJSON

/// What a mock API answers.
package struct MockReply: Sendable {
    /// The body.
    package enum Body: Sendable {
        /// As a whole.
        case whole([UInt8])
        /// In parts, each sent by itself.
        case parts([[UInt8]])
    }

    /// The status.
    package var status: Int
    /// The header fields.
    package var headers: [(name: String, value: String)] = []
    /// The body.
    package var body: Body
    /// The seconds to wait before it is sent.
    package var delay = 0.0

    /// The bytes of the body, parts joined.
    package var bytes: [UInt8] {
        switch body {
        case .whole(let bytes): bytes
        case .parts(let parts): parts.flatMap(\.self)
        }
    }

    /// Creates a reply.
    init(_ status: Int, type: String? = nil, _ bytes: [UInt8] = []) {
        self.status = status
        body = .whole(bytes)
        if let type { set("Content-Type", type) }
    }

    /// Creates a reply in JSON.
    init(_ status: Int, json value: JSONValue, type: String = "application/json") {
        var writer = JSONWriter(options: .init(indentation: 2))
        writer.write(value)
        self.init(status, type: type, writer.bytes + [UInt8(ascii: "\n")])
    }

    /// The value of a header field.
    package func header(_ name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    /// Sets a header field.
    mutating func set(_ name: String, _ value: String) {
        headers.removeAll { $0.name == name }
        headers.append((name, value))
    }
}
