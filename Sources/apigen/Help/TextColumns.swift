import Foundation

/// Two columns, the second one wrapped so that a line fits a terminal.
struct TextColumns {
    /// The texts of both columns, row by row.
    var rows: [(String, String)]
    /// How wide the first column is at least.
    var firstWidth = 0

    private static let width = 80
    private static let indentation = "  "

    /// The rows; each line ends with a line feed.
    var text: String {
        let first = max(firstWidth, rows.map(\.0.count).max() ?? 0) + 2
        let margin = Self.indentation + String(repeating: " ", count: first)
        return rows.map { left, right in
            let padding = String(repeating: " ", count: first - left.count)
            let lines = Self.wrap(right, to: Self.width - margin.count)
            return Self.indentation + left + padding + lines.joined(separator: "\n" + margin) + "\n"
        }.joined()
    }

    /// Paragraphs, parted by blank lines, wrapped. Indented lines stay as they are.
    static func paragraphs(_ text: String) -> String {
        text.components(separatedBy: "\n\n").map { paragraph in
            if paragraph.hasPrefix(" ") { return paragraph }
            return wrap(paragraph.replacingOccurrences(of: "\n", with: " "), to: width).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    private static func wrap(_ text: String, to width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
