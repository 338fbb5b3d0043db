import Foundation

/// What the server does in answer to a request.
struct LoopbackReply: Sendable {
    enum Step: Sendable {
        /// Writes bytes in one call.
        case send(Data)
        /// Writes the same bytes many times.
        case sendRepeatedly(Data, count: Int)
        /// Waits for the server's gate, or until the client goes away.
        case waitForGate
        /// Waits.
        case pause(TimeInterval)
        /// Closes the connection.
        case close
    }

    var steps: [Step]

    /// A whole answer, head and body in one write.
    init(_ status: Int = 200, _ headers: [String: String] = [:], body: Data = Data()) {
        steps = [.send(Self.head(status, headers, length: body.count) + body)]
    }

    /// Steps as they are; to be used for answers that are not whole.
    init(steps: [Step]) {
        self.steps = steps
    }

    static func text(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> LoopbackReply {
        LoopbackReply(status, headers, body: Data(text.utf8))
    }

    static func json(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> LoopbackReply {
        var all = ["Content-Type": "application/json"]
        all.merge(headers) { $1 }
        return LoopbackReply(status, all, body: Data(text.utf8))
    }

    /// A body in chunks, with other steps between them where given.
    static func chunked(_ headers: [String: String] = [:], _ steps: [Step]) -> LoopbackReply {
        var all = headers
        all["Transfer-Encoding"] = "chunked"
        let body = steps.map { step -> Step in
            switch step {
            case .send(let data): .send(chunk(data))
            case .sendRepeatedly(let data, let count): .sendRepeatedly(chunk(data), count: count)
            default: step
            }
        }
        let ends = !steps.contains { if case .close = $0 { true } else { false } }
        let end: [Step] = ends ? [.send(Data("0\r\n\r\n".utf8))] : []
        return LoopbackReply(steps: [.send(head(200, all, length: nil))] + body + end)
    }

    private static func chunk(_ data: Data) -> Data {
        Data("\(String(data.count, radix: 16))\r\n".utf8) + data + Data("\r\n".utf8)
    }

    /// Nothing until the gate opens, and then this reply.
    func afterGate() -> LoopbackReply {
        LoopbackReply(steps: [.waitForGate] + steps)
    }

    static func head(_ status: Int, _ headers: [String: String], length: Int?) -> Data {
        var text = "HTTP/1.1 \(status) Status\r\n"
        for (name, value) in headers.sorted(by: { $0.key < $1.key }) { text += "\(name): \(value)\r\n" }
        let hasBody = status != 204 && status != 304 && status >= 200
        if let length, hasBody { text += "Content-Length: \(length)\r\n" }
        return Data((text + "\r\n").utf8)
    }
}
