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
        let location = file.location(at: Self.offset(ofLine: diff.firstLine, in: before))
        return Diagnostic(.error, "\(message); \(advice) brings it up to date", at: location)
    }

    private static func offset(ofLine line: Int, in bytes: [UInt8]) -> Int {
        var rest = line - 1
        guard rest > 0 else { return 0 }
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            rest -= 1
            if rest == 0 { return index + 1 }
        }
        return bytes.count
    }
}
