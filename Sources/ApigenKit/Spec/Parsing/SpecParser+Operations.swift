import ApigenJSON

extension SpecParser {
    /// The operations of all paths.
    mutating func operations(_ node: JSONNode, of spec: Spec) -> [Operation] {
        var operations: [Operation] = []
        for member in members(of: node, "\"paths\"") {
            let path: PathTemplate
            do {
                path = try PathTemplate(parsing: member.key)
            } catch {
                // The key's quote stands before the path.
                diagnostics.error(error.message, at: location(member.keyOffset + 1 + error.offset))
                continue
            }
            for entry in members(of: member.value, "a path") {
                guard let method = HTTPMethod(rawValue: entry.key) else {
                    unknownMethod(entry)
                    continue
                }
                if let operation = operation(entry, method: method, path: path, of: spec) {
                    operations.append(operation)
                }
            }
        }
        checkNames(of: operations)
        checkPaths(of: operations)
        return operations
    }

    private mutating func unknownMethod(_ member: JSONNode.Member) {
        let methods = HTTPMethod.allCases.map(\.rawValue)
        let isShouted = methods.contains(member.key.lowercased())
        let near = isShouted ? member.key.lowercased() : NearMatch.nearest(to: member.key, in: methods)
        let message = "\(member.key.quoted) is no method"
        if let near {
            keyError(message, at: member, suggestion: near.quoted)
        } else {
            keyError("\(message); methods are \(methods.joined(separator: ", "))", at: member)
        }
    }

    private mutating func operation(
        _ member: JSONNode.Member,
        method: HTTPMethod,
        path: PathTemplate,
        of spec: Spec
    ) -> Operation? {
        if let text = member.value.string {
            let suggestion = "{ \"response\": \(text.quoted) }"
            error("an operation must be an object, not a string", at: member.value, suggestion: suggestion)
            return nil
        }
        guard let object = object(member.value, .operation) else { return nil }
        let place = keyLocation(of: member)
        let defaults = DefaultOperationName(method: method, path: path, namer: namer)
        var operation = Operation(
            method: method,
            path: path,
            name: name(object[.name], default: defaults),
            response: response(of: object, method, at: place),
            group: group(object[.group], path: path, of: spec),
            location: object[.name].map { location(of: $0.value) } ?? place
        )
        operation.description = string(object[.description])
        operation.deprecation = deprecation(object[.deprecated])
        operation.parameters = parameters(object[.parameters], path: path, at: place)
        operation.headers = headers(object[.headers])
        operation.body = body(object[.body], of: method)
        operation.errors = errors(object[.errors])
        operation.authentication = authentication(object[.auth])
        operation.pagination = pagination(object[.pagination], of: operation)
        operation.timeout = timeout(object[.timeout])
        operation.isIdempotent = bool(object[.idempotent])
        checkHeaders(of: operation)
        return operation
    }

    private mutating func name(_ member: JSONNode.Member?, default defaults: DefaultOperationName) -> String {
        guard let member, let text = string(member) else { return defaults.name }
        if isSpelledAsMember(text), !namer.isReserved(text, as: .function) { return text }
        let isReserved = namer.isReserved(text, as: .function)
        let message =
            isReserved
            ? "every API has a member called \(text.quoted)" : "\(text.quoted) does not read as a Swift function"
        error(message, at: member.value, suggestion: namer.name(for: text, as: .function).quoted)
        return text
    }

    private mutating func group(_ member: JSONNode.Member?, path: PathTemplate, of spec: Spec) -> String {
        let group = member.flatMap { nonemptyString($0)?.value }
        if let member, let group, !group.unicodeScalars.contains(where: \.isWordPart) {
            error("\"group\" needs letters, because files are named by it", at: member.value)
        }
        let spelling = namer.acronyms.spelling
        return OutputNames.group(group, path: path.text, specName: spec.name, spelling: spelling)
    }

    private mutating func deprecation(_ member: JSONNode.Member?) -> Operation.Deprecation? {
        guard let member else { return nil }
        switch member.value.content {
        case .bool(let isDeprecated): return isDeprecated ? Operation.Deprecation() : nil
        case .string(let message): return Operation.Deprecation(message: message.isEmpty ? nil : message)
        default:
            mismatch("\"deprecated\"", mustBe: "true or a message", at: member.value)
            return nil
        }
    }

    private mutating func timeout(_ member: JSONNode.Member?) -> Double? {
        guard let member else { return nil }
        guard case .number(let number) = member.value.content, let seconds = number.double else {
            mismatch("\"timeout\"", mustBe: "a number of seconds", at: member.value)
            return nil
        }
        if seconds <= 0 { error("\"timeout\" must be more than 0 seconds", at: member.value) }
        return seconds
    }

    // MARK: What operations share

    private mutating func checkHeaders(of operation: Operation) {
        for parameter in operation.parameters where parameter.placement == .header {
            guard let header = operation.headers.first(where: { $0.isNamed(parameter.wireName) }) else { continue }
            let message = "the header \(header.name.quoted) is a parameter too, so it can't be constant"
            diagnostics.error(message, at: header.location)
        }
    }

    private mutating func checkNames(of operations: [Operation]) {
        var first: [String: Operation] = [:]
        for operation in operations {
            guard let other = first[operation.name] else {
                first[operation.name] = operation
                continue
            }
            let isSamePath = other.path.shape == operation.path.shape && other.method == operation.method
            // It is reported as a path that is there twice.
            if isSamePath { continue }
            let note = Diagnostic(.note, "\(other.title) stands here", at: other.location)
            let message =
                "\(operation.title) is called \(operation.name.quoted), as \(other.title) is; give it another \"name\""
            diagnostics.error(message, at: operation.location, notes: [note])
        }
    }

    /// Two paths that differ only in the names of their placeholders are one to a server.
    private mutating func checkPaths(of operations: [Operation]) {
        var first: [String: Operation] = [:]
        for operation in operations {
            let key = operation.method.rawValue + operation.path.shape
            guard let other = first[key] else {
                first[key] = operation
                continue
            }
            // A path that is written twice was reported as a duplicate key.
            if other.path.text == operation.path.text { continue }
            let note = Diagnostic(.note, "\(other.title) stands here", at: other.location)
            diagnostics.error("\(operation.title) is the same as \(other.title)", at: operation.location, notes: [note])
        }
    }
}
