import Foundation

/// A terminal session as a page shows it: commands after `$`, each with what it wrote.
struct Session {
    struct Entry {
        var command: String
        var shown: [String]
        var line: Int
    }

    var entries: [Entry] = []

    init(_ entries: [Entry]) {
        self.entries = entries
    }

    /// Reads a block. Without any `$` in it, all of it is one script.
    init(_ block: Block) {
        let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.contains(where: { $0.hasPrefix("$ ") }) else {
            entries = [Entry(command: "set -e\n" + block.text, shown: [], line: block.line)]
            return
        }
        for (offset, line) in lines.enumerated() {
            if line.hasPrefix("$ ") {
                entries.append(Entry(command: String(line.dropFirst(2)), shown: [], line: block.line + offset))
            } else if !entries.isEmpty {
                entries[entries.count - 1].shown.append(line)
            }
        }
        for index in entries.indices {
            while entries[index].shown.last?.isEmpty == true { entries[index].shown.removeLast() }
        }
    }
}

/// Whether a text is as it is shown. `…` on a line of its own stands for any lines, `…` in a line for any text.
func matches(_ actual: [String], _ shown: [String]) -> Bool {
    var reachable: Set<Int> = [0]
    for line in shown {
        if line.trimmingCharacters(in: .whitespaces) == "…" {
            reachable = reachable.min().map { Set($0...actual.count) } ?? []
        } else {
            reachable = Set(reachable.filter { $0 < actual.count && matches(actual[$0], line) }.map { $0 + 1 })
        }
    }
    return reachable.contains(actual.count)
}

private func matches(_ actual: String, _ shown: String) -> Bool {
    let parts = shown.components(separatedBy: "…")
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return actual == shown }
    guard actual.hasPrefix(first) else { return false }
    var rest = actual.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
        guard let range = rest.range(of: part) else { return false }
        rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
}

/// The lines of an output, without spaces at their ends and empty lines at its end.
func outputLines(_ output: String) -> [String] {
    var lines = output.components(separatedBy: "\n").map { line in
        String(line.reversed().drop { " \t\r".contains($0) }.reversed())
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
}
