import ApigenJSON

extension JSONNode {
    /// What messages call the value.
    var title: String {
        switch content {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number: "a number"
        case .string: "a string"
        case .array: "a list"
        case .object: "an object"
        }
    }

    var string: String? {
        if case .string(let text) = content { text } else { nil }
    }

    var isNull: Bool { kind == .null }
}

extension SpecParser {
    // MARK: Places and faults

    func location(_ offset: Int) -> SourceLocation { file.location(at: offset) }

    func location(of node: JSONNode) -> SourceLocation { file.location(at: node.offset) }

    func keyLocation(of member: JSONNode.Member) -> SourceLocation { file.location(at: member.keyOffset) }

    mutating func error(_ message: String, at node: JSONNode, suggestion: String? = nil) {
        diagnostics.error(message, at: location(of: node), suggestion: suggestion)
    }

    mutating func keyError(_ message: String, at member: JSONNode.Member, suggestion: String? = nil) {
        diagnostics.error(message, at: keyLocation(of: member), suggestion: suggestion)
    }

    /// Reports a value of the wrong kind.
    mutating func mismatch(_ name: String, mustBe expected: String, at node: JSONNode) {
        error("\(name) must be \(expected), not \(node.title)", at: node)
    }

    // MARK: Objects

    /// The members of an object whose keys are a person's own, each key once.
    mutating func members(of node: JSONNode, _ name: String) -> [JSONNode.Member] {
        guard case .object(let members) = node.content else {
            mismatch(name, mustBe: "an object", at: node)
            return []
        }
        diagnostics.checkDuplicateKeys(of: members, in: file)
        var seen: Set<String> = []
        return members.filter { seen.insert($0.key).inserted }
    }

    /// An object whose keys are fixed; keys that are unknown are reported.
    mutating func object(_ node: JSONNode, _ vocabulary: SpecVocabulary) -> SpecObject? {
        guard case .object = node.content else {
            mismatch(vocabulary.title, mustBe: "an object", at: node)
            return nil
        }
        var known: [SpecKey: JSONNode.Member] = [:]
        var meant: Set<SpecKey> = []
        for member in members(of: node, vocabulary.title) {
            if let key = vocabulary.key(named: member.key) {
                known[key] = member
            } else {
                let near = unknownKey(member, in: vocabulary.title, known: vocabulary.keys.map(\.rawValue))
                if let key = near.flatMap(vocabulary.key) { meant.insert(key) }
            }
        }
        return SpecObject(members: known, meant: meant, offset: node.offset)
    }

    /// Reports an unknown key; gives the known one that was probably meant.
    @discardableResult
    mutating func unknownKey(_ member: JSONNode.Member, in title: String, known: [String]) -> String? {
        let message = "unknown key \(member.key.quoted) in \(title)"
        guard let near = NearMatch.nearest(to: member.key, in: known) else {
            keyError("\(message); known are \(known.joined(separator: ", "))", at: member)
            return nil
        }
        keyError(message, at: member, suggestion: near.quoted)
        return near
    }

    /// Reports the keys that are there although they may not stand beside another one.
    mutating func forbid(_ keys: [SpecKey], in object: SpecObject, because reason: String) {
        for key in keys {
            if let member = object[key] { keyError("\(key.rawValue.quoted) \(reason)", at: member) }
        }
    }

    // MARK: Scalars

    /// A string; where it is missing nothing, and nothing is said.
    mutating func string(_ member: JSONNode.Member?, orNull: Bool = false) -> String? {
        guard let member else { return nil }
        if let text = member.value.string { return text }
        if !(orNull && member.value.isNull) { mismatch(member.key.quoted, mustBe: "a string", at: member.value) }
        return nil
    }

    /// A string that says something.
    mutating func nonemptyString(_ member: JSONNode.Member?) -> Located<String>? {
        guard let member, let text = string(member) else { return nil }
        if text.isEmpty {
            error("\(member.key.quoted) must not be empty", at: member.value)
            return nil
        }
        return Located(text, at: location(of: member.value))
    }

    mutating func bool(_ member: JSONNode.Member?) -> Bool? {
        guard let member else { return nil }
        if case .bool(let value) = member.value.content { return value }
        mismatch(member.key.quoted, mustBe: "true or false", at: member.value)
        return nil
    }

    mutating func locatedBool(_ member: JSONNode.Member?) -> Located<Bool>? {
        guard let member, let value = bool(member) else { return nil }
        return Located(value, at: location(of: member.value))
    }

    /// A word of a fixed few.
    mutating func word<Word: RawRepresentable<String> & CaseIterable>(
        _ member: JSONNode.Member?,
        of type: Word.Type,
        among words: [Word] = Array(Word.allCases)
    ) -> Word? {
        guard let member else { return nil }
        return word(member.value, member.key.quoted, among: words)
    }

    mutating func word<Word: RawRepresentable<String>>(_ node: JSONNode, _ name: String, among words: [Word]) -> Word? {
        let known = words.map(\.rawValue)
        let choices = (known.count > 1 ? "one of " : "") + known.map(\.quoted).joined(separator: ", ")
        guard let text = node.string else {
            mismatch(name, mustBe: choices, at: node)
            return nil
        }
        if let word = words.first(where: { $0.rawValue == text }) { return word }
        if let near = NearMatch.nearest(to: text, in: known) {
            error("\(name) can't be \(text.quoted)", at: node, suggestion: near.quoted)
        } else {
            error("\(name) can't be \(text.quoted); it is \(choices)", at: node)
        }
        return nil
    }

    // MARK: Lists

    /// A list of strings; where one may stand alone, it counts as a list of one.
    mutating func strings(_ member: JSONNode.Member?, allowsOne: Bool = true) -> [Located<String>] {
        guard let member else { return [] }
        if allowsOne, let text = member.value.string { return [Located(text, at: location(of: member.value))] }
        guard case .array(let elements) = member.value.content else {
            mismatch(member.key.quoted, mustBe: "a list of strings", at: member.value)
            return []
        }
        var strings: [Located<String>] = []
        for element in elements {
            if let text = element.string {
                strings.append(Located(text, at: location(of: element)))
            } else {
                mismatch("an element of \(member.key.quoted)", mustBe: "a string", at: element)
            }
        }
        return strings
    }

    // MARK: Types and places

    mutating func typeExpression(_ node: JSONNode, _ name: String) -> Located<TypeExpression>? {
        guard let text = node.string else {
            mismatch(name, mustBe: "a Swift type in quotes, such as \"[String]\"", at: node)
            return nil
        }
        guard let type = TypeExpression(text) else {
            error("\(text.quoted) is no Swift type such as \"String?\", \"[User]\" or \"[String: Int]\"", at: node)
            return nil
        }
        return Located(type, at: location(of: node))
    }

    mutating func pointer(_ member: JSONNode.Member?) -> Located<JSONPointer>? {
        guard let member, let text = string(member) else { return nil }
        guard let pointer = JSONPointer(text) else {
            let suggestion =
                text.hasPrefix("/") ? nil : ("/" + text.split { "./".contains($0) }.joined(separator: "/")).quoted
            let message = "\(text.quoted) is no JSON Pointer, which is written like \"/data/items\""
            error(message, at: member.value, suggestion: suggestion)
            return nil
        }
        return Located(pointer, at: location(of: member.value))
    }

    /// The name of a model, which must read as a Swift type and hide none.
    mutating func typeName(_ node: JSONNode, _ name: String) -> Located<String>? {
        guard let text = node.string else {
            mismatch(name, mustBe: "the name of a type in quotes", at: node)
            return nil
        }
        return checkedTypeName(text, at: location(of: node)).map { Located($0, at: location(of: node)) }
    }

    mutating func checkedTypeName(_ text: String, at location: SourceLocation) -> String? {
        guard isSpelledAsType(text) else {
            let suggestion = namer.name(for: text, as: .type).quoted
            diagnostics.error("\(text.quoted) does not read as a Swift type", at: location, suggestion: suggestion)
            return nil
        }
        guard !namer.isReserved(text, as: .type) else {
            let suggestion = namer.unreserved(text, as: .type).quoted
            let message = "a model called \(text.quoted) would hide a type that Swift code needs"
            diagnostics.error(message, at: location, suggestion: suggestion)
            return nil
        }
        return text
    }

    func isSpelledAsType(_ text: String) -> Bool {
        guard SwiftKeyword.isIdentifier(text), !text.contains("_"), let first = text.unicodeScalars.first else {
            return false
        }
        return !first.properties.isLowercase
    }

    func isSpelledAsMember(_ text: String) -> Bool {
        guard SwiftKeyword.isIdentifier(text), !text.contains("_"), let first = text.unicodeScalars.first else {
            return false
        }
        return !first.properties.isUppercase
    }
}
