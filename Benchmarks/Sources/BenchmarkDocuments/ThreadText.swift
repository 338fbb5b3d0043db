/// A thread: a comment with replies, each of which has replies, and so on.
enum ThreadText {
    static let levels = 30

    static func element(_ index: Int, _ source: inout SeededGenerator) -> String {
        comment(index * 1000, level: 1, &source)
    }

    private static func comment(_ id: Int, level: Int, _ source: inout SeededGenerator) -> String {
        let count = level == levels ? 0 : source.chance(20) ? 2 : 1
        // Only the first reply is answered further, so that threads are deep and not wide.
        let replies = (0..<count).map { comment(id + $0 + 1, level: $0 == 0 ? level + 1 : levels, &source) }
        return """
            {"id":\(id),"author":"\(source.pick(Words.names)) \(source.pick(Words.surnames))",\
            "text":"\(source.sentence(Words.common, count: 7))","score":\(source.integer(-20...400)),\
            "edited":\(source.chance(10)),"replies":[\(replies.joined(separator: ","))]}
            """
    }
}
