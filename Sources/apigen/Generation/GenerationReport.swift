import ApigenJSON
import ApigenKit

extension ClientGeneration.Result {
    /// What was done, in a line.
    var line: String {
        let counts = Dictionary(grouping: changes, by: \.kind).mapValues(\.count)
        let written = (counts[.added] ?? 0) + (counts[.changed] ?? 0)
        let removed = counts[.removed] ?? 0
        let kept = counts[.unchanged] ?? 0
        var parts: [String] = []
        if written > 0 {
            parts.append("wrote \(written == 1 ? "1 file" : "\(written) files") in \(folder)")
            if kept > 0 { parts.append("\(kept) unchanged") }
        } else {
            parts.append(removed > 0 ? "\(folder): \(kept) unchanged" : "\(folder) is up to date")
        }
        if removed > 0 { parts.append("\(removed) removed that \(removed == 1 ? "is" : "are") not needed any more") }
        return "\(specPath): \(parts.joined(separator: ", "))\(time)"
    }

    /// The seconds that it took, where that is more than one.
    private var time: String {
        seconds > 1 ? " (\((seconds * 10).rounded() / 10) s)" : ""
    }

    /// What was done, for machines.
    var json: JSONValue {
        let files = changes.map { change -> JSONValue in
            ["path": .string(change.path), "change": .string(change.kind.rawValue)]
        }
        return ["spec": .string(specPath), "output": .string(folder), "files": .array(files)]
    }
}
