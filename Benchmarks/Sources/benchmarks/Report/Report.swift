/// What was measured: text and tables in Markdown.
struct Report {
    private(set) var text = ""

    /// Adds a heading.
    mutating func section(_ title: String) {
        text += "## \(title)\n"
    }

    /// Adds a paragraph.
    mutating func paragraph(_ paragraph: String) {
        text += "\n\(paragraph)\n"
    }

    /// Adds a table.
    mutating func table(_ table: Table) {
        text += "\n\(table.markdown)"
    }
}

/// A table; all columns but the first hold figures.
struct Table {
    private let head: [String]
    private var rows: [[String]] = []

    init(_ head: String...) {
        self.head = head
    }

    /// Adds a row.
    mutating func row(_ cells: String...) {
        rows.append(cells)
    }

    /// The table as Markdown, its columns as wide as they need to be.
    var markdown: String {
        let all = [head] + rows
        let widths = head.indices.map { column in
            all.reduce(3) { max($0, $1[column].count) }
        }
        func line(_ cells: [String]) -> String {
            let padded = cells.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 ? cell + space : space + cell
            }
            return "| " + padded.joined(separator: " | ") + " |\n"
        }
        let rule = widths.enumerated().map { column, width in
            String(repeating: "-", count: column == 0 ? width + 2 : width + 1) + (column == 0 ? "" : ":")
        }
        return line(head) + "|" + rule.joined(separator: "|") + "|\n" + rows.map(line).joined()
    }
}
