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

    init(method: HTTPMethod, path: PathTemplate, namer: Namer) {
        name = Self.name(method, PathSegment.meaningful(in: path.text), namer: namer)
    }

    private static func name(_ method: HTTPMethod, _ segments: [PathSegment], namer: Namer) -> String {
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
