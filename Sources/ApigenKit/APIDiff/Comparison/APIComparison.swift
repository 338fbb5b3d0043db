/// Tells what changes for code that uses a client when its spec or samples change.
///
/// What is compared are the declarations that the outputs make, not their text: so a reason can be given for each
/// difference, and nothing is told twice.
package enum APIComparison {
    /// The changes from one client to another, the worst first.
    ///
    /// - Parameter newCasesBreak: Whether code is taken to have a `switch` over every case of an enum, which a new case
    ///   breaks.
    package static func changes(
        from old: InferredSpec,
        to new: InferredSpec,
        newCasesBreak: Bool = true
    ) -> [APIChange] {
        let renames = TypeRenames(from: old, to: new)
        let before = ClientSurface(renames.applied(to: old))
        let after = ClientSurface(new)
        var changes = ClientComparison(old: before, new: after).changes
        changes += renames.changes
        changes += TypeComparison.changes(from: before.types, to: after.types, before.swift, after.swift)
        changes += TypeComparison.changes(
            from: before.parameterEnums,
            to: after.parameterEnums,
            before.swift,
            after.swift
        )
        // Without its endpoints a client is told to lack them once, not for each.
        if before.swift.coding == after.swift.coding {
            changes += OperationComparison.changes(from: before, to: after)
        }
        if !newCasesBreak {
            for index in changes.indices where changes[index].kind == .caseAdded { changes[index].impact = .compatible }
        }
        return changes.sortedByImpact
    }

    /// What it means that a client was not there before, or is not there any more.
    package static func change(ofClient name: String, isAdded: Bool) -> APIChange {
        isAdded
            ? APIChange(.compatible, .clientAdded, name, "is new")
            : APIChange(.breaking, .clientRemoved, name, "is gone", consequence: "all code that uses it must change")
    }
}

extension [APIChange] {
    /// The worst first, and else in their order.
    var sortedByImpact: [APIChange] {
        APIChange.Impact.allCases.flatMap { impact in filter { $0.impact == impact } }
    }
}

extension InferredSpec {
    /// The name of the enum that holds its endpoints.
    package var apiName: String { Client(self).apiName }
}
