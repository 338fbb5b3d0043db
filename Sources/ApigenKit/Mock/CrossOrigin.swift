/// Lets pages of any origin read the answers: what the Fetch standard calls CORS.
enum CrossOrigin {
    /// The answer to a preflight; nothing where a request is none.
    static func preflight(_ request: MockRequest, methods: [String]) -> MockReply? {
        guard request.method == "OPTIONS", request.header("Origin") != nil,
            request.header("Access-Control-Request-Method") != nil
        else { return nil }
        var reply = MockReply(204)
        reply.set("Access-Control-Allow-Methods", methods.joined(separator: ", "))
        if let headers = request.header("Access-Control-Request-Headers") {
            reply.set("Access-Control-Allow-Headers", headers)
        }
        if request.header("Access-Control-Request-Private-Network") == "true" {
            reply.set("Access-Control-Allow-Private-Network", "true")
        }
        reply.set("Access-Control-Max-Age", "600")
        return reply
    }

    /// Adds what lets the page of the request's origin read the answer.
    static func allow(_ request: MockRequest, in reply: inout MockReply) {
        reply.set("Vary", "Origin")
        guard let origin = request.header("Origin") else {
            reply.set("Access-Control-Allow-Origin", "*")
            return
        }
        // With credentials no wildcards are allowed, so everything is named.
        reply.set("Access-Control-Allow-Origin", origin)
        reply.set("Access-Control-Allow-Credentials", "true")
        let own = ["Content-Type", "Vary"]
        let names = reply.headers.map(\.name).filter { !own.contains($0) && !$0.hasPrefix("Access-Control-") }
        if !names.isEmpty { reply.set("Access-Control-Expose-Headers", names.joined(separator: ", ")) }
    }
}
