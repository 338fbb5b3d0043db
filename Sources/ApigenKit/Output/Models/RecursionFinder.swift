/// Finds enums that hold themselves in place, so that they must be `indirect`.
struct RecursionFinder {
    let schema: Schema

    /// Whether a value of the type may stand inside another one of it without an array, a map or indirect storage
    /// between.
    func holdsItself(_ id: TypeID) -> Bool {
        var visited: Set<TypeID> = []
        var pending = successors(of: id)
        while let next = pending.popLast() {
            if next == id { return true }
            if visited.insert(next).inserted { pending += successors(of: next) }
        }
        return false
    }

    private func successors(of id: TypeID) -> [TypeID] {
        let types: [TypeReference] =
            switch schema[id].kind {
            case .structure(let structure): structure.fields.filter { !$0.isIndirect }.map(\.type)
            case .row(let row): row.slots.filter { !$0.isIndirect }.map(\.type)
            case .choice(let choice): choice.alternatives.map(\.type)
            case .taggedUnion(let union): union.variants.map(\.type)
            case .enumeration: []
            }
        return types.compactMap { type in
            if case .named(let id) = type.unwrapped { id } else { nil }
        }
    }
}
