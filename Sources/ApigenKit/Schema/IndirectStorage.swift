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
            guard let target = fields[index].type.storedInPlace,
                target == owner || schema.isStoredInPlace(owner, within: target)
            else { continue }
            fields[index].isIndirect = true
            schema.types[owner.index].kind = kind(fields)
        }
    }
}
