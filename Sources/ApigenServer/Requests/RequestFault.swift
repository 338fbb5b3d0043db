/// Why a request can't be served, and the status that says so.
package struct RequestFault: Error, Hashable, Sendable {
    /// The status of the answer.
    package var status: Int
    /// What is wrong, in a sentence without a full stop. It holds nothing that the client sent.
    package var message: String

    init(_ status: Int, _ message: String) {
        self.status = status
        self.message = message
    }

    static func bad(_ message: String) -> RequestFault { RequestFault(400, message) }
}
