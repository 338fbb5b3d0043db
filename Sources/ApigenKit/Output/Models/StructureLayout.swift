/// The names within a structure: one owner for what its declaration and its coding share.
struct StructureLayout {
    /// A field and the names it has in code.
    struct Slot {
        let field: Field
        /// The name where it is declared or stands alone.
        let name: String
        /// The type of the property.
        let type: String
        /// The property that stores the value, where that is not the field's own.
        let storage: String?
        /// The name of a local value, free of what generated functions use.
        let local: String
        /// The property where it stands alone in a generated function.
        let reference: String

        /// What the memberwise initialiser takes where nothing is given; nothing where something must be.
        var defaultValue: String? { field.type.isOptional ? "nil" : nil }
    }

    let slots: [Slot]
    /// The property that keeps members which no field names.
    let unknownMembers: String?

    /// The names that generated functions use for themselves.
    private static let usedByFunctions: Set = [
        "json", "cursor", "index", "self", "container", "encoder", "decoder", "type", "unknown", "member", "key",
        "fields",
    ]

    init(fields: [Field], keepsUnknown: Bool = false, spelling: TypeSpelling) {
        let names = Set(fields.map(\.name))
        slots = fields.map { field in
            let isUsed = Self.usedByFunctions.contains(field.name)
            let local = SwiftIdentifier.unique(field.name) { name in
                Self.usedByFunctions.contains(name) || name != field.name && names.contains(name)
            }
            let storage = field.isIndirect ? SwiftIdentifier.unique(field.name + "Storage") { names.contains($0) } : nil
            return Slot(
                field: field,
                name: SwiftKeyword.escaped(field.name),
                type: spelling.propertyType(of: field),
                storage: storage,
                local: SwiftKeyword.escaped(local),
                reference: isUsed ? "self." + field.name : SwiftKeyword.escaped(field.name)
            )
        }
        unknownMembers = keepsUnknown ? SwiftIdentifier.unique("unknownMembers") { names.contains($0) } : nil
    }
}
