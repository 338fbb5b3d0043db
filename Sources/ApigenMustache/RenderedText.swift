/// The text rendered so far, with the indentation of the lines being rendered.
///
/// Indentation is written with the first text on a line rather than with the line's start, so a line that turns out
/// empty, or not to be there, leaves no trailing space.
struct RenderedText {
    private(set) var bytes: [UInt8] = []
    private var indentation: [UInt8] = []
    private var isAtLineStart = true

    /// Appends text of a template, indenting its lines.
    mutating func append(template text: ArraySlice<UInt8>) {
        guard let last = text.last else { return }
        if indentation.isEmpty {
            bytes.append(contentsOf: text)
        } else {
            appendLines(text)
        }
        isAtLineStart = last == ASCII.lineFeed
    }

    private mutating func appendLines(_ text: ArraySlice<UInt8>) {
        var start = text.startIndex
        while start < text.endIndex {
            var end = start
            while end < text.endIndex, text[end] != ASCII.lineFeed { end += 1 }
            let isEnded = end < text.endIndex
            let isEmpty = isEnded && (end == start || end == start + 1 && text[start] == ASCII.carriageReturn)
            if !isEmpty { startLine() }
            if isEnded { end += 1 }
            bytes.append(contentsOf: text[start..<end])
            isAtLineStart = isEnded
            start = end
        }
    }

    /// Appends a value. Line ends within it start no line of the template, so nothing after them is indented.
    mutating func append(value text: String, escaping: Escaping) {
        guard !text.isEmpty else { return }
        startLine()
        escaping.append(text, to: &bytes)
    }

    /// Ends the line unless there is nothing on it.
    mutating func endLine(_ lineEnding: ArraySlice<UInt8>) {
        guard !isAtLineStart, !lineEnding.isEmpty else { return }
        bytes.append(contentsOf: lineEnding)
        isAtLineStart = true
    }

    private mutating func startLine() {
        guard isAtLineStart else { return }
        bytes.append(contentsOf: indentation)
        isAtLineStart = false
    }

    // MARK: Indentation

    var indentationCount: Int { indentation.count }

    mutating func indent(_ more: ArraySlice<UInt8>) {
        // In the middle of a line its own indentation is past, and this is text on it.
        if !isAtLineStart { bytes.append(contentsOf: more) }
        indentation.append(contentsOf: more)
    }

    mutating func restoreIndentation(count: Int) {
        indentation.removeLast(indentation.count - count)
    }
}
