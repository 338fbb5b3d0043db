/// Decides which lines disappear with the tags that stand alone on them, and what indents the text that partials,
/// parents and blocks bring in.
struct TemplateLayout {
    private let source: [UInt8]
    private(set) var tokens: [TemplateToken]

    /// Lays out tokens whose opening and closing tags are already paired.
    static func tokens(_ tokens: [TemplateToken], source: [UInt8]) -> [TemplateToken] {
        var layout = TemplateLayout(source: source, tokens: tokens)
        for index in tokens.indices {
            layout.dropStandaloneLine(at: index)
        }
        // A second pass, because the indentation of a block depends on which of the lines within it are left.
        for index in tokens.indices {
            layout.indent(at: index)
        }
        return layout.tokens
    }

    private init(source: [UInt8], tokens: [TemplateToken]) {
        self.source = source
        self.tokens = tokens
    }

    // MARK: Standalone lines

    private mutating func dropStandaloneLine(at index: Int) {
        switch tokens[index].tag {
        case nil, .variable:
            break
        case .comment, .delimiters, .section, .invertedSection, .partial:
            dropLine(from: index, through: index)
        case .close:
            // The closing tags of parents and blocks are looked at together with the opening ones.
            guard let opening = tokens[index].partner else { break }
            switch tokens[opening].tag {
            case .section, .invertedSection: dropLine(from: index, through: index)
            default: break
            }
        case .parent:
            // Text within a parent is not rendered, so only what surrounds both of its tags counts.
            if let closing = tokens[index].partner {
                dropLine(from: index, through: closing)
            }
        case .block:
            if let closing = tokens[index].partner {
                dropBlockLines(from: index, through: closing)
            }
        }
    }

    private mutating func dropLine(from opening: Int, through closing: Int) {
        guard isFirstOnLine(opening), isLastOnLine(closing) else { return }
        dropBefore(opening)
        dropAfter(closing)
        tokens[opening].isStandalone = true
    }

    private mutating func dropBlockLines(from opening: Int, through closing: Int) {
        if tokens[opening].isArgument {
            // What is outside the block is not rendered, so it does not matter what else is on these lines.
            if isLastOnLine(opening) { dropAfter(opening) }
            if isFirstOnLine(closing) { dropBefore(closing) }
            return
        }

        let startsLine = isFirstOnLine(opening)
        let startsWithLineEnd = isLastOnLine(opening)
        let endsWithLineStart = isFirstOnLine(closing)
        let endsLine = isLastOnLine(closing)
        var lines = BlockLines(lineEnding: 0..<0)

        if startsLine, startsWithLineEnd || endsLine {
            dropBefore(opening)
            tokens[opening].isStandalone = true
            if startsWithLineEnd {
                dropAfter(opening)
            } else {
                lines.leading = rangeBefore(opening)
            }
        }
        if endsLine, startsLine || endsWithLineStart {
            dropAfter(closing)
            lines.lineEnding = lineEnding(after: closing)
            if endsWithLineStart {
                dropBefore(closing)
                tokens[closing].isStandalone = true
            } else {
                lines.trailing = rangeAfter(closing)
            }
        }
        tokens[opening].blockLines = lines
    }

    /// Whether nothing but indentation is before the token on its line.
    private func isFirstOnLine(_ index: Int) -> Bool {
        if tokens[index].startsLine { return true }
        return index > 0 && tokens[index - 1].startsLine && isBlankText(index - 1)
    }

    /// Whether nothing but whitespace is between the token and the end of its line.
    private func isLastOnLine(_ index: Int) -> Bool {
        let next = index + 1
        guard next < tokens.count else { return true }
        guard isBlankText(next) else { return false }
        return next + 1 == tokens.count || tokens[next + 1].startsLine
    }

    private func isBlankText(_ index: Int) -> Bool {
        tokens[index].tag == nil && source[tokens[index].range].allSatisfy(ASCII.isWhitespace)
    }

    private mutating func dropBefore(_ index: Int) {
        if !tokens[index].startsLine { tokens[index - 1].isDropped = true }
    }

    private mutating func dropAfter(_ index: Int) {
        if index + 1 < tokens.count { tokens[index + 1].isDropped = true }
    }

    private func rangeBefore(_ index: Int) -> Range<Int>? {
        tokens[index].startsLine ? nil : tokens[index - 1].range
    }

    private func rangeAfter(_ index: Int) -> Range<Int>? {
        index + 1 < tokens.count ? tokens[index + 1].range : nil
    }

    private func lineEnding(after index: Int) -> Range<Int> {
        guard let line = rangeAfter(index) else { return 0..<0 }
        let start = source[line].firstIndex { !ASCII.isIndentation($0) } ?? line.upperBound
        return start..<line.upperBound
    }

    // MARK: Indentation

    private mutating func indent(at index: Int) {
        let token = tokens[index]
        switch token.tag {
        case .partial, .parent:
            if token.isStandalone { tokens[index].indentation = rangeBefore(index) ?? 0..<0 }
        case .block:
            guard let closing = token.partner else { return }
            let body = index + 1..<closing
            if token.isArgument {
                removeIndentation(commonIndentation(of: body)?.count ?? 0, from: body)
            } else if token.isStandalone {
                indentBlock(at: index, body: body)
            }
        default:
            break
        }
    }

    private mutating func indentBlock(at index: Int, body: Range<Int>) {
        guard var lines = tokens[index].blockLines else { return }
        let tagIndentation = rangeBefore(index) ?? 0..<0
        if lines.leading != nil {
            // An enclosing block may have taken indentation off since the lines were dropped.
            lines.leading = tagIndentation
        }
        let isInline = body.isEmpty || !tokens[body.lowerBound].isDropped
        if isEmpty(body) {
            lines.leading = nil
            lines.trailing = nil
            tokens[index].indentation = tagIndentation
        } else {
            tokens[index].indentation = isInline ? tagIndentation : commonIndentation(of: body) ?? tagIndentation
        }
        tokens[index].blockLines = lines
    }

    private func isEmpty(_ body: Range<Int>) -> Bool {
        body.allSatisfy { tokens[$0].isDropped }
    }

    /// The longest indentation that all the lines starting within `body` share, leaving out blank lines and lines that
    /// disappear; `nil` when no line is left.
    private func commonIndentation(of body: Range<Int>) -> Range<Int>? {
        var common: Range<Int>?
        forEachLine(in: body) { index in
            guard let indentation = lineIndentation(at: index, in: body) else { return }
            guard let shared = common else {
                common = indentation
                return
            }
            let length = zip(source[shared], source[indentation]).prefix { $0 == $1 }.count
            common = shared.lowerBound..<shared.lowerBound + length
        }
        return common
    }

    private func lineIndentation(at index: Int, in body: Range<Int>) -> Range<Int>? {
        let range = tokens[index].range
        guard tokens[index].tag == nil else {
            return indentsLine(index) ? range.lowerBound..<range.lowerBound : nil
        }
        guard isBlankText(index) else {
            let end = source[range].firstIndex { !ASCII.isIndentation($0) } ?? range.upperBound
            return range.lowerBound..<end
        }
        let next = index + 1
        guard body.contains(next), !tokens[next].startsLine else { return nil }
        return indentsLine(next) ? range : nil
    }

    /// Whether the line that starts with this tag is rendered, so that its indentation matters.
    private func indentsLine(_ index: Int) -> Bool {
        let token = tokens[index]
        switch token.tag {
        case .block:
            guard token.isStandalone, let closing = token.partner else { return true }
            let body = index + 1..<closing
            return isEmpty(body) || !tokens[index + 1].isDropped
        case .partial, .parent:
            return true
        default:
            return !token.isStandalone
        }
    }

    private mutating func removeIndentation(_ count: Int, from body: Range<Int>) {
        var lines: [Int] = []
        forEachLine(in: body) { lines.append($0) }
        for index in lines where tokens[index].tag == nil {
            let range = tokens[index].range
            let indentation = source[range].prefix(count).prefix(while: ASCII.isIndentation).count
            tokens[index].range = range.lowerBound + indentation..<range.upperBound
        }
    }

    /// Visits the first token of every line that starts within `body`, except inside parents: their blocks are indented
    /// on their own.
    private func forEachLine(in body: Range<Int>, _ visit: (Int) -> Void) {
        var index = body.lowerBound
        while index < body.upperBound {
            if tokens[index].startsLine { visit(index) }
            if case .parent = tokens[index].tag, let closing = tokens[index].partner {
                index = closing
            }
            index += 1
        }
    }
}
