/// An event, its payload one of five kinds.
enum EventText {
    static func element(_ index: Int, _ source: inout SeededGenerator) -> String {
        let actor = source.pick(Words.names).lowercased() + String(source.integer(1...400))
        let repository = "\(source.pick(Words.surnames).lowercased())/\(source.pick(Words.repositories))"
        let payload = payload(index, actor: actor, repository: repository, &source)
        return """
            {"id":"\(22_249_084_947 + index)","actor":\(person(actor, &source)),\
            "repo":{"id":\(source.integer(1_000_000...90_000_000)),"name":"\(repository)",\
            "url":"https://api.example.test/repos/\(repository)"},\
            "payload":\(payload),"public":true,"created_at":"\(source.timestamp())"}
            """
    }

    private static func person(_ login: String, _ source: inout SeededGenerator) -> String {
        let id = source.integer(1...9_000_000)
        return """
            {"id":\(id),"login":"\(login)","display_login":"\(login)","url":"https://api.example.test/users/\(login)",\
            "avatar_url":"https://avatars.example.test/u/\(id)?"}
            """
    }

    private static func payload(
        _ index: Int,
        actor: String,
        repository: String,
        _ source: inout SeededGenerator
    ) -> String {
        switch index % 5 {
        case 0, 1:
            let commits = (0...source.integer(0...2)).map { _ in commit(actor, repository, &source) }
            return """
                {"type":"push","push_id":\(10_115_855_396 + index),"size":\(commits.count),\
                "ref":"refs/heads/\(source.pick(["main", "develop", "release"]))","head":"\(source.hexadecimal(40))",\
                "before":"\(source.hexadecimal(40))","commits":[\(commits.joined(separator: ","))]}
                """
        case 2:
            return """
                {"type":"issue","action":"\(source.pick(["opened", "closed", "reopened"]))",\
                "issue":\(issue(actor, repository, &source))}
                """
        case 3:
            return """
                {"type":"comment","issue":\(issue(actor, repository, &source)),\
                "comment":{"id":\(1_148_000_000 + index),"user":\(person(actor, &source)),\
                "created_at":"\(source.timestamp())","updated_at":"\(source.timestamp())",\
                "body":"\(source.sentence(Words.common, count: 14)).\\n\\n> \(source.sentence(Words.common, count: 6))"}}
                """
        default:
            return """
                {"type":"create","ref_type":"\(source.pick(["branch", "tag"]))",\
                "master_branch":"main","description":\(source.chance(50) ? "null" : "\"\(source.sentence(Words.common, count: 5))\""),\
                "pusher_type":"user"}
                """
        }
    }

    private static func commit(_ actor: String, _ repository: String, _ source: inout SeededGenerator) -> String {
        let sha = source.hexadecimal(40)
        return """
            {"sha":"\(sha)","author":{"email":"\(actor)@example.test","name":"\(source.pick(Words.names))"},\
            "message":"\(source.sentence(Words.common, count: 8))","distinct":\(source.chance(90)),\
            "url":"https://api.example.test/repos/\(repository)/commits/\(sha)"}
            """
    }

    private static func issue(_ actor: String, _ repository: String, _ source: inout SeededGenerator) -> String {
        let number = source.integer(1...9000)
        let closed = source.chance(40) ? "\"\(source.timestamp())\"" : "null"
        return """
            {"id":\(source.integer(1_000_000...1_900_000_000)),"number":\(number),\
            "url":"https://api.example.test/repos/\(repository)/issues/\(number)",\
            "title":"\(source.sentence(Words.common, count: 6))","user":\(person(actor, &source)),\
            "comments":\(source.integer(0...80)),"created_at":"\(source.timestamp())",\
            "updated_at":"\(source.timestamp())","closed_at":\(closed)}
            """
    }
}
