/// Which objects of tagged unions can demand their tags themselves.
///
/// A discriminator names schemas, and a validator has to tell them apart by the schemas alone. So the schema of a
/// variant allows just the tags that lead to it, unless the same model stands somewhere else too, where nothing is
/// known about the tag.
struct TagConstraints: Sendable {
    /// What a model demands of its tag.
    struct Constraint: Hashable, Sendable {
        var key: String
        var tags: [String]
    }

    private var constraints: [TypeID: Constraint] = [:]

    /// - Parameter roots: The types of all bodies.
    init(_ schema: Schema, roots: [TypeReference]) {
        var usedElsewhere = Set(roots.compactMap(\.innermostID))
        for (index, type) in schema.types.enumerated() {
            guard case .taggedUnion(let union) = type.kind else {
                usedElsewhere.formUnion(type.kind.references.compactMap(\.innermostID))
                continue
            }
            for variant in union.variants {
                guard case .named(let id) = variant.type, case .structure = schema[id].kind, id.index != index,
                    constraints[id]?.key ?? union.tagKey == union.tagKey
                else {
                    if let id = variant.type.innermostID { usedElsewhere.insert(id) }
                    continue
                }
                let known = constraints[id]?.tags ?? []
                let tags = known + variant.tags.filter { !known.contains($0) }
                constraints[id] = Constraint(key: union.tagKey, tags: tags)
            }
        }
        for id in usedElsewhere { constraints[id] = nil }
    }

    /// What a model demands of its tag; nothing where it can't.
    subscript(id: TypeID) -> Constraint? { constraints[id] }
}

extension TypeReference {
    /// The declared type that values of the type hold, through arrays, maps and optionals.
    var innermostID: TypeID? {
        if case .named(let id) = innermost { id } else { nil }
    }
}
