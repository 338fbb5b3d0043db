extension APIDiffReport {
    /// The report for a terminal.
    ///
    /// - Parameter showsInternal: Whether changes that code can't see are told one by one.
    package func text(showsInternal: Bool) -> String {
        comparisons.map { comparison in
            let heading = "\(comparison.name): \(Self.counts(comparison.changes))"
            var lines = [heading, "  \(comparison.old) → \(comparison.new)"]
            for change in comparison.changes where showsInternal || change.impact != .internal {
                lines.append("  \(Self.padded(change.impact.rawValue))  \(change.subject) \(change.summary)")
                if let consequence = change.consequence { lines.append("  \(Self.padded(""))  \(consequence)") }
            }
            return lines.joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    private static func padded(_ text: String) -> String {
        let width = APIChange.Impact.allCases.map(\.rawValue.count).max() ?? 0
        return text + String(repeating: " ", count: max(0, width - text.count))
    }
}
