/// Puts a client into files whose names were promised to a build system.
///
/// The promise may be older than the spec: SwiftPM keeps a plan while only the contents of files change. So a file that
/// is not needed any more is written without code, and code for which no file was promised goes along with code of its
/// kind, until the build is planned anew.
struct PromisedFiles {
    /// The names, in order.
    let names: [String]
    /// The name of what the client was made from.
    let source: String

    /// The client in just the files that were promised.
    func holding(_ files: [GeneratedFile]) -> [GeneratedFile] {
        var texts: [String: [String]] = [:]
        for file in files where names.contains(file.name) { texts[file.name] = [file.text] }
        for file in files where !names.contains(file.name) {
            guard let name = place(for: file.name, besides: Set(texts.keys)) else { continue }
            texts[name, default: []].append(file.text)
        }
        return names.map { name in
            GeneratedFile(name: name, text: texts[name].map(Self.joined) ?? emptyText)
        }
    }

    /// The file that takes what has none: one of its kind, and rather one that is free.
    private func place(for name: String, besides taken: Set<String>) -> String? {
        let kind = OutputNames.Kind.allCases.first { name.hasSuffix($0.rawValue + ".swift") }
        let sameKind = names.filter { name in kind.map { name.hasSuffix($0.rawValue + ".swift") } ?? true }
        return sameKind.first { !taken.contains($0) } ?? sameKind.first ?? names.first
    }

    private var emptyText: String {
        let header = FileHeader(source: source, imports: ImportList(access: .internal))
        return header.markerLine + "\n\n// Nothing in the spec asks for code here.\n"
    }

    // MARK: Joining

    /// Several files as one: what may stand in a file only once stands there once.
    private static func joined(_ texts: [String]) -> String {
        guard texts.count > 1 else { return texts.joined() }
        var lines: [Substring] = []
        var imports: [Substring: Int] = [:]
        var hasVersion = false
        for line in texts.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false) {
            let code = line.drop { $0 == " " }
            if code.hasPrefix("private typealias RuntimeVersion ") {
                if hasVersion { continue }
                hasVersion = true
            } else if let module = module(importedBy: code) {
                if let place = imports[module] {
                    // Access levels of one module must not differ in a file; the longer line has the wider one.
                    if line.count > lines[place].count { lines[place] = line }
                    continue
                }
                imports[module] = lines.count
            }
            lines.append(line)
        }
        return lines.joined(separator: "\n")
    }

    private static func module(importedBy line: Substring) -> Substring? {
        let words = line.split(separator: " ")
        let isImport = words.count == 2 && words[0] == "import"
        let hasAccess =
            words.count == 3 && words[1] == "import" && ["public", "package", "internal"].contains(words[0])
        return isImport || hasAccess ? words.last : nil
    }
}
