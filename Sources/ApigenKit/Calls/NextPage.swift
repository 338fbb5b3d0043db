import ApigenJSON

/// Finds the call for the page after an answer.
package enum NextPage {
    /// The call for the next page; nothing where the endpoint has no pages, or the answer is the last one.
    ///
    /// - Parameters:
    ///   - answer: The answer, with nothing taken out of it.
    ///   - link: The header `Link`.
    ///   - url: The address that was called; a link that leads to another server is not followed.
    package static func call(
        after call: PlannedCall,
        answer: JSONValue,
        link: String?,
        baseURL: String
    ) -> PlannedCall? {
        guard let pagination = call.operation.pagination else { return nil }
        let items = pagination.items.flatMap { value(in: answer, at: $0.value) } ?? answer
        if let items = items.arrayValue, items.isEmpty { return nil }
        switch pagination.style {
        case .page(let parameter, _):
            let page = number(parameter, in: call) ?? 1
            return call.setting(parameter, to: "\(page + 1)")
        case .offset(let parameter, _):
            guard let count = items.arrayValue?.count else { return nil }
            return call.setting(parameter, to: "\((number(parameter, in: call) ?? 0) + count)")
        case .cursor(let parameter, let next):
            switch value(in: answer, at: next) {
            case .string(let cursor)? where !cursor.isEmpty: return call.setting(parameter, to: cursor)
            case .number(let cursor)?: return call.setting(parameter, to: cursor.literal)
            default: return nil
            }
        case .link: return link.flatMap { follow($0, after: call, baseURL: baseURL) }
        }
    }

    private static func number(_ parameter: String, in call: PlannedCall) -> Int? {
        call.query.first { $0.name == parameter }.flatMap { Int($0.value) }
    }

    private static func value(in answer: JSONValue, at pointer: JSONPointer) -> JSONValue? {
        pointer.tokens.reduce(answer) { (value: JSONValue?, token) in
            value?[token] ?? Int(token).flatMap { value?[$0] }
        }
    }

    /// The call that a link with the relation `next` names (RFC 8288), if it leads to the same API.
    private static func follow(_ header: String, after call: PlannedCall, baseURL: String) -> PlannedCall? {
        guard let target = next(in: header) else { return nil }
        var rest = target[...]
        if target.lowercased().hasPrefix(baseURL.lowercased()) {
            rest = target.dropFirst(baseURL.count)
        } else if let path = pathOfBase(baseURL), target.hasPrefix(path + "/") {
            rest = target.dropFirst(path.count)
        }
        guard rest.hasPrefix("/"), !rest.hasPrefix("//") else { return nil }
        var next = call
        let parts = rest.split(separator: "?", maxSplits: 1).map(String.init)
        guard let path = parts.first else { return nil }
        next.path = path
        next.query = (parts.dropFirst().first ?? "").split(separator: "&").compactMap { item in
            let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = sides.first.map(PercentEncoding.decode), !name.isEmpty else { return nil }
            let value = sides.count > 1 ? PercentEncoding.decode(sides[1]) : ""
            return PlannedCall.Field(name: name, value: value)
        }
        return next
    }

    private static func next(in header: String) -> String? {
        for link in header.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
            let parts = link.split(separator: ">", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { continue }
            let parameters = parts[1].lowercased().filter { $0 != " " && $0 != "\"" }
            let relations = parameters.split { ";,".contains($0) }
            if relations.contains("rel=next") { return parts[0] }
        }
        return nil
    }

    /// The path of the API's address, for links that start with one.
    private static func pathOfBase(_ baseURL: String) -> String? {
        guard let scheme = baseURL.firstPlace(of: "://") else { return nil }
        let path = baseURL[scheme.upperBound...].drop { $0 != "/" }
        return String(path)
    }
}

extension PercentEncoding {
    /// The text that a part of a query stands for.
    fileprivate static func decode(_ text: Substring) -> String {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "+") {
                bytes.append(UInt8(ascii: " "))
            } else if byte == UInt8(ascii: "%"), rest.count >= 2,
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
