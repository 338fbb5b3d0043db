import Foundation

/// A block of code on a page, and what the comments before it say about it.
struct Block {
    /// The language after the three backticks; empty if there is none.
    var language: String
    /// The text, without the indentation of the fence.
    var text: String
    /// The line of the page that the text begins at.
    var line: Int
    /// What comments said: `file`, `status`, `output`, `swift`, `not checked`, `not run`.
    var notes: [String: String]
}

/// What stands on a page, as far as it is checked, in the order of the page.
enum PageItem {
    case block(Block)
    /// Swift that readers don't see: imports and values that the blocks of the page use.
    case prelude(String)
    /// Commands that readers don't see, which prepare the folder that the page's commands run in.
    case setup(String, line: Int)
    /// What surrounds the parts of specs that follow, with `…` in their place.
    case frame(String)
    /// A module that the Swift of the page imports: its name, and the folder of its sources.
    case module(String, String)
    /// The target of a link or an image.
    case link(String, line: Int)
}

/// A Markdown page.
struct Page {
    /// The path from the root of the repository.
    var path: String
    var items: [PageItem] = []
    var faults: [Fault] = []

    init(path: String, text: String) {
        self.path = path
        var lines = text.components(separatedBy: "\n")[...]
        var notes: [String: String] = [:]
        while let line = lines.first {
            let number = lines.startIndex + 1
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            if trimmed.hasPrefix("```") {
                items.append(.block(Self.block(&lines, notes: notes)))
                notes = [:]
            } else if trimmed.hasPrefix("<!--") {
                let comment = Self.comment(&lines)
                add(comment: comment, line: number, to: &notes)
            } else {
                for link in Self.links(in: line) { items.append(.link(link, line: number)) }
                lines.removeFirst()
            }
        }
    }

    private static func block(_ lines: inout ArraySlice<String>, notes: [String: String]) -> Block {
        let fence = lines.removeFirst()
        let indentation = fence.prefix { $0 == " " }.count
        let language = fence.trimmingCharacters(in: .whitespaces).dropFirst(3)
        let start = lines.startIndex + 1
        var text = ""
        while let line = lines.popFirst(), line.trimmingCharacters(in: .whitespaces) != "```" {
            text += line.dropFirst(min(indentation, line.prefix { $0 == " " }.count)) + "\n"
        }
        return Block(language: String(language), text: text, line: start, notes: notes)
    }

    private static func comment(_ lines: inout ArraySlice<String>) -> String {
        var text = ""
        while let line = lines.popFirst() {
            text += line + "\n"
            if line.contains("-->") { break }
        }
        return text.replacingOccurrences(of: "<!--", with: "").components(separatedBy: "-->")[0]
    }

    private mutating func add(comment: String, line: Int, to notes: inout [String: String]) {
        let text = comment.trimmingCharacters(in: .whitespacesAndNewlines)
        let head = text.prefix { !":\n".contains($0) }.trimmingCharacters(in: .whitespaces)
        let rest = text.dropFirst(head.count).drop { ": \n".contains($0) }
        switch head {
        case "swift" where text.contains("\n") || rest.hasPrefix("import "):
            items.append(.prelude(String(rest)))
        case "setup": items.append(.setup(String(rest), line: line))
        case "frame": items.append(.frame(String(rest)))
        case "module":
            let parts = rest.split(separator: " ")
            if parts.count == 2 { items.append(.module(String(parts[0]), String(parts[1]))) }
        case "file", "status", "swift", "not checked", "not run", "output":
            notes[head] = String(rest)
            if rest.isEmpty, head != "output" {
                faults.append(Fault(path, line, "\"\(head)\" says nothing after the colon"))
            }
        default: break
        }
    }

    private static func links(in line: String) -> [String] {
        line.components(separatedBy: "](").dropFirst().map { String($0.prefix { $0 != ")" }) }
    }
}

/// Something that does not hold.
struct Fault {
    var path: String
    var line: Int
    var message: String

    init(_ path: String, _ line: Int, _ message: String) {
        (self.path, self.line, self.message) = (path, line, message)
    }
}
