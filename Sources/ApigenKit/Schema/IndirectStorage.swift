/// Finds the fields through which a type would hold itself, which no value type can.
enum IndirectStorage {
    /// Marks the fields that need indirect storage: one on every circle of types that hold each other.
    static func mark(_ schema: inout Schema) {
        for index in schema.types.indices {
            switch schema.types[index].kind {
            case .structure(let structure):
                mark(structure.fields, of: TypeID(index), in: &schema) { fields in
                    var changed = structure
                    changed.fields = fields
                    return .structure(changed)
                }
            case .row(let row):
                mark(row.slots, of: TypeID(index), in: &schema) { .row(RowType(slots: $0)) }
            case .enumeration, .choice, .taggedUnion: break
            }
        }
    }

    private static func mark(
        _ unmarked: [Field],
        of owner: TypeID,
        in schema: inout Schema,
        kind: ([Field]) -> TypeDeclaration.Kind
    ) {
        var fields = unmarked
        for index in fields.indices {
            guard let target = inlineTarget(fields[index].type), reaches(owner, from: target, in: schema) else {
                continue
            }
            fields[index].isIndirect = true
            schema.types[owner.index].kind = kind(fields)
        }
    }

    /// The declared type that a value holds within itself: arrays and dictionaries hold theirs elsewhere.
    private static func inlineTarget(_ type: TypeReference) -> TypeID? {
        switch type {
        case .named(let id): id
        case .optional(let wrapped): inlineTarget(wrapped)
        default: nil
        }
    }

    private static func reaches(_ goal: TypeID, from start: TypeID, in schema: Schema) -> Bool {
        var pending = [start]
        var visited: Set<TypeID> = []
        while let id = pending.popLast() {
            if id == goal { return true }
            guard visited.insert(id).inserted else { continue }
            let targets: [TypeReference] =
                switch schema[id].kind {
                case .structure(let structure): structure.fields.filter { !$0.isIndirect }.map(\.type)
                case .row(let row): row.slots.filter { !$0.isIndirect }.map(\.type)
                case .choice(let choice): choice.alternatives.map(\.type)
                case .taggedUnion(let union): union.variants.map(\.type)
                case .enumeration: []
                }
            pending += targets.compactMap(inlineTarget)
        }
        return false
    }
}
