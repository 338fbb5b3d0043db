/// A line of Swift, with the places where it can be broken. String literals in it are one piece.
struct SourceLine {
    let text: String
    private let characters: [Character]
    /// For each character how many brackets it is within; -1 inside a string literal.
    private let depths: [Int]

    init(_ text: String) {
        self.text = text
        characters = Array(text)
        depths = Self.depths(of: characters)
    }

    var count: Int { characters.count }

    func prefix(_ end: Int) -> String { String(characters[..<end]).trimmedAtEnd }

    func suffix(from start: Int) -> SourceLine {
        SourceLine(String(characters[start...].drop { $0 == " " }))
    }

    func text(in range: Range<Int>) -> String {
        String(characters[range].drop { $0 == " " }).trimmedAtEnd
    }

    /// Whether the line declares a function or an initialiser.
    static func isFunction(_ text: Substring) -> Bool {
        let opening = text.prefix { $0 != "(" && $0 != "\"" }
        guard opening.endIndex < text.endIndex else { return false }
        return opening.hasSuffix("init") || opening.hasPrefix("func ") || opening.contains(" func ")
    }

    // MARK: Places

    /// The place of the first pair of parentheses: its opening and its closing one.
    var firstParentheses: Range<Int>? {
        guard let opening = index(of: "(", depth: 0) else { return nil }
        return opening..<closing(of: opening)
    }

    /// The place of the last pair of parentheses that is not empty.
    var lastParentheses: Range<Int>? {
        var start = 0
        var last: Range<Int>?
        while let opening = index(of: "(", depth: 0, from: start) {
            let closing = closing(of: opening)
            if closing > opening + 1 { last = opening..<closing }
            start = closing
        }
        return last
    }

    var parameterCount: Int {
        guard let range = firstParentheses, range.count > 1 else { return 0 }
        return split(in: range.lowerBound + 1..<range.upperBound).count
    }

    /// Where the statement after `case …:` or `default:` starts.
    var endOfCaseLabel: Int? {
        guard text.hasPrefix("case ") || text.hasPrefix("default:"), let colon = index(of: ":", depth: 0),
            colon + 1 < count
        else { return nil }
        return colon + 1
    }

    /// The place of the braces of `if … { … }` and the like.
    var controlFlowBody: Range<Int>? {
        guard text.hasPrefix("if ") || text.hasPrefix("for ") || text.hasPrefix("while "), text.hasSuffix(" }"),
            let opening = index(of: "{", depth: 0), closing(of: opening) == count - 1
        else { return nil }
        return opening..<count - 1
    }

    /// Where the inherited types of a type's opening line start.
    var inheritance: Int? {
        guard text.hasSuffix(" {"), !text.contains("("), let colon = index(of: ":", depth: 0) else { return nil }
        return colon + 1
    }

    /// Where the type after `name:` starts.
    var typeAnnotation: Int? {
        index(of: ":", depth: 0).map { $0 + 1 }
    }

    /// Where the value after ` = ` starts.
    var assignment: Int? {
        var start = 0
        while let equals = index(of: "=", depth: 0, from: start) {
            if equals > 0, characters[equals - 1] == " ", equals + 1 < count, characters[equals + 1] == " " {
                return equals + 1
            }
            start = equals + 1
        }
        return nil
    }

    /// Where the `?` of a ternary expression is.
    var ternary: Int? {
        var start = 0
        while let question = index(of: "?", depth: 0, from: start) {
            if question > 0, characters[question - 1] == " " { return question }
            start = question + 1
        }
        return nil
    }

    /// The pieces between the commas of a range.
    func split(in range: Range<Int>) -> [String] {
        var pieces: [String] = []
        guard let depth = range.first.map({ depths[$0] < 0 ? depthOutside($0) : depths[$0] }) else { return [] }
        var start = range.lowerBound
        for index in range where characters[index] == "," && depths[index] == depth {
            pieces.append(String(characters[start..<index].drop { $0 == " " }).trimmedAtEnd)
            start = index + 1
        }
        pieces.append(String(characters[start..<range.upperBound].drop { $0 == " " }).trimmedAtEnd)
        return pieces
    }

    // MARK: Search

    private func depthOutside(_ index: Int) -> Int {
        var index = index
        while index > 0, depths[index] < 0 { index -= 1 }
        return depths[index] + ("([{".contains(characters[index]) ? 1 : 0)
    }

    private func index(of character: Character, depth: Int, from start: Int = 0) -> Int? {
        var index = start
        while index < count {
            if characters[index] == character, depths[index] == depth { return index }
            index += 1
        }
        return nil
    }

    private func closing(of opening: Int) -> Int {
        var index = opening + 1
        while index < count, !(depths[index] == depths[opening] && ")]}".contains(characters[index])) { index += 1 }
        return index
    }

    private static func depths(of characters: [Character]) -> [Int] {
        var depths: [Int] = []
        depths.reserveCapacity(characters.count)
        var depth = 0
        var isInString = false
        var isEscaped = false
        for character in characters {
            if isInString {
                depths.append(-1)
                if isEscaped {
                    isEscaped = false
                } else if character == "\\" {
                    isEscaped = true
                } else if character == "\"" {
                    isInString = false
                }
                continue
            }
            switch character {
            case "\"":
                isInString = true
                depths.append(-1)
            case "(", "[", "{":
                depths.append(depth)
                depth += 1
            case ")", "]", "}":
                depth = max(0, depth - 1)
                depths.append(depth)
            default: depths.append(depth)
            }
        }
        return depths
    }
}

extension String {
    fileprivate var trimmedAtEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
