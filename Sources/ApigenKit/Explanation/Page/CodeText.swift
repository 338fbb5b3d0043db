import ApigenMustache

/// Swift code as a page shows it: pieces with a kind, the names of declared types linked to their cards.
struct CodeText: TemplateConvertible {
    private struct Piece {
        var text: String
        var kind: String
        var link: String?
    }

    private var pieces: [Piece] = []

    init(_ code: String, links: PageLinks) {
        var rest = code[...]
        while let first = rest.first {
            let piece: Piece
            if first == "\"" {
                piece = Piece(text: Self.literal(in: rest), kind: "literal", link: nil)
            } else if first.isLetter || first == "_" {
                let word = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
                let link = links.model(named: word)
                piece = Piece(text: word, kind: Self.keywords.contains(word) ? "keyword" : "", link: link)
            } else if first.isNumber {
                piece = Piece(text: String(rest.prefix { $0.isNumber || $0 == "." }), kind: "literal", link: nil)
            } else {
                let text = rest.prefix { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "\"" }
                piece = Piece(text: String(text), kind: "", link: nil)
            }
            rest = rest.dropFirst(piece.text.count)
            append(piece)
        }
    }

    /// A string literal with its quotes; what comes before an unescaped quote, or all there is.
    private static func literal(in code: Substring) -> String {
        var text = "\""
        var isEscaped = false
        for character in code.dropFirst() {
            text.append(character)
            if character == "\"", !isEscaped { break }
            isEscaped = character == "\\" && !isEscaped
        }
        return text
    }

    /// Plain pieces after each other are one.
    private mutating func append(_ piece: Piece) {
        if piece.kind.isEmpty, piece.link == nil, let last = pieces.last, last.kind.isEmpty, last.link == nil {
            pieces[pieces.count - 1].text += piece.text
        } else {
            pieces.append(piece)
        }
    }

    private static let keywords: Set<String> = ["static", "func", "let", "var", "nil", "true", "false"]

    var templateValue: TemplateValue {
        let pieces = pieces.map { piece -> TemplateValue in
            ["text": TemplateValue(piece.text), "kind": TemplateValue(piece.kind), "link": TemplateValue(piece.link)]
        }
        return ["code": .list(pieces)]
    }
}
