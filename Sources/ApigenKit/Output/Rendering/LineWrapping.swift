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
        var isInLiteral = false
        var output = ""
        output.reserveCapacity(text.utf8.count + text.utf8.count / 16)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0)
        {
            // A comment may hold anything; a literal of several lines is left alone.
            let isComment = !isInLiteral && line.drop { $0 == " " }.hasPrefix("//")
            let isDelimiter = !isComment && line.contains("\"\"\"")
            if isComment || isInLiteral || isDelimiter || !mayNeedWrapping(line) {
                output += line
                output += "\n"
            } else {
                for wrapped in LineBreaker(line).lines { output += wrapped + "\n" }
            }
            if isDelimiter { isInLiteral.toggle() }
        }
        return output
    }

    private static func mayNeedWrapping(_ line: Substring) -> Bool {
        if line.utf8.count > limit { return true }
        let content = line.utf8.drop { $0 == UInt8(ascii: " ") }
        guard content.last == UInt8(ascii: "{") || content.last == UInt8(ascii: "}") else { return false }
        return content.lazy.filter { $0 == UInt8(ascii: ",") }.count >= parametersOnOneLine
            && SourceLine.isFunction(Substring(content))
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
        let isSignature = SourceLine.isFunction(line.text[...])
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
