/// Where something was seen first: what `explain` points at.
///
/// Witnesses have an order, by sample and place in it, so that "first" means the same in whatever order samples
/// are read and merged.
package struct Witness: Hashable, Sendable {
    /// The place of the sample among those that a spec names, where it names any: people expect fields in that order.
    package var rank = 0
    /// The sample's path, as it is shown to people.
    package var source: String
    /// The offset in bytes in the sample.
    package var offset: Int
    /// The line in the sample, from 1.
    package var line: Int

    package init(rank: Int = 0, source: String, offset: Int, line: Int) {
        self.rank = rank
        self.source = source
        self.offset = offset
        self.line = line
    }

    /// `samples/users.json:41`
    package var description: String { "\(source):\(line)" }
}

extension Witness: Comparable {
    package static func < (left: Witness, right: Witness) -> Bool {
        if left.rank != right.rank { return left.rank < right.rank }
        return left.source == right.source ? left.offset < right.offset : left.source < right.source
    }

    /// The earlier one of two, where there are two.
    static func first(_ left: Witness?, _ right: Witness?) -> Witness? {
        guard let left, let right else { return left ?? right }
        return min(left, right)
    }
}
