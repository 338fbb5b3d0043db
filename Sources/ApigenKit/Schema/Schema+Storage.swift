extension Schema {
    /// The declared types whose values a value of the type holds within itself: arrays, dictionaries and indirect
    /// storage hold theirs elsewhere.
    func typesStoredInPlace(in id: TypeID) -> [TypeID] {
        let types: [TypeReference] =
            switch self[id].kind {
            case .structure(let structure): structure.fields.filter { !$0.isIndirect }.map(\.type)
            case .row(let row): row.slots.filter { !$0.isIndirect }.map(\.type)
            case .choice(let choice): choice.alternatives.map(\.type)
            case .taggedUnion(let union): union.variants.map(\.type)
            case .enumeration: []
            }
        return types.compactMap(\.storedInPlace)
    }

    /// Whether a value of one type may stand in place inside a value of another; a type stands inside itself only where
    /// it is recursive.
    func isStoredInPlace(_ goal: TypeID, within outer: TypeID) -> Bool {
        var pending = typesStoredInPlace(in: outer)
        var visited: Set<TypeID> = []
        while let id = pending.popLast() {
            if id == goal { return true }
            if visited.insert(id).inserted { pending += typesStoredInPlace(in: id) }
        }
        return false
    }
}

extension TypeReference {
    /// The declared type that a value holds within itself.
    var storedInPlace: TypeID? {
        if case .named(let id) = unwrapped { id } else { nil }
    }
}
