import ApigenMustache

/// The lines of a documentation comment.
///
/// Texts come from specs and samples: whatever they hold stays inside the comment.
struct Documentation: Hashable, TemplateConvertible {
    /// The lines, each of which starts with a space unless it is blank.
    private(set) var lines: [String] = []

    /// Creates documentation from paragraphs, leaving out those that are missing or empty.
    ///
    /// - Parameters:
    ///   - paragraphs: The paragraphs; line ends within one are kept.
    ///   - indentation: The columns before the comment.
    init(_ paragraphs: [String?], indentation: Int = 0) {
        let width = LineWrapping.limit - indentation - 4
        for paragraph in paragraphs {
            let wrapped = Self.wrap(paragraph ?? "", width: width)
            guard !wrapped.isEmpty else { continue }
            if !lines.isEmpty { lines.append("") }
            lines += wrapped.map { $0.isEmpty ? "" : " " + $0 }
        }
    }

    /// Adds what is said about the parameters of a function, after a blank line.
    mutating func append(parameters: [(name: String, text: String)], indentation: Int = 0) {
        guard let first = parameters.first else { return }
        if !lines.isEmpty { lines.append("") }
        if parameters.count == 1 {
            append("- Parameter \(first.name): \(first.text)", indentation: indentation, depth: 1)
        } else {
            lines.append(" - Parameters:")
            for (name, text) in parameters { append("- \(name): \(text)", indentation: indentation, depth: 3) }
        }
    }

    /// Adds an item of a list, its further lines aligned with the first.
    private mutating func append(_ item: String, indentation: Int, depth: Int) {
        let wrapped = Self.wrap(item, width: LineWrapping.limit - indentation - depth - 5)
        for (index, line) in wrapped.filter({ !$0.isEmpty }).enumerated() {
            lines.append(String(repeating: " ", count: index == 0 ? depth : depth + 2) + line)
        }
    }

    var isEmpty: Bool { lines.isEmpty }

    var templateValue: TemplateValue { TemplateValue(lines) }

    /// The text on one line, fit for a comment.
    static func line(_ text: String) -> String {
        wrap(text, width: .max).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Breaks a text at spaces so that no line is longer than `width`, where its words allow it.
    private static func wrap(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            var current = ""
            for word in words(of: line) {
                if !current.isEmpty, current.count + 1 + word.count > width {
                    lines.append(current)
                    current = ""
                }
                current += current.isEmpty ? word : " " + word
            }
            // Blank lines at the start, and a second one in a row, say nothing.
            if !current.isEmpty || !(lines.last ?? "").isEmpty { lines.append(current) }
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    private static func words(of line: Substring) -> [String] {
        // What Unicode says need only be asked about what is not plain text.
        if line.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return line.split(separator: " ").map(String.init) }
        var words = [""]
        for scalar in line.unicodeScalars {
            if scalar.properties.isWhitespace || scalar.isUnfitForSource {
                if words[words.count - 1].isEmpty == false { words.append("") }
            } else {
                words[words.count - 1].unicodeScalars.append(scalar)
            }
        }
        return words.filter { !$0.isEmpty }
    }
}
