import ApigenKit

/// A file that is not what its spec gives now.
struct StaleCode {
    /// What would make it right.
    var change: FileChange
    /// The same, line by line.
    var diff: UnifiedDiff
    /// The spec.
    var specPath: String

    /// What there is to tell about it.
    var diagnostic: Diagnostic {
        let advice = "\"apigen generate\""
        guard let before = change.before else {
            return Diagnostic(.error, "\(change.path) is missing; \(advice) writes it")
        }
        let file = SourceFile(path: change.path, bytes: before)
        if change.after == nil {
            let message = "\(specPath) does not give this file any more; \(advice) removes it"
            return Diagnostic(.error, message, at: file.location(at: 0))
        }
        let message = "this is not what \(specPath) gives now (+\(diff.additions) -\(diff.removals) lines)"
        return Diagnostic(.error, "\(message); \(advice) brings it up to date", at: file.location(line: diff.firstLine))
    }
}
