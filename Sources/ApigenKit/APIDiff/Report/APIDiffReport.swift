import ApigenJSON

/// What changed in one or more clients, to be shown.
package struct APIDiffReport: Sendable {
    /// What changed in one client.
    package struct Comparison: Sendable {
        /// The name of the client: `UsersAPI`.
        package var name: String
        /// What was compared, for people: the places of the older and the newer spec.
        package var old: String
        package var new: String
        /// The changes, the worst first.
        package var changes: [APIChange]

        package init(name: String, old: String, new: String, changes: [APIChange]) {
            self.name = name
            self.old = old
            self.new = new
            self.changes = changes
        }
    }

    package var comparisons: [Comparison]

    package init(comparisons: [Comparison]) {
        self.comparisons = comparisons
    }

    /// The worst that any change means to code; nothing where there is none.
    package var worst: APIChange.Impact? {
        comparisons.flatMap(\.changes).map(\.impact).min()
    }

    /// How many changes of each impact there are: `2 breaking, 1 compatible`.
    static func counts(_ changes: [APIChange]) -> String {
        let parts = APIChange.Impact.allCases.compactMap { impact -> String? in
            let count = changes.count { $0.impact == impact }
            return count == 0 ? nil : "\(count) \(impact.rawValue)"
        }
        return parts.isEmpty ? "no changes" : parts.joined(separator: ", ")
    }

    /// The report for machines.
    package var json: JSONValue {
        .array(
            comparisons.map { comparison in
                var counts = JSONObject()
                for impact in APIChange.Impact.allCases {
                    counts[impact.rawValue] = .number(JSONNumber(comparison.changes.count { $0.impact == impact }))
                }
                return [
                    "client": .string(comparison.name), "old": .string(comparison.old),
                    "new": .string(comparison.new), "counts": .object(counts),
                    "changes": .array(comparison.changes.map(\.json)),
                ]
            }
        )
    }
}

extension APIChange {
    fileprivate var json: JSONValue {
        var object: JSONObject = [
            "impact": .string(impact.rawValue), "kind": .string(kind.rawValue), "subject": .string(subject),
            "summary": .string(summary),
        ]
        if let consequence { object["consequence"] = .string(consequence) }
        return .object(object)
    }
}
