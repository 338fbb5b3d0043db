/// The name that an operation has where a spec gives none: it reads as Swift.
///
/// ```
/// GET    /users              users
/// GET    /users/{id}         user(id:)
/// POST   /users              createUser
/// PUT    /users/{id}         replaceUser(id:)
/// DELETE /users/{id}         deleteUser(id:)
/// GET    /users/{id}/posts   userPosts(id:)
/// POST   /users/{id}/block   blockUser(id:)
/// GET    /HotelsList.json    hotelsList
/// ```
struct DefaultOperationName {
    /// The name of the function.
    let name: String
    /// The group that the path names, in UpperCamelCase.
    let group: String?

    init(method: HTTPMethod, path: PathTemplate, namer: Namer) {
        let segments = Self.meaningfulSegments(of: path, namer: namer)
        group = segments.first { !$0.words.isEmpty }.map { namer.joined($0.words, as: .type) }
        name = Self.name(method, segments, namer: namer)
    }

    /// A segment of a path: its words, and whether it is nothing but a placeholder.
    private struct Segment {
        var words: [String]
        var placeholder: String?
    }

    /// The segments that say something: not `api` and `v2` before the others, and no file extension.
    private static func meaningfulSegments(of path: PathTemplate, namer: Namer) -> [Segment] {
        var texts: [(literal: String, placeholder: String?)] = path.segments.map { segment in
            var literal = ""
            var placeholder: String?
            for part in segment {
                switch part {
                case .literal(let text): literal += literal.isEmpty ? text : " " + text
                case .placeholder(let name): placeholder = placeholder ?? name
                }
            }
            return (literal, placeholder)
        }
        if let last = texts.indices.last { texts[last].literal = withoutExtension(texts[last].literal) }
        let prefixCount = texts.prefix { $0.placeholder == nil && isPrefix($0.literal) }.count
        if prefixCount < texts.count { texts.removeFirst(prefixCount) }
        return texts.map { text in
            let hasWords = text.literal.unicodeScalars.contains(where: \.isWordPart)
            return Segment(words: hasWords ? namer.words(in: text.literal) : [], placeholder: text.placeholder)
        }
    }

    private static func isPrefix(_ segment: String) -> Bool {
        let lowercase = segment.lowercased()
        if ["api", "rest"].contains(lowercase) { return true }
        return lowercase.hasPrefix("v") && lowercase.count > 1
            && lowercase.dropFirst().allSatisfy { $0.isNumber || $0 == "." }
    }

    private static func withoutExtension(_ segment: String) -> String {
        let extensions = [".json", ".jsonl", ".ndjson", ".xml", ".php", ".aspx", ".do", ".html", ".csv", ".txt"]
        let lowercase = segment.lowercased()
        guard let found = extensions.first(where: lowercase.hasSuffix) else { return segment }
        return String(segment.dropLast(found.count))
    }

    private static func name(_ method: HTTPMethod, _ segments: [Segment], namer: Namer) -> String {
        var nouns: [[String]] = []
        for (index, segment) in segments.enumerated() where !segment.words.isEmpty {
            let isItem = segments.dropFirst(index + 1).first.map { $0.words.isEmpty && $0.placeholder != nil } ?? false
            nouns.append(isItem || segment.placeholder != nil ? namer.singular(segment.words) : segment.words)
        }
        // Nothing but placeholders, or nothing at all.
        if nouns.isEmpty { nouns = [segments.compactMap(\.placeholder).last.map { namer.words(in: $0) } ?? ["root"]] }
        let isItem = segments.last?.placeholder != nil
        let words = nouns.flatMap { $0 }
        func joined(_ verb: String?, _ words: [String]) -> String {
            namer.name(words: (verb.map { [$0] } ?? []) + words, as: .function)
        }
        switch method {
        case .get: return joined(nil, words)
        case .post where isItem: return joined("update", words)
        case .post:
            let last = nouns[nouns.count - 1]
            if let verb = last.first, Self.verbs.contains(verb.lowercased()) {
                return joined(nil, last + nouns.dropLast().flatMap { $0 })
            }
            return joined("create", namer.singular(words))
        case .put: return joined("replace", words)
        case .patch: return joined("update", words)
        case .delete: return joined("delete", words)
        case .head: return joined("head", words)
        case .options: return joined("options", words)
        }
    }

    /// Last words of paths that name an action: posting to them creates nothing.
    private static let verbs: Set<String> = [
        "accept", "activate", "add", "approve", "archive", "assign", "authenticate", "authorize", "block", "cancel",
        "check",
        "clear", "close", "complete", "confirm", "connect", "convert", "copy", "deactivate", "decline", "disable",
        "disconnect", "dismiss", "download", "enable", "execute", "export", "follow", "import", "invite", "join",
        "leave",
        "like", "lock", "login", "logout", "mark", "merge", "move", "mute", "notify", "open", "pause", "pay", "ping",
        "preview", "publish", "query", "redeem", "refresh", "refund", "register", "reject", "remove", "rename",
        "reopen",
        "replace", "reset", "resend", "restart", "restore", "resume", "retry", "revoke", "run", "search", "send",
        "sign",
        "signin", "signout", "signup", "start", "stop", "submit", "subscribe", "suspend", "sync", "test", "transfer",
        "translate", "trigger", "unarchive", "unblock", "unfollow", "unlock", "unmute", "unpublish", "unsubscribe",
        "update", "upload", "validate", "verify", "void", "vote",
    ]
}
