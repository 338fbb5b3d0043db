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

    /// Whether it names the field at a path, given by the words of its keys; lists have no place in one.
    func matches(_ path: [[String]]) -> Bool {
        !keys.isEmpty && path.count >= keys.count && path.suffix(keys.count).elementsEqual(keys)
    }

    /// Whether it names any field of a value.
    func matchesAny(in value: JSONValue, path: [[String]] = [], _ names: inout KeyNames) -> Bool {
        switch value {
        case .array(let elements):
            for element in elements where matchesAny(in: element, path: path, &names) { return true }
        case .object(let object):
            for member in object.members {
                let path = path + [names.name(of: member.key).words]
                if matches(path) || matchesAny(in: member.value, path: path, &names) { return true }
            }
        default: break
        }
        return false
    }
}
