import ApigenJSON

/// An API that answers from the samples of its spec. A function from requests to replies: nothing is kept of a
/// request, and nothing but samples is ever served.
package struct MockAPI: Sendable {
    /// The name of the spec.
    package let name: String
    private let operations: [MockOperation]
    private let router: MockRouter

    init(name: String, basePath: String, operations: [MockOperation]) {
        self.name = name
        self.operations = operations
        router = MockRouter(operations.map(\.operation), basePath: basePath)
    }

    /// What is served, such as `GET /users/{id}`, in the order of the spec.
    package var titles: [String] { operations.map(\.operation.title) }

    /// The reply to a request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - number: How many requests came before it; delays and failures follow from it.
    ///   - behavior: How the API misbehaves.
    package func reply(
        to request: MockRequest,
        number: Int = 0,
        behavior: MockBehavior = MockBehavior()
    ) -> MockReply {
        var reply: MockReply
        let methods = router.methods(at: request.path)
        if !methods.isEmpty, let preflight = CrossOrigin.preflight(request, methods: methods) {
            reply = preflight
        } else {
            do throws(MockProblem) {
                reply = try answer(request, number: number, behavior)
            } catch {
                reply = error.reply
            }
            reply.delay = behavior.delay(ofRequest: number)
        }
        CrossOrigin.allow(request, in: &reply)
        return reply
    }

    private func answer(
        _ request: MockRequest,
        number: Int,
        _ behavior: MockBehavior
    ) throws(MockProblem) -> MockReply {
        switch router.match(request.method, request.path) {
        case .nothing: throw unknown(request)
        case .otherMethods(let methods):
            let allowed = methods.joined(separator: ", ")
            if request.method == "OPTIONS" {
                var reply = MockReply(204)
                reply.set("Allow", allowed)
                return reply
            }
            var problem = MockProblem(405, "there is no \(request.method) \(request.path) here, but \(allowed)")
            problem.headers = [("Allow", allowed)]
            throw problem
        case .operation(let index, let values):
            let operation = operations[index]
            let demanded = try DemandedStatus.read(request)
            if let status = demanded ?? behavior.failure(ofRequest: number), status >= 400 {
                return try failure(status, of: operation, isDemanded: demanded != nil)
            }
            let item = router.item(of: index).flatMap { name in
                values[name].map { ItemIdentity(name: name, value: $0) }
            }
            let list = router.collection(of: index).map { operations[$0].elements } ?? []
            var reply = try MockAnswer(operation: operation, item: item, list: list).reply(to: request)
            if let demanded { reply.status = demanded }
            return reply
        }
    }

    /// The answer that is an error.
    private func failure(_ status: Int, of operation: MockOperation, isDemanded: Bool) throws(MockProblem) -> MockReply
    {
        var headers: [(name: String, value: String)] = []
        if status == 401 {
            // RFC 9110, section 15.5.2: it comes with a challenge.
            let scheme = operation.authentication == .basic ? "Basic realm=\"apigen mock\"" : "Bearer"
            headers.append(("WWW-Authenticate", scheme))
        }
        guard let sample = operation.samples(ofError: status).first else {
            let reason = isDemanded ? "the request asked for this status" : "the mock was told to fail now and then"
            var problem = MockProblem(status, reason)
            problem.headers = headers
            throw problem
        }
        var reply = MockReply(status, type: "application/json", sample.bytes)
        for (name, value) in headers { reply.set(name, value) }
        return reply
    }

    /// The problem of a path that is none of the API's.
    private func unknown(_ request: MockRequest) -> MockProblem {
        let path = PercentEncoding.decoded(request.path)
        let paths = operations.map(\.operation.path.text)
        let near = NearMatch.nearest(to: path, in: paths).map { "; did you mean \($0)?" } ?? ""
        var problem = MockProblem(404, "there is no \(path) here\(near)")
        problem.members["routes"] = .array(titles.map { .string($0) })
        return problem
    }
}

/// The status that a request asks for, by a header or in its query.
enum DemandedStatus {
    static let header = "X-Apigen-Status"
    static let parameter = "__status"

    /// The status; nothing where a request asks for none.
    static func read(_ request: MockRequest) throws(MockProblem) -> Int? {
        guard let text = request.header(header) ?? request.query[parameter] else { return nil }
        guard let status = Int(text), (200...599).contains(status) else {
            let message = "\(header) and \(parameter) must be a status from 200 to 599, not \(text.quoted)"
            throw MockProblem(400, message)
        }
        return status
    }
}
