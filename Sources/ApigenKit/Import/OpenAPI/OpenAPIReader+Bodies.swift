import ApigenJSON

extension OpenAPIReader {
    /// What a request sends.
    mutating func readBody(_ node: JSONNode, into endpoint: inout ImportedEndpoint) {
        guard let body = document.object(node, "a request body") else { return }
        guard endpoint.method.allowsBody else {
            let message = "a \(endpoint.method.token) request has no body in a spec; it is left out"
            document.findings.warning(message, at: document.place(node))
            return
        }
        let contents = body["content"]?.members ?? []
        guard let (kind, content) = preferred(contents) else { return }
        if contents.count > 1 {
            let message = "a spec has one form of body; others than the first of JSON, form and bytes are left out"
            document.findings.note(message, at: document.file.location(at: contents[1].keyOffset))
        }
        let name = endpoint.name ?? "request"
        switch kind {
        case .json, .lines, .events:
            endpoint.body = .json(payload(content.value, .request, place: nil, proposal: "\(name) body"))
        case .form:
            endpoint.body = .form(formFields(content.value["schema"]))
        case .multipart:
            let parts = multipartParts(content.value)
            endpoint.body = parts.isEmpty ? .raw(mediaType: "multipart/form-data") : .multipart(parts)
        case .text, .bytes:
            let type = content.key.contains("*") ? "application/octet-stream" : content.key
            endpoint.body = .raw(mediaType: MediaType.isValid(type) ? type : "application/octet-stream")
        }
    }

    /// The content that a spec can say most about: JSON before a form, a form before bytes.
    private func preferred(_ contents: [JSONNode.Member]) -> (MediaType, JSONNode.Member)? {
        let ranked = contents.map { (MediaType($0.key), $0) }
        return ranked.enumerated().min { ($0.element.0.rank, $0.offset) < ($1.element.0.rank, $1.offset) }?.element
    }

    private func formFields(_ node: JSONNode?) -> [ImportedParameter] {
        guard let node, let object = schemas.schema(node).object else { return [] }
        var fields: [ImportedParameter] = []
        for property in object.properties where !property.key.isEmpty {
            guard var field = ParameterSchema(schemas).parameter(property.key, in: .form, property.node) else {
                document.findings.warning(
                    "the field \(property.key.quoted) of a form is an object, and is left out",
                    at: document.place(property.node)
                )
                continue
            }
            field.isOptional = !object.required.contains(property.key) && field.defaultValue == nil
            fields.append(field)
        }
        return fields
    }

    private func multipartParts(_ content: JSONNode) -> [ImportedBody.Part] {
        guard let node = content["schema"], let object = schemas.schema(node).object else { return [] }
        return object.properties.filter { !$0.key.isEmpty }.map { property in
            var schema = schemas.schema(property.node)
            if case .array(let array) = schema.kind, let items = array.items {
                document.findings.warning(
                    "a part of a body that is there several times becomes one",
                    at: document.place(property.node)
                )
                schema = schemas.schema(items)
            }
            let encoded = content["encoding"]?[property.key]?["contentType"]?.string?.split(separator: ",").first.map(
                String.init
            )
            let promised = schema.node["contentMediaType"]?.string
            var mediaType: String?
            switch schema.kind {
            case .string("binary"), .string("base64"): mediaType = encoded ?? promised ?? "application/octet-stream"
            case .string, .any: mediaType = promised ?? (encoded?.hasPrefix("text/") == true ? nil : encoded)
            case .object:
                document.findings.note(
                    "parts of bodies that are objects become text",
                    at: document.place(property.node)
                )
            default: break
            }
            if let type = mediaType, !MediaType.isValid(type) || type.contains("*") {
                mediaType = "application/octet-stream"
            }
            return ImportedBody.Part(
                name: property.key.hasSuffix("?") ? String(property.key.dropLast()) : property.key,
                mediaType: mediaType,
                isOptional: !object.required.contains(property.key)
            )
        }
    }

    // MARK: Payloads

    /// The samples of a content, and what is known of its type.
    ///
    /// - Parameter place: The name of the operation where it is a response.
    mutating func payload(
        _ content: JSONNode,
        _ direction: SchemaSampler.Direction,
        place: String?,
        proposal: String
    ) -> ImportedPayload {
        let node = content["schema"] ?? content["itemSchema"]
        var examples: [ImportedPayload.Sample] = []
        if let example = content["example"] { examples.append(.init(example.value)) }
        for member in content["examples"]?.members ?? [] {
            guard let example = document.object(member.value, "an example") else { continue }
            if let value = example["value"] {
                examples.append(.init(value.value, name: member.key))
            } else if let link = example["externalValue"] {
                document.findings.note("examples outside of the document are left out", at: document.place(link))
            }
        }
        guard let node, node.isObject else { return ImportedPayload(samples: examples) }
        examples = fitted(examples, to: node, at: content)
        var payload = ImportedPayload(samples: examples)
        let (model, type) = planner.root(node, direction, place: place, proposal: proposal)
        payload.model = model
        payload.type = type
        payload.fileName = fileName(node, direction)
        let made = samples(of: node, direction).filter { made in !payload.samples.contains { $0.value == made } }
        if type != nil {
            // The type says all: one sample is enough, to show what it looks like.
            if payload.samples.isEmpty, let first = made.first, first != .null { payload.samples = [.init(first)] }
        } else if payload.samples.isEmpty {
            payload.samples = made.prefix(1).map { .init($0) }
            payload.variants = Array(made.dropFirst())
        } else {
            payload.variants = made
        }
        return payload
    }

    private func fitted(
        _ examples: [ImportedPayload.Sample],
        to node: JSONNode,
        at content: JSONNode
    ) -> [ImportedPayload.Sample] {
        examples.compactMap { example in
            if let value = SchemaFit.fitted(example.value, to: node, schemas) {
                return .init(value, name: example.name)
            }
            let place = document.place(content["example"] ?? content["examples"] ?? content)
            document.findings.warning("an example that contradicts its schema is left out", at: place)
            return nil
        }
    }

    private mutating func samples(of node: JSONNode, _ direction: SchemaSampler.Direction) -> [JSONValue] {
        // Two uses of a component have the same samples.
        let target = node["$ref"].flatMap { document.target(of: $0) } ?? node
        let key = SampleKey(node: target.offset, direction: direction)
        if let known = sampled[key] { return known }
        let samples = madeUp(node, direction)
        sampled[key] = samples
        return samples
    }

    /// Files with samples of components are called by them, because several operations share them.
    private func fileName(_ node: JSONNode, _ direction: SchemaSampler.Direction) -> String? {
        let schema = schemas.schema(node)
        let suffix = direction == .request ? " input" : ""
        if let component = schema.component { return component + suffix }
        guard case .array(let array) = schema.kind,
            let component = array.items.flatMap({ schemas.schema($0).component })
        else { return nil }
        return component + " list" + suffix
    }

    // MARK: Responses

    /// What the server answers, and the bodies of errors.
    mutating func readResponses(_ node: JSONNode?, into endpoint: inout ImportedEndpoint) {
        var successes: [(status: StatusPattern, node: JSONNode)] = []
        var fallback: JSONNode?
        let name = endpoint.name ?? "answer"
        for member in node?.members ?? [] where !member.key.hasPrefix("x-") {
            guard let response = document.object(member.value, "a response") else { continue }
            let place = document.file.location(at: member.keyOffset)
            guard let status = StatusPattern(member.key) else {
                document.findings.warning("\(member.key.quoted) is no status; the response is left out", at: place)
                continue
            }
            switch status.hundred {
            case 2: successes.append((status, response))
            case 4, 5: addError(status, response, of: name, to: &endpoint)
            case nil: fallback = response
            default: document.findings.note("responses that are neither success nor error are left out", at: place)
            }
        }
        if let fallback {
            // Where nothing else tells of success, the default does.
            if successes.isEmpty {
                successes.append((.hundred(2), fallback))
            } else {
                addError(.any, fallback, of: name, to: &endpoint)
            }
        }
        let chosen = successes.first { !($0.node["content"]?.members.isEmpty ?? true) } ?? successes.first
        guard let chosen else {
            if endpoint.method == .get {
                document.findings.warning(
                    "no response of success is described; it is taken for one without content",
                    at: endpoint.location
                )
            }
            return
        }
        if successes.contains(where: { $0.status != chosen.status && $0.node["content"] != nil }) {
            document.findings.note(
                "a spec has one response of success; others than the first are left out",
                at: document.place(chosen.node)
            )
        }
        endpoint.response = response(chosen.node, of: endpoint.method, named: name)
        endpoint.answersWithLinks = chosen.node["headers"]?.members.contains { $0.key.lowercased() == "link" } ?? false
        if successes.count == 1, chosen.status != .exactly(200), chosen.status != .hundred(2) {
            endpoint.response.status = chosen.status
        }
    }

    private mutating func response(_ node: JSONNode, of method: HTTPMethod, named name: String) -> ImportedResponse {
        let contents = node["content"]?.members ?? []
        guard method != .head, let (kind, content) = preferred(contents) else { return ImportedResponse() }
        if contents.count > 1 {
            let message = "a spec has one form of answer; others than JSON are left out"
            document.findings.note(message, at: document.file.location(at: contents[1].keyOffset))
        }
        switch kind {
        case .json:
            return ImportedResponse(
                format: .json,
                payload: payload(content.value, .response, place: name, proposal: "\(name) response")
            )
        case .lines, .events:
            let format: ResponseSpec.Format = kind == .lines ? .lines : .events
            let node = content.value["itemSchema"] ?? content.value["schema"]
            let isJSON = node.map { schemas.schema($0) }.map { $0.object != nil || $0.component != nil } ?? false
            guard isJSON else { return ImportedResponse(format: format) }
            return ImportedResponse(
                format: format,
                payload: payload(content.value, .response, place: name, proposal: "\(name) event")
            )
        case .text: return ImportedResponse(format: .text)
        case .form, .multipart, .bytes: return ImportedResponse(format: .data)
        }
    }

    private mutating func addError(
        _ status: StatusPattern,
        _ node: JSONNode,
        of name: String,
        to endpoint: inout ImportedEndpoint
    ) {
        guard let (kind, content) = preferred(node["content"]?.members ?? []), kind == .json,
            !endpoint.errors.contains(where: { $0.status == status })
        else { return }
        let payload = payload(content.value, .response, place: nil, proposal: "\(name) \(status) error")
        endpoint.errors.append(ImportedError(status: status, payload: payload))
    }
}
