/// Wraps what was rendered: one parameter a line once there are several, and any line that is too long, in the way
/// that swift-format does.
///
/// Templates need not know how long names are; they show every statement on one line.
enum LineWrapping {
    /// The columns of a line.
    static let limit = 120
    /// From more parameters than this on, each has a line of its own.
    static let parametersOnOneLine = 3

    /// Wraps the lines of a text.
    static func wrap(_ text: String) -> String {
        var text = text
        return text.withUTF8 { wrap($0) }
    }

    /// Goes over the bytes once; what stays as it is is taken over in one piece.
    private static func wrap(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        var output = ""
        output.reserveCapacity(bytes.count + bytes.count / 16)
        var copied = 0
        var isInLiteral = false
        var start = 0
        while start < bytes.count {
            let line = LineFacts(bytes, start: start)
            // A comment may hold anything; a literal of several lines is left alone.
            let isDelimiter = !line.isComment && line.hasLiteralDelimiter
            if !line.isComment, !isInLiteral, !isDelimiter, line.mayNeedWrapping {
                output += String(decoding: UnsafeBufferPointer(rebasing: bytes[copied..<start]), as: UTF8.self)
                let content = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<line.end]), as: UTF8.self)
                for wrapped in LineBreaker(content[...]).lines { output += wrapped + "\n" }
                copied = min(line.end + 1, bytes.count)
            }
            if isDelimiter { isInLiteral.toggle() }
            start = line.end + 1
        }
        output += String(decoding: UnsafeBufferPointer(rebasing: bytes[copied...]), as: UTF8.self)
        return output
    }
}

/// What can be told of a line at one look.
private struct LineFacts {
    /// The offset of the line's end.
    private(set) var end: Int
    private(set) var isComment = false
    private(set) var hasLiteralDelimiter = false
    private var count = 0
    private var commas = 0
    private var last: UInt8 = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int) {
        var index = start
        while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
        let slash = UInt8(ascii: "/")
        isComment = index + 1 < bytes.count && bytes[index] == slash && bytes[index + 1] == slash
        var quotes = 0
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
            let byte = bytes[index]
            quotes = byte == UInt8(ascii: "\"") ? quotes + 1 : 0
            if quotes == 3 { hasLiteralDelimiter = true }
            if byte == UInt8(ascii: ",") { commas += 1 }
            last = byte
            index += 1
        }
        end = index
        count = index - start
    }

    /// Whether the line is too long, or may be a function of several parameters.
    var mayNeedWrapping: Bool {
        if count > LineWrapping.limit { return true }
        guard commas >= LineWrapping.parametersOnOneLine else { return false }
        return last == UInt8(ascii: "{") || last == UInt8(ascii: "}")
    }
}

/// Breaks one line.
private struct LineBreaker {
    private(set) var lines: [String] = []

    init(_ line: Substring) {
        let content = line.drop { $0 == " " }
        add(SourceLine(String(content)), indentation: line.count - content.count)
    }

    private mutating func add(_ line: SourceLine, indentation: Int) {
        let isTooLong = indentation + line.text.count > LineWrapping.limit
        let isSignature = line.isFunction
        if isSignature, isTooLong || line.parameterCount > LineWrapping.parametersOnOneLine {
            breakParentheses(of: line, at: line.firstParentheses, indentation: indentation)
        } else if !isTooLong || line.text.hasPrefix("//") {
            emit(line.text, indentation)
        } else if let end = line.endOfCaseLabel {
            emit(line.prefix(end), indentation)
            add(line.suffix(from: end), indentation: indentation + 4)
        } else if let body = line.controlFlowBody {
            emit(line.prefix(body.lowerBound + 1), indentation)
            add(SourceLine(line.text(in: body.lowerBound + 1..<body.upperBound)), indentation: indentation + 4)
            emit("}", indentation)
        } else if let inheritance = line.inheritance {
            breakInheritance(of: line, at: inheritance, indentation: indentation)
        } else if let question = line.ternary, line.assignment == nil {
            emit(line.prefix(question), indentation)
            add(line.suffix(from: question), indentation: indentation)
        } else if let assignment = line.assignment, line.text.hasSuffix("]"), line.text.contains(" = [") {
            emit(line.prefix(assignment) + " [", indentation)
            let list = line.suffix(from: assignment)
            for element in list.split(in: 1..<list.count - 1) {
                add(SourceLine(element + ","), indentation: indentation + 4)
            }
            emit("]", indentation)
        } else if let assignment = line.assignment, line.ternary != nil || line.lastParentheses == nil {
            emit(line.prefix(assignment), indentation)
            add(line.suffix(from: assignment), indentation: indentation + 4)
        } else if let parentheses = line.lastParentheses {
            breakParentheses(of: line, at: parentheses, indentation: indentation)
        } else if line.text.hasPrefix("["), line.text.hasSuffix("]"), line.text.contains(", ") {
            breakBrackets(of: line, indentation: indentation)
        } else if let colon = line.typeAnnotation {
            emit(line.prefix(colon), indentation)
            emit(line.suffix(from: colon).text, indentation + 4)
        } else {
            emit(line.text, indentation)
        }
    }

    private mutating func emit(_ text: String, _ indentation: Int) {
        var end = text[...]
        while end.last == " " { end.removeLast() }
        lines.append(String(repeating: " ", count: indentation) + end)
    }

    private mutating func breakParentheses(of line: SourceLine, at range: Range<Int>?, indentation: Int) {
        guard let range else { return emit(line.text, indentation) }
        emit(line.prefix(range.lowerBound + 1), indentation)
        let arguments = line.split(in: range.lowerBound + 1..<range.upperBound)
        for (index, argument) in arguments.enumerated() {
            let text = argument + (index + 1 < arguments.count ? "," : "")
            add(SourceLine(text), indentation: indentation + 4)
        }
        emit(line.suffix(from: range.upperBound).text, indentation)
    }

    private mutating func breakBrackets(of line: SourceLine, indentation: Int) {
        emit("[", indentation)
        for element in line.split(in: 1..<line.count - 1) {
            add(SourceLine(element + ","), indentation: indentation + 4)
        }
        emit("]", indentation)
    }

    private mutating func breakInheritance(of line: SourceLine, at start: Int, indentation: Int) {
        var current = line.prefix(start)
        var column = indentation
        for type in line.split(in: start..<line.count - 2) {
            let separated = current.hasSuffix(":") ? " \(type)," : " \(type),"
            if column + current.count + separated.count > LineWrapping.limit {
                emit(current, column)
                column = indentation + 4
                current = "\(type),"
            } else {
                current += separated
            }
        }
        emit(String(current.dropLast()), column)
        emit("{", indentation)
    }
}
