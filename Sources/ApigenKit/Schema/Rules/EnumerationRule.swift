import ApigenJSON

/// When strings are one of a few known values: an open enum.
///
/// The evidence has to be strong, because repeated data looks like an enum by its counts alone: ten users that appear
/// two hundred times have ten names. So the key must be the name of a choice, or the values must be spelled as
/// constants are, and both must look like identifiers.
enum EnumerationRule {
    static func decide(_ strings: StringShape, key: String, words: [String]) -> (values: [String], decision: Decision)?
    {
        guard let values = strings.values, isCandidate(values.keys, words: words) else { return nil }
        let known = values.keys.filter { !$0.isEmpty }
        guard known.count >= 2 else { return nil }
        let isChoice = isChoice(words)
        let limit = isChoice ? 24 : 16
        let needed = isChoice ? max(4, 2 * known.count) : max(10, 4 * known.count)
        guard known.count <= limit, strings.count >= needed else { return nil }
        let place = strings.first.map { ": \($0.description)" } ?? ""
        return (
            values.keys.sorted(),
            Decision(
                rule: "open enum",
                reason: "\(known.count) distinct values in \(strings.count)\(place)",
                runnerUp: "String",
                override: .type("String")
            )
        )
    }

    /// Whether values could be the cases of an enum, however often they were seen.
    static func isCandidate(_ values: some Collection<String>, words: [String]) -> Bool {
        guard !words.contains(where: { freeWords.contains($0.lowercased()) }) else { return false }
        let known = values.filter { !$0.isEmpty }
        guard known.allSatisfy({ isIdentifierLike($0) && Double($0) == nil }) else { return false }
        return isChoice(words) || known.allSatisfy(isConstant)
    }

    private static func isChoice(_ words: [String]) -> Bool {
        words.last.map { choiceWords.contains($0.lowercased()) } ?? false
    }

    /// Short, of letters and digits with `_`, `-`, `.` or `:` between words.
    private static func isIdentifierLike(_ value: String) -> Bool {
        guard value.utf8.count <= 40, let first = value.utf8.first, (97...122).contains(first | 0x20) else {
            return false
        }
        return value.utf8.allSatisfy { byte in
            switch byte {
            case 48...57, 65...90, 97...122, UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"):
                true
            default: false
            }
        }
    }

    /// `IN_PROGRESS`: written as constants are, and longer than a country code.
    private static func isConstant(_ value: String) -> Bool {
        value.utf8.count >= 4 && value.utf8.allSatisfy { (65...90).contains($0) || $0 == UInt8(ascii: "_") }
    }

    /// Words that name a choice among known values, at the end of a key.
    private static let choiceWords: Set<String> = [
        "type", "kind", "status", "state", "role", "mode", "level", "severity", "priority", "visibility", "gender",
        "event", "action", "scope", "category", "phase", "stage", "tier", "plan", "direction", "side", "position",
        "alignment", "align", "orientation", "encoding", "unit", "units", "method", "protocol", "scheme", "environment",
        "permission", "access", "reason", "result", "outcome", "resolution", "frequency", "interval", "period",
        "strategy", "policy", "variant", "style", "format", "object", "typename", "association", "conclusion",
        "privacy", "rating", "quality", "sort", "order", "operator", "op", "trend", "party", "class", "rank",
    ]

    /// Words that name what people write or what is made up: never an enum.
    private static let freeWords: Set<String> = [
        "id", "ids", "name", "names", "title", "login", "user", "username", "email", "mail", "city", "country",
        "street",
        "address", "text", "body", "description", "comment", "note", "notes", "message", "url", "uri", "href", "link",
        "path", "file", "filename", "slug", "key", "token", "hash", "sha", "md5", "uuid", "guid", "code", "phone",
        "password", "secret", "query", "content", "value", "label", "author", "owner", "company", "domain", "host",
        "version", "tag", "nickname", "nick", "handle", "isbn", "sku", "zip", "zipcode", "postcode", "street",
    ]
}
