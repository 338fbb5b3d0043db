/// A pattern of paths: `samples/users-*.json`, `samples/**/*.json`, `samples/{user,admin}.json`.
///
/// `*` stands for any text, `?` for any character, `[a-c]` for one of some, `{a,b}` for one of several texts, all
/// within one part of the path; `**` stands for any number of folders. Hidden files match only where a dot is written.
///
/// The build plugin has to find the same files, so this file is compiled into both (`Sources/Plugins/Samples`).
struct Glob: Sendable {
    private let alternatives: [[String]]
    private let isAbsolute: Bool
    private static let maximumDepth = 20
    private static let maximumAlternatives = 100

    /// Whether a path is a pattern.
    static func isPattern(_ path: String) -> Bool { path.contains { "*?[{".contains($0) } }

    /// Reads a pattern.
    init(_ pattern: String) {
        isAbsolute = pattern.hasPrefix("/")
        alternatives = Self.expandBraces(pattern).map { $0.split(separator: "/").filter { $0 != "." }.map(String.init) }
    }

    /// The files that match, each once, in the order of their paths, as they are seen from `folder`.
    ///
    /// - Parameters:
    ///   - folder: The folder that the pattern is relative to; empty for the current one.
    ///   - entries: The names of what is in a folder.
    ///   - isFolder: Whether a folder stands at a path, links followed; nothing where there is neither file nor folder.
    func matches(in folder: String, entries: (String) -> [String], isFolder: (String) -> Bool?) -> [String] {
        var found: Set<String> = []
        for parts in alternatives {
            let start = isAbsolute ? "/" : folder
            search(parts[...], in: start, depth: 0, entries: entries, isFolder: isFolder, into: &found)
        }
        return found.sorted { Array($0.unicodeScalars).lexicographicallyPrecedes(Array($1.unicodeScalars)) }
    }

    private func search(
        _ parts: ArraySlice<String>,
        in folder: String,
        depth: Int,
        entries: (String) -> [String],
        isFolder: (String) -> Bool?,
        into found: inout Set<String>
    ) {
        // Links may make a circle.
        guard let part = parts.first, depth < Self.maximumDepth else { return }
        let rest = parts.dropFirst()
        let isDeep = part == "**"
        if isDeep {
            let next = rest.isEmpty ? ["*"] : rest
            search(next, in: folder, depth: depth, entries: entries, isFolder: isFolder, into: &found)
        }
        for name in names(for: part, in: folder, entries) {
            let path = Self.join(folder, name)
            switch isFolder(path) {
            case true?:
                let next = isDeep ? parts : rest
                let depth = isDeep ? depth + 1 : depth
                search(next, in: path, depth: depth, entries: entries, isFolder: isFolder, into: &found)
            case false?: if rest.isEmpty, !isDeep { found.insert(path) }
            case nil: break
            }
        }
    }

    /// The names in a folder that one part of the pattern may stand for.
    private func names(for part: String, in folder: String, _ entries: (String) -> [String]) -> [String] {
        guard Self.isPattern(part) else { return [part] }
        let pattern = Array(part == "**" ? "*" : part)
        return entries(folder).filter { name in
            !(name.hasPrefix(".") && !part.hasPrefix(".")) && Self.matches(Array(name), pattern)
        }
    }

    private static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty || folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    // MARK: Matching one part

    /// Whether a name matches a pattern: one pass, going back to the last `*` where it does not go on.
    static func matches(_ name: [Character], _ pattern: [Character]) -> Bool {
        var index = 0
        var place = 0
        var star: (place: Int, index: Int)?
        while index < name.count {
            if place < pattern.count, pattern[place] == "*" {
                star = (place, index)
                place += 1
            } else if let next = step(name[index], pattern, place) {
                index += 1
                place = next
            } else if let last = star {
                star = (last.place, last.index + 1)
                place = last.place + 1
                index = last.index + 1
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == "*" }
    }

    /// The place in the pattern after a character was matched; nothing where it does not match.
    private static func step(_ character: Character, _ pattern: [Character], _ place: Int) -> Int? {
        guard place < pattern.count else { return nil }
        switch pattern[place] {
        case "?": return place + 1
        case "[":
            guard let end = pattern[(place + 1)...].dropFirst().firstIndex(of: "]") else { break }
            return matches(character, set: pattern[(place + 1)..<end]) ? end + 1 : nil
        default: break
        }
        return pattern[place] == character ? place + 1 : nil
    }

    private static func matches(_ character: Character, set: ArraySlice<Character>) -> Bool {
        let isNegated = set.first == "!" || set.first == "^"
        var rest = isNegated ? set.dropFirst() : set
        var isFound = false
        while let first = rest.popFirst() {
            if rest.first == "-", let last = rest.dropFirst().first {
                rest = rest.dropFirst(2)
                if first <= last, (first...last).contains(character) { isFound = true }
            } else if first == character {
                isFound = true
            }
        }
        return isFound != isNegated
    }

    /// A pattern for each way to choose from its braces.
    static func expandBraces(_ pattern: String) -> [String] {
        var patterns = [pattern]
        var index = 0
        while index < patterns.count, patterns.count < maximumAlternatives {
            guard let open = patterns[index].firstIndex(of: "{"),
                let close = patterns[index][open...].firstIndex(of: "}")
            else {
                index += 1
                continue
            }
            let text = patterns[index]
            let choices = text[text.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
            patterns.replaceSubrange(
                index...index,
                with: choices.map { String(text[..<open]) + String($0) + String(text[text.index(after: close)...]) }
            )
        }
        return patterns
    }
}
