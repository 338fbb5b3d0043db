/// An article: strings of several scripts, some with escapes.
enum ArticleText {
    static func element(_ index: Int, _ source: inout SeededGenerator) -> String {
        let words = Words.scripts[index % Words.scripts.count]
        let paragraphs = (0..<3).map { _ in source.sentence(words, count: 14) }.joined(separator: ".\\n\\n")
        return """
            {"id":\(index + 1),"title":"\(source.sentence(words, count: 4))",\
            "author":"\(source.pick(words)) \(source.pick(Words.surnames))",\
            "summary":"\\"\(source.sentence(words, count: 6))\\" \\u2014 \(source.pick(Words.names))\\t\\u00e9t\\u00e9",\
            "body":"\(paragraphs)","path":"\\/articles\\/\(index + 1)\\/\(source.pick(Words.repositories))"}
            """
    }
}
