/// A hashable value whose type does not matter: the identity of an item, the cursor of a page.
///
/// `AnyHashable` would be the first choice, but is not `Sendable`.
struct ErasedKey: Hashable, Sendable {
    let base: any Hashable & Sendable

    init(_ base: any Hashable & Sendable) {
        self.base = base
    }

    static func == (left: ErasedKey, right: ErasedKey) -> Bool {
        AnyHashable(left.base) == AnyHashable(right.base)
    }

    func hash(into hasher: inout Hasher) {
        AnyHashable(base).hash(into: &hasher)
    }
}
