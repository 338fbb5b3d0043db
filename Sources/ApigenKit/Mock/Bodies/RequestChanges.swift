import ApigenJSON

/// What a request's body says about the item in the answer.
struct RequestChanges {
    private enum Content {
        case json(JSONValue)
        case form(QueryParameters)
    }

    private let content: Content

    /// Reads the body of a request; nothing where it has none that can be echoed.
    init?(_ request: MockRequest, of operation: Operation) throws(MockProblem) {
        guard !request.body.isEmpty else { return nil }
        let type = (request.header("Content-Type") ?? "").lowercased()
        // What the spec says counts more than the type that the request names: tools such as curl name a form.
        if let payload = operation.body?.payload {
            let value = try Self.json(request.body)
            content = .json(SampleValue.value(at: payload.pointer?.value, in: value) ?? value)
        } else if operation.body?.formFields != nil || type.hasPrefix("application/x-www-form-urlencoded") {
            content = .form(QueryParameters(String(decoding: request.body, as: UTF8.self)))
        } else if type.hasPrefix("application/json") || type.contains("+json") {
            content = .json(try Self.json(request.body))
        } else {
            return nil
        }
    }

    private static func json(_ bytes: [UInt8]) throws(MockProblem) -> JSONValue {
        do {
            return try JSONValue(json: bytes)
        } catch let error as JSONError {
            throw MockProblem(400, "the body is no JSON: \(error.located(in: bytes))")
        } catch {
            throw MockProblem(400, "the body is no JSON")
        }
    }

    /// An answer with the changes laid over the item in it.
    func applied(to answer: JSONValue, at pointer: JSONPointer?) -> JSONValue {
        let place = pointer?.tokens ?? []
        guard let item = SampleValue.value(at: pointer, in: answer), item.objectValue != nil else { return answer }
        switch content {
        case .json(let value):
            // A client may wrap what it sends as the server does.
            let wrapped = place.isEmpty ? nil : SampleValue.value(at: pointer, in: value)
            let changes = wrapped ?? value
            return changes.objectValue == nil ? answer : answer.setting(place, to: item.overlaid(with: changes))
        case .form(let fields):
            var changes = JSONObject()
            for field in fields.parameters {
                changes[field.name] = (item[field.name] ?? "").sameKind(field.value)
            }
            return answer.setting(place, to: item.overlaid(with: .object(changes)))
        }
    }
}
