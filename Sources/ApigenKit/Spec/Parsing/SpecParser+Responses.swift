import ApigenJSON

extension SpecParser {
    /// What the server answers when all is well.
    mutating func response(of operation: SpecObject, _ method: HTTPMethod, at start: SourceLocation) -> ResponseSpec {
        guard let member = operation[.response] else {
            if method == .get, operation.lacks(.response) {
                let message = "\"response\" is missing; write null where the answer has no content"
                diagnostics.error(message, at: start)
            }
            return ResponseSpec(format: .none, statuses: .hundred(2), location: start)
        }
        let place = location(of: member.value)
        var response = ResponseSpec(format: .json, statuses: .hundred(2), location: place)
        switch member.value.content {
        case .null: response.format = .none
        case .string, .array: response.payload = Payload(samples: samples(member), location: place)
        case .object:
            guard let object = object(member.value, .response) else { break }
            if let statuses = successStatuses(object[.status]) { response.statuses = statuses }
            let format = word(object[.as], of: ResponseSpec.Format.self)
            // What a format that is at fault would allow can't be known.
            if object.has(.as), format == nil { return response }
            response.format = format ?? .json
            response.payload = responsePayload(object, format: response.format, at: member.value)
        default: mismatch("\"response\"", mustBe: "the path of a sample, an object or null", at: member.value)
        }
        if method == .head, response.payload != nil {
            error("the answer to a HEAD request has no content; write null", at: member.value)
        }
        return response
    }

    private mutating func responsePayload(
        _ object: SpecObject,
        format: ResponseSpec.Format,
        at node: JSONNode
    ) -> Payload? {
        let hasType = object.has(.samples) || object.has(.inline) || object.has(.type)
        switch format {
        case .json:
            if !hasType {
                if [.samples, .inline, .type].allSatisfy(object.lacks) {
                    error("\"response\" lacks \"samples\", \"inline\" or \"type\"; they tell its type", at: node)
                }
                return nil
            }
            return payload(object, at: node)
        case .lines, .events:
            forbid([.at], in: object, because: "does not go with \"as\": \(format.rawValue.quoted)")
            return hasType ? payload(object, at: node) : nil
        case .data, .text, .file, .none:
            let reason = "does not go with \"as\": \(format.rawValue.quoted), which is no JSON"
            forbid([.samples, .inline, .model, .type, .at], in: object, because: reason)
            return nil
        }
    }

    /// The bodies of errors, by status.
    mutating func errors(_ member: JSONNode.Member?) -> [ErrorResponse] {
        guard let member else { return [] }
        var errors: [ErrorResponse] = []
        for entry in members(of: member.value, "\"errors\"") {
            guard let statuses = StatusPattern(entry.key) else {
                keyError("\(entry.key.quoted) is no status such as \"404\", \"4XX\" or \"default\"", at: entry)
                continue
            }
            if let hundred = statuses.hundred, hundred < 4 {
                keyError("\(entry.key) is no error; errors have statuses from 400 to 599", at: entry)
            }
            if errors.contains(where: { $0.statuses == statuses }) {
                keyError("the status \(statuses) is there twice", at: entry)
            }
            let place = keyLocation(of: entry)
            errors.append(ErrorResponse(statuses: statuses, payload: errorPayload(entry), location: place))
        }
        return errors
    }

    private mutating func errorPayload(_ member: JSONNode.Member) -> Payload? {
        switch member.value.content {
        case .null: return nil
        case .string, .array: return Payload(samples: samples(member), location: location(of: member.value))
        case .object:
            guard let object = object(member.value, .error) else { return nil }
            guard object.has(.samples) || object.has(.inline) || object.has(.type) else {
                if [.samples, .inline, .type].allSatisfy(object.lacks) {
                    error("an error lacks \"samples\", \"inline\" or \"type\"; they tell its type", at: member.value)
                }
                return nil
            }
            return payload(object, at: member.value)
        default:
            mismatch("an error", mustBe: "the path of a sample, an object or null", at: member.value)
            return nil
        }
    }

    private mutating func successStatuses(_ member: JSONNode.Member?) -> StatusPattern? {
        guard let member else { return nil }
        let text: String? =
            switch member.value.content {
            case .number(let number): number.int.map(String.init)
            case .string(let text): text
            default: nil
            }
        guard let text, let statuses = StatusPattern(text), let hundred = statuses.hundred else {
            error("\"status\" must be a status such as 201 or \"2XX\"", at: member.value)
            return nil
        }
        if hundred >= 4 {
            error("\(statuses) is an error; write it in \"errors\"", at: member.value)
            return nil
        }
        return statuses
    }

    // MARK: Payloads

    /// Samples and what is said about their type.
    mutating func payload(_ object: SpecObject, at node: JSONNode) -> Payload {
        var payload = Payload(location: location(of: node))
        if let member = object[.samples] {
            payload.samples = samples(member)
            forbid([.inline], in: object, because: "does not go with \"samples\"")
        } else if let member = object[.inline] {
            payload.samples = [.inline(member.value)]
        }
        if let member = object[.model] { payload.model = typeName(member.value, "\"model\"") }
        if let member = object[.type] {
            payload.type = typeExpression(member.value, "\"type\"")
            forbid([.model], in: object, because: "does not go with \"type\", which says all")
        }
        payload.pointer = pointer(object[.at])
        return payload
    }

    /// A path, a pattern, or a list of them.
    mutating func samples(_ member: JSONNode.Member) -> [SampleSource] {
        if case .array(let elements) = member.value.content, elements.isEmpty {
            error("\(member.key.quoted) must name a sample", at: member.value)
        }
        var sources: [SampleSource] = []
        for path in strings(member) {
            if path.value.isEmpty {
                diagnostics.error("the path of a sample must not be empty", at: path.location)
            } else if path.value.hasPrefix("https://") || path.value.hasPrefix("http://") {
                let message = "a sample is a file; \"apigen record\" saves what a server answers"
                diagnostics.error(message, at: path.location)
            } else {
                sources.append(.files(path))
            }
        }
        return sources
    }
}
