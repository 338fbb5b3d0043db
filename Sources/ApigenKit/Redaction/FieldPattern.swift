import ApigenJSON

/// Names fields: by a key, `email`, or by the last keys of their path, `owner.email` or `users[].email`.
struct FieldPattern: Sendable {
    /// The pattern as it was written.
    let text: String
    /// The words of each key, from the outermost.
    private let keys: [[String]]

    /// Reads a pattern.
    init(_ text: String) {
        self.text = text
        keys = text.split(separator: ".").map { SecretName.words(of: String($0.prefix { $0 != "[" })) }
    }

    /// Whether it names the field at a path of keys; lists have no place in one.
    func matches(_ path: [String]) -> Bool {
        guard !keys.isEmpty, path.count >= keys.count else { return false }
        return zip(keys, path.suffix(keys.count)).allSatisfy { $0 == SecretName.words(of: $1) }
    }

    /// Whether it names any field of a value.
    func matchesAny(in value: JSONValue, path: [String]) -> Bool {
        switch value {
        case .array(let elements): elements.contains { matchesAny(in: $0, path: path) }
        case .object(let object):
            object.members.contains { member in
                matches(path + [member.key]) || matchesAny(in: member.value, path: path + [member.key])
            }
        default: false
        }
    }
}
