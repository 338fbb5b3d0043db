import ApigenJSON

extension JSONValue {
    /// The value with another one laid over it: objects member by member, everything else as a whole.
    ///
    /// A value of another kind is not taken over, so that what decoded before decodes afterwards; `null` goes with
    /// every kind.
    func overlaid(with other: JSONValue) -> JSONValue {
        switch (self, other) {
        case (.object(var object), .object(let changes)):
            for member in changes.members {
                object[member.key] = object[member.key]?.overlaid(with: member.value) ?? member.value
            }
            return .object(object)
        default: return kind == other.kind || isNull || other.isNull ? other : self
        }
    }

    /// The value with what stands at a place replaced, or removed by nothing. A place that is not there is left out,
    /// but for the last member of an object.
    func setting(_ tokens: some Collection<String>, to value: JSONValue?) -> JSONValue {
        guard let token = tokens.first else { return value ?? self }
        let rest = tokens.dropFirst()
        switch self {
        case .object(var object):
            if rest.isEmpty {
                object[token] = value
            } else if let member = object[token] {
                object[token] = member.setting(rest, to: value)
            }
            return .object(object)
        case .array(var elements):
            guard let index = Int(token), elements.indices.contains(index) else { return self }
            elements[index] = elements[index].setting(rest, to: value)
            return .array(elements)
        default: return self
        }
    }

    /// A scalar as it stands in a path or query.
    var plainText: String? {
        switch self {
        case .string(let text): text
        case .number(let number): number.literal
        case .bool(let value): value ? "true" : "false"
        case .null, .array, .object: nil
        }
    }

    /// A text as a value of the same kind as this one; nothing where it can't be one.
    func sameKind(_ text: String) -> JSONValue? {
        switch self {
        case .string: .string(text)
        case .number(let own):
            JSONNumber(text).flatMap { own.isWrittenAsInteger && !$0.isWrittenAsInteger ? nil : .number($0) }
        case .bool: text == "true" ? true : text == "false" ? false : nil
        case .null, .array, .object: nil
        }
    }
}
