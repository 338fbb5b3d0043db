/// Names new files so that a pattern of a spec finds them.
struct SampleName {
    /// The pattern: `samples/user-*.json`.
    let pattern: String
    /// The name of the endpoint, for patterns that say nothing of a name: `samples/*.json`.
    let endpoint: String

    /// The paths that the pattern finds, with a number that grows from a first one; at most some thousands.
    func paths(from first: Int) -> some Sequence<String> {
        let alternatives = Glob.expandBraces(pattern)
        return (first..<first + 5000).lazy.flatMap { number in
            alternatives.compactMap { path($0, number: number) }
        }
    }

    private func path(_ pattern: String, number: Int) -> String? {
        var parts = pattern.split(separator: "/").map(String.init).filter { $0 != "." && $0 != "**" }
        guard let last = parts.popLast(), !parts.contains(where: Glob.isPattern) else { return nil }
        let name = name(Array(last), number: number)
        guard !name.hasPrefix("."), Glob.matches(Array(name), Array(last)) else { return nil }
        return (pattern.hasPrefix("/") ? "/" : "") + (parts + [name]).joined(separator: "/")
    }

    /// A name with a number in place of what the pattern leaves open.
    private func name(_ pattern: [Character], number: Int) -> String {
        var name = ""
        var digits = Array(String(number))[...]
        var rest = pattern[...]
        while let character = rest.popFirst() {
            switch character {
            case "*":
                name += filling(after: name, digits: &digits, number: number)
            case "?":
                name += digits.popFirst().map(String.init) ?? "0"
            case "[":
                guard let end = rest.dropFirst().firstIndex(of: "]") else { return name }
                rest = rest[rest.index(after: end)...]
                name += digits.popFirst().map(String.init) ?? "0"
            default: name.append(character)
            }
        }
        return name
    }

    private func filling(after name: String, digits: inout ArraySlice<Character>, number: Int) -> String {
        defer { digits = [] }
        let isUntouched = digits.count == String(number).count
        // The rest of a number that a pattern such as [0-9]* began.
        guard isUntouched else { return String(digits) }
        if name.isEmpty { return number == 1 ? endpoint : "\(endpoint)-\(number)" }
        guard let last = name.last, last.isLetter || last.isNumber else { return String(digits) }
        return number == 1 ? "" : "-\(number)"
    }

    /// The pattern for further samples beside a file: `user-[0-9]*.json` beside `user.json`.
    static func pattern(beside path: String) -> String {
        let folder = FilePath.folder(of: path)
        let name = FilePath.name(of: path)
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        return FilePath.join(folder, "\(name[..<dot])-[0-9]*\(name[dot...])")
    }
}
