extension APIDiffReport {
    /// The report for a pull request: a table for each client, what code can't see folded away.
    package var markdown: String {
        let parts = comparisons.map { comparison in
            var lines = ["### \(Self.code(comparison.name)): \(Self.counts(comparison.changes))", ""]
            let visible = comparison.changes.filter { $0.impact != .internal }
            let hidden = comparison.changes.filter { $0.impact == .internal }
            if !visible.isEmpty { lines += Self.table(visible) + [""] }
            if !hidden.isEmpty {
                lines += ["<details>", "<summary>\(Self.counts(hidden)), which code can't see</summary>", ""]
                lines += Self.table(hidden) + ["", "</details>", ""]
            }
            return lines.joined(separator: "\n")
        }
        return (["## Changes in the Swift API\n"] + parts).joined(separator: "\n")
    }

    private static func table(_ changes: [APIChange]) -> [String] {
        let rows = changes.map { change in
            let impact = change.impact == .breaking ? "**breaking**" : change.impact.rawValue
            let consequence = change.consequence.map { ". " + $0.prefix(1).uppercased() + $0.dropFirst() } ?? ""
            return "| \(impact) | \(cell(code(change.subject))) | \(cell(change.summary + consequence)) |"
        }
        return ["| | What | Change |", "| --- | --- | --- |"] + rows
    }

    /// Text as code.
    private static func code(_ text: String) -> String { text.contains("`") ? "`` \(text) ``" : "`\(text)`" }

    /// Text within a cell of a table: what is not code must not read as HTML, and nothing ends the cell.
    private static func cell(_ text: String) -> String {
        var result = ""
        var isCode = false
        for character in text {
            switch character {
            case "`":
                isCode.toggle()
                result.append(character)
            case "|": result += "\\|"
            case "<": result += isCode ? "<" : "&lt;"
            case _ where character.isNewline: result.append(" ")
            default: result.append(character)
            }
        }
        return result
    }
}
