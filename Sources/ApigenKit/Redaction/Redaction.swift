import ApigenJSON

/// Takes credentials, and fields that a person chose, out of what is going to be saved.
///
/// What is taken out is replaced, so that samples stay samples: a fake is of the same type and format as the value,
/// and equal values have equal fakes, so that an id still leads to what it belongs to. Fakes are made with a random
/// seed that nobody keeps: they can't be turned back, nor be found by trying values.
///
/// ```swift
/// let redaction = Redaction(fields: ["email", "owner.phone"])
/// let sample = redaction.redacted(answer)
/// ```
package struct Redaction: Sendable {
    /// What a person chose, besides credentials, which are always taken out.
    private let fields: [FieldPattern]
    /// Names that would be taken for those of credentials, and are not.
    private let kept: [FieldPattern]
    /// Texts that are secret wherever they stand, the longest first.
    private let knownSecrets: [String]
    private let fakes: Fake

    /// Creates a redaction.
    ///
    /// - Parameters:
    ///   - fields: Fields to replace: a key (`email`), or the last keys of a path (`owner.email`). Keys are compared word
    ///     by word, so `firstName` is `first_name` too.
    ///   - keeping: Fields that stay, although their names are those of credentials, written likewise.
    ///   - knownSecrets: Texts that are secret wherever they stand, such as the token that requests are sent with.
    ///   - seed: What fakes depend on; equal seeds give equal fakes within a process.
    package init(
        fields: [String] = [],
        keeping: [String] = [],
        knownSecrets: [String] = [],
        seed: UInt64 = .random(in: 0 ... .max)
    ) {
        self.fields = fields.map(FieldPattern.init)
        kept = keeping.map(FieldPattern.init)
        self.knownSecrets = Set(knownSecrets.filter { !$0.isEmpty }).sorted { $0.utf8.count > $1.utf8.count }
        fakes = Fake(seed: seed)
    }

    /// What happens to a value.
    enum Treatment {
        /// Only what looks like a credential is replaced.
        case inspected
        /// Texts are credentials.
        case credential(SecretName.Kind)
        /// All of it is replaced.
        case chosen
    }

    // MARK: JSON

    /// The value without secrets.
    package func redacted(_ value: JSONValue) -> JSONValue {
        var names = KeyNames()
        return rewritten(value, .inspected, path: [], &names) { replacement(for: $0, $1) }
    }

    /// Whether two values, both redacted, by whatever runs, are the same but for the fakes in them. Numbers are compared
    /// as they are written, because `4.0` tells of another type than `4`.
    package func isSame(_ left: JSONValue, _ right: JSONValue) -> Bool {
        canonical(left) == canonical(right)
    }

    /// A form in which values are equal that differ in nothing but fakes.
    private func canonical(_ value: JSONValue) -> JSONValue {
        var names = KeyNames()
        return rewritten(value, .inspected, path: [], &names) { value, treatment in
            let isFake = treatment.isForced(value)
            // Arrays of words are something that no scalar of a sample is.
            switch value {
            case .number(let number) where isFake: return ["fake", .bool(number.isWrittenAsInteger)]
            case .number(let number): return ["number", .string(number.literal)]
            case .string(let text) where isFake: return ["fake", .string(StringFormat(text)?.rawValue ?? "text")]
            case .string(let text): return .string(Fake.withoutMarks(text))
            case .bool where isFake: return ["fake"]
            default: return value
            }
        }
    }

    /// Goes through a value and replaces its scalars.
    private func rewritten(
        _ value: JSONValue,
        _ treatment: Treatment,
        path: [[String]],
        _ names: inout KeyNames,
        _ replace: (JSONValue, Treatment) -> JSONValue
    ) -> JSONValue {
        switch value {
        case .array(let elements):
            return .array(elements.map { rewritten($0, treatment, path: path, &names, replace) })
        case .object(let object):
            let isSecret = treatment.isSubject || Self.namesSecret(object)
            var result = JSONObject()
            for member in object.members {
                let name = names.name(of: member.key)
                let path = path + [name.words]
                var next = self.treatment(of: name, at: path, within: treatment.ofMembers)
                if case .inspected = next, isSecret && SecretName.isItself(member.key) {
                    next = .credential(.credential)
                }
                result[redacted(text: member.key)] = rewritten(member.value, next, path: path, &names, replace)
            }
            return .object(result)
        default: return replace(value, treatment)
        }
    }

    private func treatment(of name: KeyNames.Name, at path: [[String]], within outer: Treatment) -> Treatment {
        if fields.contains(where: { $0.matches(path) }) { return .chosen }
        if kept.contains(where: { $0.matches(path) }) { return .inspected }
        guard case .inspected = outer else { return outer }
        return name.secret.map(Treatment.credential) ?? .inspected
    }

    /// Whether an object is a pair of name and value, as archives of requests have them, and its name a secret's.
    private static func namesSecret(_ object: JSONObject) -> Bool {
        guard let name = object["name"]?.stringValue ?? object["key"]?.stringValue else { return false }
        return object["value"] != nil && SecretName.isSecret(name)
    }

    private func replacement(for value: JSONValue, _ treatment: Treatment) -> JSONValue {
        switch (treatment, value) {
        case (_, .null), (_, .string("")): value
        case (.chosen, .string(let text)): .string(fakes.text(text))
        case (.chosen, .number(let number)), (.credential(.password), .number(let number)):
            .number(fakes.number(number))
        // Neither of two fakes could hide which value it stands for.
        case (.chosen, .bool): false
        case (.credential, .string(let text)): .string(fakes.credential(text))
        case (.inspected, .string(let text)): .string(redacted(text: text))
        default: value
        }
    }

    /// The fields that a person chose and that a value does not have: most are misspelt.
    package func chosenFields(missingIn value: JSONValue) -> [String] {
        var names = KeyNames()
        var missing: [String] = []
        for field in fields where !field.matchesAny(in: value, &names) { missing.append(field.text) }
        return missing
    }

    // MARK: Texts, headers, queries

    /// A text without what looks like a credential in it, and without the secrets that are known.
    package func redacted(text: String) -> String {
        var text = text
        for secret in knownSecrets {
            // A very short one would be found inside of words.
            if text == secret {
                text = fakes.credential(secret)
            } else if secret.utf8.count >= 6, text.holds(secret) {
                text = text.parts(between: secret).joined(separator: fakes.credential(secret))
            }
        }
        return SecretText.replacing(in: redactedQuery(of: text), with: fakes.credential)
    }

    /// The value of a header, or what stands for it where its name is that of a secret.
    package func redacted(header name: String, value: String) -> String {
        treatment(ofParameter: name).map { replacement(for: .string(value), $0).stringValue ?? "" }
            ?? redacted(text: value)
    }

    /// The value of a parameter in a query or a form, likewise.
    package func redacted(parameter name: String, value: String) -> String {
        redacted(header: name, value: value)
    }

    /// Whether a header or parameter of this name is replaced, whatever its value.
    package func isSecret(_ name: String) -> Bool { treatment(ofParameter: name) != nil }

    private func treatment(ofParameter name: String) -> Treatment? {
        var names = KeyNames()
        let name = names.name(of: name)
        switch treatment(of: name, at: [name.words], within: .inspected) {
        case .inspected: return nil
        case let treatment: return treatment
        }
    }

    /// An address without user, password, and the values of parameters that are secret; other texts as they are.
    private func redactedQuery(of text: String) -> String {
        var text = text
        if let scheme = text.firstPlace(of: "://") {
            let authority = text[scheme.upperBound...].prefix { !"/?# ".contains($0) }
            if let at = authority.lastIndex(of: "@") {
                let user = authority[..<at]
                text.replaceSubrange(user.startIndex..<user.endIndex, with: fakes.credential(String(user)))
            }
        } else if !text.hasPrefix("/") {
            return text
        }
        guard let question = text.firstIndex(of: "?") else { return text }
        let query = text[text.index(after: question)...].prefix { $0 != "#" }
        let items = query.split(separator: "&", omittingEmptySubsequences: false).map { item -> String in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[1].isEmpty, isSecret(String(parts[0])) else { return String(item) }
            return "\(parts[0])=\(redacted(parameter: String(parts[0]), value: String(parts[1])))"
        }
        return text[...question] + items.joined(separator: "&") + text[query.endIndex...]
    }
}

extension Redaction.Treatment {
    /// Whether it is that of an object which holds a secret beside other things.
    fileprivate var isSubject: Bool {
        if case .credential(.subject) = self { true } else { false }
    }

    /// The treatment of an object's members, as far as the object decides.
    fileprivate var ofMembers: Redaction.Treatment { isSubject ? .inspected : self }

    /// Whether a value is replaced whatever it is; its fake may happen to be the same.
    fileprivate func isForced(_ value: JSONValue) -> Bool {
        switch (self, value) {
        case (_, .null), (_, .string("")), (_, .array), (_, .object): false
        case (.chosen, _), (.credential, .string), (.credential(.password), .number): true
        default: false
        }
    }
}
