import ApigenServer
import Foundation

/// What the server does in answer to a request.
struct LoopbackReply: Sendable {
    enum Step: Sendable {
        /// Sends bytes.
        case send(Data)
        /// Sends the same bytes many times.
        case sendRepeatedly(Data, count: Int)
        /// Waits for the server's gate, or until the client goes away.
        case waitForGate
        /// Waits.
        case pause(TimeInterval)
        /// Closes the connection.
        case close
    }

    private enum Content {
        case body(Data)
        case chunks([Step])
        case raw([Step])
    }

    private var status = 200
    private var headers: [String: String] = [:]
    private var content: Content
    private var preparation: [Step] = []

    /// A whole answer.
    init(_ status: Int = 200, _ headers: [String: String] = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        content = .body(body)
    }

    /// All bytes of the answer, for those that are not whole or no HTTP.
    init(steps: [Step]) {
        content = .raw(steps)
    }

    static func text(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> LoopbackReply {
        LoopbackReply(status, headers, body: Data(text.utf8))
    }

    static func json(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> LoopbackReply {
        LoopbackReply(status, ["Content-Type": "application/json"].merging(headers) { $1 }, body: Data(text.utf8))
    }

    /// A body in chunks, with other steps between them where given.
    static func chunked(_ headers: [String: String] = [:], _ steps: [Step]) -> LoopbackReply {
        var reply = LoopbackReply(200, headers)
        reply.content = .chunks(steps)
        return reply
    }

    /// Nothing until the gate opens, and then this reply.
    func afterGate() -> LoopbackReply {
        var reply = self
        reply.preparation = [.waitForGate]
        return reply
    }

    /// The reply as the server takes it.
    func httpReply(gate: Gate) -> HTTPReply {
        func steps(_ steps: [Step]) -> [HTTPReply.Step] { steps.map { $0.httpStep(gate: gate) } }
        var fields = HTTPHeaders()
        for (name, value) in headers.sorted(by: { $0.key < $1.key }) { fields.append(name, value) }
        var reply =
            switch content {
            case .body(let body): HTTPReply(status, fields, body: Array(body))
            case .chunks(let chunks): HTTPReply(status, fields, content: .stream(steps(chunks)))
            case .raw(let raw): HTTPReply.raw(steps(raw))
            }
        reply.preparation = steps(preparation)
        return reply
    }
}

extension LoopbackReply.Step {
    fileprivate func httpStep(gate: Gate) -> HTTPReply.Step {
        switch self {
        case .send(let data): .send(Array(data))
        case .sendRepeatedly(let data, let count): .sendRepeatedly(Array(data), count: count)
        case .waitForGate: .wait { gate.isOpen }
        case .pause(let seconds): .pause(seconds: seconds)
        case .close: .close
        }
    }
}
