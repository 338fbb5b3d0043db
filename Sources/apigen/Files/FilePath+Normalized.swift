import ApigenKit

extension FilePath {
    /// A path that a person typed, without steps that lead nowhere: `./Specs/` is `Specs`.
    static func tidied(_ path: String) -> String {
        let path = join("", path)
        return path.isEmpty ? "." : path
    }

    /// A path without steps that lead back: `Specs/../Generated` is `Generated`.
    static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !path.hasPrefix("/") {
                parts.append(part)
            }
        }
        let text = parts.joined(separator: "/")
        if path.hasPrefix("/") { return "/" + text }
        return text.isEmpty ? "." : text
    }
}
