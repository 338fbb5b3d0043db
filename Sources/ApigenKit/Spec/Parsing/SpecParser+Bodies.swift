extension SpecParser {
    /// What a request sends.
    mutating func body(_ member: JSONNode.Member?, of method: HTTPMethod) -> RequestBody? {
        guard let member else { return nil }
        guard method.allowsBody else {
            keyError("a \(method.token) request has no body", at: member)
            return nil
        }
        let place = location(of: member.value)
        switch member.value.content {
        case .string, .array:
            let payload = Payload(samples: samples(member), location: place)
            return RequestBody(content: .json(payload), location: place)
        case .object:
            guard let object = object(member.value, .body), let content = bodyContent(object, at: member.value) else {
                return nil
            }
            return RequestBody(content: content, location: place)
        default:
            mismatch("\"body\"", mustBe: "the path of a sample, or an object", at: member.value)
            return nil
        }
    }

    private mutating func bodyContent(_ object: SpecObject, at node: JSONNode) -> RequestBody.Content? {
        let isPayload = object.has(.samples) || object.has(.inline) || object.has(.type)
        let others = [SpecKey.form, .multipart, .raw].filter { object.has($0) }
        guard let kind = others.first else {
            guard isPayload else {
                if [.samples, .inline, .type, .form, .multipart, .raw].allSatisfy(object.lacks) {
                    error(
                        "\"body\" lacks \"samples\", \"inline\", \"type\", \"form\", \"multipart\" or \"raw\"",
                        at: node
                    )
                }
                return nil
            }
            return .json(payload(object, at: node))
        }
        let reason = "does not go with \(kind.rawValue.quoted)"
        forbid(others.dropFirst() + [.samples, .inline, .model, .type], in: object, because: reason)
        guard let member = object[kind] else { return nil }
        switch kind {
        case .form: return .form(formFields(member.value))
        case .multipart: return .multipart(multipartParts(member.value))
        default: return mediaType(member).map { .raw(mediaType: $0) }
        }
    }

    private mutating func multipartParts(_ node: JSONNode) -> [MultipartPart] {
        var parts: [MultipartPart] = []
        for member in members(of: node, "\"multipart\"") {
            let isOptional = member.key.hasSuffix("?")
            let name = isOptional ? String(member.key.dropLast()) : member.key
            if name.isEmpty {
                keyError("a part needs a name", at: member)
                continue
            }
            if parts.contains(where: { $0.name == name }) {
                keyError("the part \(name.quoted) is there twice", at: member)
                continue
            }
            guard let kind = partKind(member) else { continue }
            let place = keyLocation(of: member)
            parts.append(MultipartPart(name: name, kind: kind, isOptional: isOptional, location: place))
        }
        return parts
    }

    private mutating func partKind(_ member: JSONNode.Member) -> MultipartPart.Kind? {
        if member.value.string == "text" { return .text }
        guard case .object = member.value.content else {
            error("a part is \"text\" or {\"file\": \"image/jpeg\"}", at: member.value)
            return nil
        }
        guard let object = object(member.value, .filePart) else { return nil }
        guard let file = object[.file] else {
            error("a part is \"text\" or {\"file\": \"image/jpeg\"}", at: member.value)
            return nil
        }
        return mediaType(file).map { .file(mediaType: $0) }
    }

    private mutating func mediaType(_ member: JSONNode.Member) -> String? {
        guard let text = string(member) else { return nil }
        let parts = text.prefix { $0 != ";" }.split(separator: "/", omittingEmptySubsequences: false)
        let isMediaType =
            parts.count == 2
            && parts.allSatisfy { part in !part.isEmpty && !part.contains { " \"(),:<=>?@[]{}".contains($0) } }
            && text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
        if isMediaType { return text }
        error("\(text.quoted) is no media type such as \"image/png\"", at: member.value)
        return nil
    }
}
