import ApigenJSON

/// The answer of an operation when all is well, made from its samples and the request.
struct MockAnswer {
    let operation: MockOperation
    /// The item that the path names; nothing where it names none.
    let item: ItemIdentity?
    /// The elements of the list that the item belongs to.
    let list: [JSONValue]

    private var pointer: JSONPointer? { operation.operation.response.payload?.pointer?.value }

    func reply(to request: MockRequest) throws(MockProblem) -> MockReply {
        let status = operation.status
        let changes = try changes(of: request)
        switch operation.operation.response.format {
        case .none: return MockReply(status)
        case .text: return MockReply(status, type: "text/plain; charset=utf-8")
        case .data, .file: return MockReply(status, type: "application/octet-stream")
        case .lines:
            return parts(status, operation.samples.isEmpty ? "text/plain; charset=utf-8" : "application/x-ndjson") {
                "\($0)\n"
            }
        case .events: return parts(status, "text/event-stream") { "data: \($0)\n\n" }
        case .json:
            guard let first = operation.samples.first else {
                let title = operation.operation.title
                throw MockProblem(501, "the spec names no sample of what \(title) answers")
            }
            if let reply = try listReply(status, request) { return reply }
            let chosen = chosenItem
            guard chosen != nil || changes != nil else {
                return MockReply(status, type: "application/json", first.bytes)
            }
            let value = chosen ?? first.value
            return MockReply(status, json: changes?.applied(to: value, at: pointer) ?? value)
        }
    }

    /// What the body of a request changes. That of one which deletes changes nothing.
    private func changes(of request: MockRequest) throws(MockProblem) -> RequestChanges? {
        guard [.post, .put, .patch].contains(operation.operation.method) else { return nil }
        return try RequestChanges(request, of: operation.operation)
    }

    private func parts(_ status: Int, _ type: String, _ text: (JSONValue) -> String) -> MockReply {
        var reply = MockReply(status, type: type)
        reply.body = .parts(operation.samples.map { Array(text($0.value).utf8) })
        return reply
    }

    // MARK: Lists

    /// The page or the elements that a request asks for; nothing where the sample is the answer as it is.
    private func listReply(_ status: Int, _ request: MockRequest) throws(MockProblem) -> MockReply? {
        let method = operation.operation.method
        guard method == .get || operation.operation.pagination != nil, let pointer = operation.listPointer else {
            return nil
        }
        var elements = operation.elements
        let filter = ListFilter(operation.operation, request.query, elements: elements)
        elements = filter.elements(of: elements)
        guard let pagination = operation.operation.pagination else {
            guard !filter.isEmpty, let first = operation.samples.first else { return nil }
            return MockReply(status, json: first.value.setting(pointer.tokens, to: .array(elements)))
        }
        let page = try MockPage(of: elements.count, pagination, operation.operation, request)
        let body = page.body(Array(elements[page.range]), at: pointer, samples: operation.samples)
        var reply = MockReply(status, json: body)
        reply.set("X-Total-Count", String(elements.count))
        if let links = page.links { reply.set("Link", links) }
        return reply
    }

    // MARK: Items

    /// The answer about the item that the path names: the sample of it, else the element of the list laid over a
    /// sample, which may have more members than a list shows, else a sample that takes its identity.
    private var chosenItem: JSONValue? {
        guard let item, let first = operation.samples.first?.value else { return nil }
        let place = pointer?.tokens ?? []
        func part(_ sample: JSONValue) -> JSONValue? { SampleValue.value(at: pointer, in: sample) }
        if let own = operation.samples.first(where: { part($0.value).map(item.isIdentity) ?? false }) {
            return own.value
        }
        guard let object = part(first), object.objectValue != nil else { return nil }
        if let element = list.first(where: item.isIdentity) {
            return first.setting(place, to: object.overlaid(with: element))
        }
        return first.setting(place, to: item.identifying(object))
    }
}
