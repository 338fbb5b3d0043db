/// Where something was seen first: what `explain` points at.
///
/// Witnesses have an order, by sample and place in it, so that "first" means the same in whatever order samples
/// are read and merged.
package struct Witness: Hashable, Sendable {
    /// The sample's path, as it is shown to people.
    package var source: String
    /// The offset in bytes in the sample.
    package var offset: Int
    /// The line in the sample, from 1.
    package var line: Int

    package init(source: String, offset: Int, line: Int) {
        self.source = source
        self.offset = offset
        self.line = line
    }

    /// `samples/users.json:41`
    package var description: String { "\(source):\(line)" }
}

extension Witness: Comparable {
    package static func < (left: Witness, right: Witness) -> Bool {
        left.source == right.source ? left.offset < right.offset : left.source < right.source
    }

    /// The earlier one of two, where there are two.
    static func first(_ left: Witness?, _ right: Witness?) -> Witness? {
        guard let left, let right else { return left ?? right }
        return min(left, right)
    }
}
