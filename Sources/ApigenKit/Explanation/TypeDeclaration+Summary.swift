extension TypeDeclaration {
    /// The fields of a struct, or the slots of a row.
    var fields: [Field] {
        switch kind {
        case .structure(let structure): structure.fields
        case .row(let row): row.slots
        case .enumeration, .choice, .taggedUnion: []
        }
    }

    /// What the declaration is, in a few words.
    func summary(_ spelling: TypeSpelling) -> String {
        switch kind {
        case .structure: "struct"
        case .row(let row): "row of \(row.slots.count)"
        case .enumeration(let enumeration):
            "open enum of " + enumeration.cases.map(\.value.quoted).joined(separator: ", ")
        case .choice(let choice):
            "one of " + choice.alternatives.map { spelling.name(of: $0.type) }.joined(separator: ", ")
        case .taggedUnion(let union):
            "union by \(union.tagKey.quoted) of "
                + union.variants.map { spelling.name(of: $0.type) }.joined(separator: ", ")
        }
    }
}
