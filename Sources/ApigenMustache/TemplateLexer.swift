/// Takes a template's source apart into text and tags.
struct TemplateLexer {
    private let template: String
    private let source: [UInt8]
    private var tokens: [TemplateToken] = []
    private var openDelimiter = Array("{{".utf8)
    private var closeDelimiter = Array("}}".utf8)
    private var startsLine = true

    init(template: String, source: [UInt8]) {
        self.template = template
        self.source = source
    }

    static func tokens(template: String, source: [UInt8]) throws(TemplateError) -> [TemplateToken] {
        var lexer = TemplateLexer(template: template, source: source)
        try lexer.scan()
        return lexer.tokens
    }

    private mutating func scan() throws(TemplateError) {
        var position = 0
        while position < source.count {
            let start = find(openDelimiter, from: position) ?? source.count
            appendText(position..<start)
            guard start < source.count else { break }
            position = try scanTag(at: start)
        }
    }

    private mutating func appendText(_ range: Range<Int>) {
        var lineStart = range.lowerBound
        for index in range where source[index] == ASCII.lineFeed {
            append(nil, lineStart..<index + 1)
            lineStart = index + 1
            startsLine = true
        }
        if lineStart < range.upperBound {
            append(nil, lineStart..<range.upperBound)
        }
    }

    private mutating func append(_ tag: Tag?, _ range: Range<Int>) {
        tokens.append(TemplateToken(tag: tag, range: range, startsLine: startsLine))
        startsLine = false
    }

    // MARK: Tags

    /// Reads the tag whose opening delimiter is at `start` and returns the position after it.
    private mutating func scanTag(at start: Int) throws(TemplateError) -> Int {
        var contentStart = start + openDelimiter.count
        while contentStart < source.count, ASCII.isWhitespace(source[contentStart]) {
            contentStart += 1
        }
        let sigil = contentStart < source.count ? source[contentStart] : nil
        let hasSigil = sigil.map { "!=#^/><$&{".utf8.contains($0) } ?? false
        if hasSigil {
            contentStart += 1
        }

        let terminator =
            switch sigil {
            case UInt8(ascii: "="): [ASCII.equals] + closeDelimiter
            case UInt8(ascii: "{"): [UInt8(ascii: "}")] + closeDelimiter
            default: closeDelimiter
            }
        guard let contentEnd = find(terminator, from: contentStart) else {
            throw error("the tag is never closed: expected '\(text(terminator[...]))'", at: start)
        }
        let end = contentEnd + terminator.count
        let content = trimmed(source[contentStart..<contentEnd])

        let tag: Tag
        switch sigil {
        case UInt8(ascii: "!"):
            tag = .comment
        case UInt8(ascii: "="):
            try setDelimiters(content, at: start)
            tag = .delimiters
        case UInt8(ascii: "#"):
            tag = .section(try dottedName(content, at: start))
        case UInt8(ascii: "^"):
            tag = .invertedSection(try dottedName(content, at: start))
        case UInt8(ascii: ">"):
            tag = .partial(try reference(content, at: start))
        case UInt8(ascii: "<"):
            tag = .parent(try reference(content, at: start))
        case UInt8(ascii: "$"):
            tag = .block(try name(content, at: start))
        case UInt8(ascii: "/"):
            tag = .close(try closedName(content, at: start))
        case UInt8(ascii: "&"), UInt8(ascii: "{"):
            tag = .variable(try dottedName(content, at: start), isEscaped: false)
        default:
            tag = .variable(try dottedName(content, at: start), isEscaped: true)
        }
        append(tag, start..<end)
        return end
    }

    private mutating func setDelimiters(_ content: ArraySlice<UInt8>, at start: Int) throws(TemplateError) {
        let delimiters = content.split(whereSeparator: ASCII.isWhitespace)
        guard delimiters.count == 2, !content.contains(ASCII.equals) else {
            throw error("a set delimiter tag needs two delimiters, without '=' and with whitespace between", at: start)
        }
        openDelimiter = Array(delimiters[0])
        closeDelimiter = Array(delimiters[1])
    }

    // MARK: Names

    private func name(_ content: ArraySlice<UInt8>, at start: Int) throws(TemplateError) -> String {
        guard !content.isEmpty else {
            throw error("the tag has no name", at: start)
        }
        let name = text(content)
        guard !content.contains(where: ASCII.isWhitespace) else {
            throw error("the name '\(name)' contains whitespace; is the tag closed?", at: start)
        }
        // A triple mustache that ends with two braces would otherwise run on to the next one's end.
        guard find(closeDelimiter, from: content.startIndex, to: content.endIndex) == nil else {
            throw error("the name '\(name)' contains a closing delimiter; is the tag closed?", at: start)
        }
        return name
    }

    private func dottedName(_ content: ArraySlice<UInt8>, at start: Int) throws(TemplateError) -> DottedName {
        let name = try name(content, at: start)
        guard name != "." else { return DottedName(text: name, parts: []) }
        let parts = content.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard !parts.contains(where: \.isEmpty) else {
            throw error("the dotted name '\(name)' has an empty part", at: start)
        }
        return DottedName(text: name, parts: parts.map { text($0) })
    }

    private func reference(_ content: ArraySlice<UInt8>, at start: Int) throws(TemplateError) -> TemplateReference {
        guard content.first == UInt8(ascii: "*") else {
            return .name(try name(content, at: start))
        }
        return .dynamic(try dottedName(trimmed(content.dropFirst()), at: start))
    }

    /// The name in a closing tag, where `{{/ * name}}` closes `{{<*name}}`.
    private func closedName(_ content: ArraySlice<UInt8>, at start: Int) throws(TemplateError) -> String {
        guard content.first == UInt8(ascii: "*"), content.count > 1 else {
            return try name(content, at: start)
        }
        return "*" + (try name(trimmed(content.dropFirst()), at: start))
    }

    // MARK: Bytes

    private func find(_ pattern: [UInt8], from start: Int, to end: Int? = nil) -> Int? {
        let end = end ?? source.count
        guard let first = pattern.first, start + pattern.count <= end else { return nil }
        for position in start...(end - pattern.count) where source[position] == first {
            if source[position..<position + pattern.count].elementsEqual(pattern) {
                return position
            }
        }
        return nil
    }

    private func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes.drop(while: ASCII.isWhitespace)
        while let last = bytes.last, ASCII.isWhitespace(last) {
            bytes.removeLast()
        }
        return bytes
    }

    private func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    private func error(_ message: String, at offset: Int) -> TemplateError {
        TemplateError(template: template, position: SourcePosition(offset: offset, in: source), message: message)
    }
}
