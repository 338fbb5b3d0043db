import ApigenJSON

/// Why a mock API has no better answer, as a problem (RFC 9457).
struct MockProblem: Error {
    /// The status.
    var status: Int
    /// What is wrong, and what to do.
    var detail: String
    /// What else there is to know.
    var members: JSONObject = JSONObject()
    /// Header fields that belong to it.
    var headers: [(name: String, value: String)] = []

    init(_ status: Int, _ detail: String) {
        self.status = status
        self.detail = detail
    }

    /// The problem as an answer.
    var reply: MockReply {
        var object = JSONObject()
        object["type"] = "about:blank"
        object["title"] = .string(Self.title(of: status))
        object["status"] = .number(JSONNumber(status))
        object["detail"] = .string(detail)
        for member in members.members { object[member.key] = member.value }
        var reply = MockReply(status, json: .object(object), type: "application/problem+json")
        for (name, value) in headers { reply.set(name, value) }
        return reply
    }

    /// The words beside a status, for those that a mock answers with by itself.
    private static func title(of status: Int) -> String {
        let titles = [
            400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
            409: "Conflict", 410: "Gone", 422: "Unprocessable Content", 429: "Too Many Requests",
            500: "Internal Server Error", 501: "Not Implemented", 502: "Bad Gateway", 503: "Service Unavailable",
            504: "Gateway Timeout",
        ]
        return titles[status] ?? (status < 500 ? "Client Error" : "Server Error")
    }
}
