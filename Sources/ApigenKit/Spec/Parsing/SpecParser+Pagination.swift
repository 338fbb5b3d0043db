extension SpecParser {
    /// How the pages of a list are asked for.
    mutating func pagination(_ member: JSONNode.Member?, of operation: Operation) -> Pagination? {
        guard let member, let object = object(member.value, .pagination) else { return nil }
        let styles: [SpecKey] = [.page, .offset, .cursor, .link]
        let present = styles.filter { object.has($0) }
        guard let first = present.first else {
            error("\"pagination\" lacks one of \"page\", \"offset\", \"cursor\" and \"link\"", at: member.value)
            return nil
        }
        let allowed: [SpecKey: [SpecKey]] = [.page: [.size], .offset: [.limit], .cursor: [.next], .link: []]
        let others = present.dropFirst() + [.size, .limit, .next].filter { allowed[first]?.contains($0) != true }
        forbid(Array(others), in: object, because: "does not go with \(first.rawValue.quoted)")
        if operation.response.format != .json {
            keyError("only a JSON response has pages", at: member)
        }
        guard let style = style(first, object, of: operation) else { return nil }
        return Pagination(style: style, items: pointer(object[.items]), location: location(of: member.value))
    }

    private mutating func style(_ kind: SpecKey, _ object: SpecObject, of operation: Operation) -> Pagination.Style? {
        switch kind {
        case .page:
            let size = wireName(object[.size], of: operation, isNumber: true)
            guard let page = wireName(object[.page], of: operation, isNumber: true) else { return nil }
            return .page(parameter: page, size: size)
        case .offset:
            let limit = wireName(object[.limit], of: operation, isNumber: true)
            guard let offset = wireName(object[.offset], of: operation, isNumber: true) else { return nil }
            return .offset(parameter: offset, limit: limit)
        case .cursor:
            let cursor = wireName(object[.cursor], of: operation, isNumber: false)
            guard let next = object[.next] else {
                let message = "\"cursor\" lacks \"next\", which tells where in a page the next cursor is"
                diagnostics.error(message, at: location(object.offset))
                return nil
            }
            guard let cursor, let pointer = pointer(next) else { return nil }
            return .cursor(parameter: cursor, next: pointer.value)
        default:
            guard let member = object[.link], let isLinked = bool(member) else { return nil }
            if !isLinked {
                error("leave \"pagination\" out where there are no pages", at: member.value)
                return nil
            }
            return .link
        }
    }

    /// The name on the wire of the parameter that `member` names.
    private mutating func wireName(_ member: JSONNode.Member?, of operation: Operation, isNumber: Bool) -> String? {
        guard let member, let text = string(member) else { return nil }
        guard let parameter = operation.parameters.first(where: { $0.key == text || $0.wireName == text }) else {
            let near = NearMatch.nearest(to: text, in: operation.parameters.map(\.key))
            error("the operation has no parameter \(text.quoted)", at: member.value, suggestion: near?.quoted)
            return nil
        }
        if parameter.placement == .path || parameter.placement == .header {
            error("\(text.quoted) is not in the query", at: member.value)
            return nil
        }
        let isNumeric = parameter.type == ParameterType(.int) && parameter.values.isEmpty
        if isNumber ? !isNumeric : parameter.type.isList {
            let expected = isNumber ? "an Int" : "one value"
            error("\(text.quoted) is \(parameter.type), but must be \(expected)", at: member.value)
            return nil
        }
        return parameter.wireName
    }
}
