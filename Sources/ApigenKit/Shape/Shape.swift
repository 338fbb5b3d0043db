/// What was observed at one position of the samples: facts, never a decision.
///
/// Shapes form a join-semilattice: ``merge(_:)`` is commutative and associative, so samples may be read in any
/// order, in parallel, and in parts; memory grows with the shape, not with the samples. For each kind of value a
/// shape keeps how often it was seen, where first, and the facts that later decisions need.
package struct Shape: Equatable, Sendable {
    /// How often the value was `null`, and where first.
    package var nulls = Sightings()
    /// How often it was a Boolean, and where first.
    package var booleans = Sightings()
    /// The numbers seen.
    package var numbers: NumberShape?
    /// The strings seen.
    package var strings: StringShape?
    /// The arrays seen.
    package var arrays: ArrayShape?
    /// The objects seen.
    package var objects: ObjectShape?

    /// The shape of a position that was never seen.
    package init() {}

    /// The number of values seen.
    package var count: Int {
        nulls.count + booleans.count + (numbers?.count ?? 0) + (strings?.count ?? 0) + (arrays?.count ?? 0)
            + (objects?.count ?? 0)
    }

    /// Adds what another shape observed.
    package mutating func merge(_ other: Shape) {
        nulls.merge(other.nulls)
        booleans.merge(other.booleans)
        merge(&numbers, other.numbers) { $0.merge($1) }
        merge(&strings, other.strings) { $0.merge($1) }
        merge(&arrays, other.arrays) { $0.merge($1) }
        merge(&objects, other.objects) { $0.merge($1) }
    }

    /// The two shapes merged.
    package func merged(with other: Shape) -> Shape {
        var copy = self
        copy.merge(other)
        return copy
    }

    private func merge<Part>(_ part: inout Part?, _ other: Part?, _ merge: (inout Part, Part) -> Void) {
        guard let other else { return }
        guard var merged = part else {
            part = other
            return
        }
        // Emptied first, so that the part is changed in place and not copied.
        part = nil
        merge(&merged, other)
        part = merged
    }
}

/// How often something was seen, and where first.
package struct Sightings: Equatable, Sendable {
    package var count = 0
    package var first: Witness?

    package init() {}

    mutating func merge(_ other: Sightings) {
        count += other.count
        first = Witness.first(first, other.first)
    }
}
