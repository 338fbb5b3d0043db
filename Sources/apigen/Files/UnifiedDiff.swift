import ApigenKit

/// The difference of two texts as `diff -u` shows it; `patch -p0` understands it.
struct UnifiedDiff {
    /// The lines of the difference, without line feeds.
    private(set) var lines: [String] = []
    /// The number of lines that are new.
    private(set) var additions = 0
    /// The number of lines that are gone.
    private(set) var removals = 0
    /// The first line of the old text that differs, from 1.
    private(set) var firstLine = 1

    private static let context = 3

    /// Compares what stands in a file with what shall stand there.
    init(_ change: FileChange) {
        let old = Self.split(change.before)
        let new = Self.split(change.after)
        let edits = LineEdits.between(old, new)
        lines.append("--- \(change.before == nil ? "/dev/null" : change.path)")
        lines.append("+++ \(change.after == nil ? "/dev/null" : change.path)")
        guard let first = edits.first else { return }
        firstLine = first.old.lowerBound + 1
        var rest = edits[...]
        while let start = rest.first {
            // Edits that are near each other stand in one hunk.
            var group = [start]
            rest.removeFirst()
            while let next = rest.first, let last = group.last,
                next.old.lowerBound - last.old.upperBound <= 2 * Self.context
            {
                group.append(next)
                rest.removeFirst()
            }
            add(group, old, new)
        }
    }

    private mutating func add(_ group: [LineEdits.Edit], _ old: [String], _ new: [String]) {
        guard let first = group.first, let last = group.last else { return }
        let before = min(Self.context, first.old.lowerBound)
        let after = min(Self.context, old.count - last.old.upperBound)
        let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
        let newRange = first.new.lowerBound - before..<last.new.upperBound + after
        lines.append("@@ -\(Self.place(oldRange)) +\(Self.place(newRange)) @@")
        var position = oldRange.lowerBound
        for edit in group {
            for line in old[position..<edit.old.lowerBound] { lines.append(" \(line)") }
            for line in old[edit.old] { lines.append("-\(line)") }
            for line in new[edit.new] { lines.append("+\(line)") }
            removals += edit.old.count
            additions += edit.new.count
            position = edit.old.upperBound
        }
        for line in old[position..<oldRange.upperBound] { lines.append(" \(line)") }
    }

    /// A range of lines as hunks name it: from 1, and the line before where it is empty.
    private static func place(_ range: Range<Int>) -> String {
        range.isEmpty ? "\(range.lowerBound),0" : "\(range.lowerBound + 1),\(range.count)"
    }

    private static func split(_ bytes: [UInt8]?) -> [String] {
        guard let bytes, !bytes.isEmpty else { return [] }
        let lineFeed = UInt8(ascii: "\n")
        var lines = bytes.split(separator: lineFeed, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        if bytes.last == lineFeed {
            lines.removeLast()
        } else {
            lines[lines.count - 1] += "\n\\ No newline at end of file"
        }
        return lines
    }

    /// The text, with colours where they are wanted; it ends with a line feed.
    func text(style: TextStyle) -> String {
        lines.enumerated().map { index, line in
            if index < 2 { return style.bold(line) + "\n" }
            if line.hasPrefix("@@") { return style.cyan(line) + "\n" }
            if line.hasPrefix("+") { return style.green(line) + "\n" }
            return (line.hasPrefix("-") ? style.red(line) : line) + "\n"
        }.joined()
    }
}
