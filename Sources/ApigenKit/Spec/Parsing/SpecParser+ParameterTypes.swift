import ApigenJSON

extension SpecParser {
    /// Reads the type of a parameter, its values, its default and its sample, and holds them against each other.
    mutating func readType(_ object: SpecObject, into parameter: inout Parameter) {
        let values = self.values(object[.values])
        if let member = object[.type] {
            if let (type, isOptional) = parameterType(member.value) {
                parameter.type = type
                if isOptional { parameter.isOptional = true }
            }
        } else if let first = values.first, case .number = first.content {
            parameter.type = ParameterType(.int, isList: isList(object[.default]) || isList(object[.sample]))
        } else if !values.isEmpty {
            parameter.type = ParameterType(.string, isList: isList(object[.default]) || isList(object[.sample]))
        } else if let member = object[.sample] ?? object[.default], !member.value.isNull {
            if let type = type(ofSample: member.value, of: parameter.key) { parameter.type = type }
        }
        for value in values where !parameter.type.acceptsElement(value.value) {
            error("\(value.value) is no \(parameter.type.scalar.rawValue)", at: value)
        }
        parameter.values = values.map(\.value)
        if let member = object[.default], !member.value.isNull, check(member, of: parameter) {
            parameter.defaultValue = member.value.value
        }
        if let member = object[.sample], check(member, of: parameter) { parameter.sample = member.value.value }
    }

    private func isList(_ member: JSONNode.Member?) -> Bool { member?.value.kind == .array }

    private mutating func values(_ member: JSONNode.Member?) -> [JSONNode] {
        guard let member else { return [] }
        guard case .array(let elements) = member.value.content else {
            mismatch("\"values\"", mustBe: "a list", at: member.value)
            return []
        }
        if elements.isEmpty { error("\"values\" must not be empty", at: member.value) }
        var seen: Set<JSONValue> = []
        var values: [JSONNode] = []
        for element in elements {
            switch element.content {
            case .string: break
            case .number(let number) where number.int != nil && number.isWrittenAsInteger: break
            default:
                mismatch("one of \"values\"", mustBe: "a string or a whole number", at: element)
                continue
            }
            if let first = values.first, first.kind != element.kind {
                error("\"values\" are all strings or all numbers", at: element)
            } else if !seen.insert(element.value).inserted {
                error("\(element.value) is there twice", at: element)
            } else {
                values.append(element)
            }
        }
        return values
    }

    /// Whether a default or sample fits its parameter; reports it where it does not.
    private mutating func check(_ member: JSONNode.Member, of parameter: Parameter) -> Bool {
        let value = member.value
        let elements: [JSONNode]
        if parameter.type.isList {
            guard case .array(let nodes) = value.content else {
                error("\(member.key.quoted) must be a list, because the type is \(parameter.type)", at: value)
                return false
            }
            elements = nodes
        } else {
            elements = [value]
        }
        for element in elements {
            if !parameter.type.acceptsElement(element.value) {
                error("\(element.value.description.shortened) is no \(parameter.type.scalar.rawValue)", at: element)
                return false
            }
            if !parameter.values.isEmpty, !parameter.values.contains(element.value) {
                let near = element.string.flatMap {
                    NearMatch.nearest(to: $0, in: parameter.values.compactMap(\.stringValue))
                }
                error(
                    "\(element.value.description.shortened) is none of \"values\"",
                    at: element,
                    suggestion: near?.quoted
                )
                return false
            }
        }
        return true
    }

    /// The type that a sample shows.
    mutating func type(ofSample node: JSONNode, of key: String) -> ParameterType? {
        if case .array(let elements) = node.content {
            let scalars = elements.compactMap { Self.scalar(of: $0) }
            guard let first = scalars.first else {
                let message = "an empty list doesn't tell its type; write {\"type\": \"[String]\"}"
                error(
                    elements.isEmpty ? message : "an element of a list is a string, a number, true or false",
                    at: node
                )
                return nil
            }
            if scalars.count < elements.count {
                let wrong = elements.first { Self.scalar(of: $0) == nil } ?? node
                mismatch("an element of \(key.quoted)", mustBe: "a string, a number, true or false", at: wrong)
                return nil
            }
            if Set(scalars).count == 1 { return ParameterType(first, isList: true) }
            if scalars.allSatisfy({ [.int, .double, .uint64].contains($0) }) {
                return ParameterType(.double, isList: true)
            }
            if Set(scalars) == [.date, .string] { return ParameterType(.string, isList: true) }
            error("the elements of \(key.quoted) are of different types", at: node)
            return nil
        }
        if let scalar = Self.scalar(of: node) { return ParameterType(scalar) }
        error("null doesn't tell the type of \(key.quoted); write a sample such as 1 or \"text\"", at: node)
        return nil
    }

    private static func scalar(of node: JSONNode) -> ParameterType.Scalar? {
        switch node.content {
        case .bool: return .bool
        case .string(let text): return JSONTimestamp(text) == nil ? .string : .date
        case .number(let number):
            guard number.isWrittenAsInteger else { return .double }
            return number.int != nil ? .int : number.uint64 != nil ? .uint64 : .decimal
        case .null, .array, .object: return nil
        }
    }

    /// A type as a parameter may have it, and whether it is optional.
    private mutating func parameterType(_ node: JSONNode) -> (ParameterType, isOptional: Bool)? {
        guard let type = typeExpression(node, "\"type\"") else { return nil }
        var expression = type.value.unwrapped
        let isOptional = expression != type.value
        var isList = false
        if case .array(let element) = expression {
            expression = element
            isList = true
        }
        guard case .named(let name) = expression else {
            error("a parameter is a value or a list of values, not \(type.value)", at: node)
            return nil
        }
        if let scalar = ParameterType.Scalar(rawValue: name) {
            return (ParameterType(scalar, isList: isList), isOptional)
        }
        let known = ParameterType.Scalar.allCases.map(\.rawValue)
        let foreign = ["integer": "Int", "number": "Double", "boolean": "Bool", "float": "Double", "timestamp": "Date"]
        if let near = foreign[name.lowercased()] ?? NearMatch.nearest(to: name, in: known) {
            error("a parameter can't be \(name.quoted)", at: node, suggestion: near.quoted)
        } else {
            error("a parameter can't be \(name.quoted); its type is one of \(known.joined(separator: ", "))", at: node)
        }
        return nil
    }
}

extension ParameterType {
    /// Whether a JSON value can be a value, or an element, of this type.
    func acceptsElement(_ value: JSONValue) -> Bool {
        switch (scalar, value) {
        case (.string, .string), (.bool, .bool): true
        case (.int, .number(let number)): number.int != nil
        case (.uint64, .number(let number)): number.uint64 != nil
        case (.double, .number(let number)): number.double != nil
        case (.decimal, .number(let number)): number.isExactInDecimal
        case (.date, .string(let text)): JSONTimestamp(text) != nil
        case (.uuid, .string(let text)): text.isUUID
        case (.url, .string(let text)): text.contains(":") && !text.contains(where: \.isWhitespace)
        default: false
        }
    }
}

extension String {
    /// The text, cut where it is long, for a message.
    fileprivate var shortened: String { count > 60 ? prefix(60) + "…" : self }

    /// Whether it is a UUID (RFC 9562) in its usual form.
    fileprivate var isUUID: Bool {
        let parts = split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.utf8.count) == [8, 4, 4, 4, 12] && parts.allSatisfy { $0.allSatisfy(\.isHexDigit) }
    }
}
