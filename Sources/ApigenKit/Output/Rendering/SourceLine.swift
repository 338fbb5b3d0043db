/// A line of Swift, with the places where it can be broken. String literals in it are one piece.
struct SourceLine {
    let text: String
    /// A byte for each character: the character itself where it is ASCII. What lines are broken at always is.
    private let characters: [UInt8]
    private let isASCII: Bool
    /// For each character how many brackets it is within; -1 inside a string literal.
    private let depths: [Int]

    init(_ text: String) {
        var text = text
        text.makeContiguousUTF8()
        self.text = text
        isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        characters = isASCII ? Array(text.utf8) : text.map { $0.asciiValue ?? 0x80 }
        depths = Self.depths(of: characters)
    }

    var count: Int { characters.count }

    func prefix(_ end: Int) -> String { trimmed(0..<end, startsAtText: false) }

    func suffix(from start: Int) -> SourceLine {
        var start = start
        while start < count, characters[start] == space { start += 1 }
        return SourceLine(String(text[index(start)...]))
    }

    func text(in range: Range<Int>) -> String {
        trimmed(range, startsAtText: true)
    }

    /// A part of the text without the spaces at its end, and at its start too.
    private func trimmed(_ range: Range<Int>, startsAtText: Bool) -> String {
        var (start, end) = (range.lowerBound, range.upperBound)
        while startsAtText, start < end, characters[start] == space { start += 1 }
        while end > start, characters[end - 1] == space { end -= 1 }
        return String(text[index(start)..<index(end)])
    }

    private func index(_ offset: Int) -> String.Index {
        isASCII
            ? text.utf8.index(text.startIndex, offsetBy: offset) : text.index(text.startIndex, offsetBy: offset)
    }

    /// Whether the line declares a function or an initialiser.
    var isFunction: Bool {
        var end = 0
        while end < count, characters[end] != UInt8(ascii: "("), characters[end] != UInt8(ascii: "\"") { end += 1 }
        guard end < count else { return false }
        let opening = text[..<index(end)]
        return opening.hasSuffix("init") || opening.split(separator: " ").dropLast().contains("func")
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
            if equals > 0, characters[equals - 1] == space, equals + 1 < count, characters[equals + 1] == space {
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
            if question > 0, characters[question - 1] == space { return question }
            start = question + 1
        }
        return nil
    }

    /// The pieces between the commas of a range.
    func split(in range: Range<Int>) -> [String] {
        var pieces: [String] = []
        guard let depth = range.first.map({ depths[$0] < 0 ? depthOutside($0) : depths[$0] }) else { return [] }
        var start = range.lowerBound
        for index in range where characters[index] == UInt8(ascii: ",") && depths[index] == depth {
            pieces.append(text(in: start..<index))
            start = index + 1
        }
        pieces.append(text(in: start..<range.upperBound))
        return pieces
    }

    // MARK: Search

    private func depthOutside(_ index: Int) -> Int {
        var index = index
        while index > 0, depths[index] < 0 { index -= 1 }
        return depths[index] + (Self.isOpening(characters[index]) ? 1 : 0)
    }

    private func index(of character: Unicode.Scalar, depth: Int, from start: Int = 0) -> Int? {
        let byte = UInt8(ascii: character)
        var index = start
        while index < count {
            if characters[index] == byte, depths[index] == depth { return index }
            index += 1
        }
        return nil
    }

    private func closing(of opening: Int) -> Int {
        var index = opening + 1
        while index < count, !(depths[index] == depths[opening] && Self.isClosing(characters[index])) { index += 1 }
        return index
    }

    private static func isOpening(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
    }

    private static func isClosing(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
    }

    private static func depths(of characters: [UInt8]) -> [Int] {
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
                } else if character == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if character == UInt8(ascii: "\"") {
                    isInString = false
                }
                continue
            }
            if character == UInt8(ascii: "\"") {
                isInString = true
                depths.append(-1)
            } else if isOpening(character) {
                depths.append(depth)
                depth += 1
            } else {
                if isClosing(character) { depth = max(0, depth - 1) }
                depths.append(depth)
            }
        }
        return depths
    }
}

private let space = UInt8(ascii: " ")
