/// Finds the types that are the same under another name.
///
/// A type that is gone and a new one of the same form are one where they hold much the same: fields with the same keys,
/// cases for the same values. Where the one stands at a place where the other stood, less in common is enough.
struct TypeRenames {
    /// The new names by the old ones.
    private(set) var names: [String: String] = [:]
    private var order: [String] = []

    init(from old: InferredSpec, to new: InferredSpec) {
        let oldNames = Set(old.schema.types.map(\.name))
        let newNames = Set(new.schema.types.map(\.name))
        let gone = old.schema.types.indices.filter { !newNames.contains(old.schema.types[$0].name) }
        let added = new.schema.types.indices.filter { !oldNames.contains(new.schema.types[$0].name) }
        guard !gone.isEmpty, !added.isEmpty else { return }
        let oldPlaces = Self.places(in: old)
        let newPlaces = Self.places(in: new)
        var pairs: [(score: Double, old: Int, new: Int)] = []
        for left in gone {
            for right in added {
                let isInPlace = !oldPlaces[left, default: []].isDisjoint(with: newPlaces[right, default: []])
                guard let overlap = old.schema.types[left].kind.overlap(with: new.schema.types[right].kind),
                    overlap >= (isInPlace ? 0.3 : 0.6)
                else { continue }
                pairs.append((overlap + (isInPlace ? 1 : 0), left, right))
            }
        }
        var taken: Set<Int> = []
        for pair in pairs.sorted(by: { ($1.score, $0.old, $0.new) < ($0.score, $1.old, $1.new) }) {
            let name = old.schema.types[pair.old].name
            guard names[name] == nil, taken.insert(pair.new).inserted else { continue }
            names[name] = new.schema.types[pair.new].name
            order.append(name)
        }
    }

    /// The renames, each as a change.
    var changes: [APIChange] {
        order.map { APIChange(.breaking, .typeRenamed, $0, "is now called `\(names[$0] ?? $0)`") }
    }

    /// The old client with the new names, so that nothing else differs by them.
    func applied(to inferred: InferredSpec) -> InferredSpec {
        var renamed = inferred
        for index in renamed.schema.types.indices {
            guard let name = names[renamed.schema.types[index].name] else { continue }
            renamed.schema.types[index].name = name
        }
        return renamed
    }

    /// Where each type stands: in which body, or in which field.
    private static func places(in inferred: InferredSpec) -> [Int: Set<String>] {
        var places: [Int: Set<String>] = [:]
        func note(_ type: TypeReference, _ place: String) {
            if let id = type.innermostID { places[id.index, default: []].insert(place) }
        }
        for (operation, types) in zip(inferred.spec.operations, inferred.operations) {
            let request = "\(operation.method.token) \(operation.path.shape)"
            if let type = types.response?.type { note(type, request + " response") }
            if let type = types.body?.type { note(type, request + " body") }
            for (error, body) in zip(inferred.spec.errors(of: operation), types.errors) {
                if let body { note(body.type, "\(request) error \(error.statuses)") }
            }
        }
        for type in inferred.schema.types {
            guard case .structure(let structure) = type.kind else { continue }
            for field in structure.fields { note(field.type, "\(type.name).\(field.key)") }
        }
        return places
    }
}

extension TypeDeclaration.Kind {
    /// How much of two types is the same, from 0 to 1; nothing where they are of different forms.
    fileprivate func overlap(with other: TypeDeclaration.Kind) -> Double? {
        switch (self, other) {
        case (.structure(let left), .structure(let right)):
            Self.overlap(left.fields.map(\.key), right.fields.map(\.key))
        case (.row(let left), .row(let right)): left.slots.count == right.slots.count ? 0.6 : 0
        case (.enumeration(let left), .enumeration(let right)):
            Self.overlap(left.cases.map(\.value), right.cases.map(\.value))
        case (.choice(let left), .choice(let right)):
            Self.overlap(left.alternatives.map(\.kind.rawValue), right.alternatives.map(\.kind.rawValue))
        case (.taggedUnion(let left), .taggedUnion(let right)):
            Self.overlap(left.variants.flatMap(\.tags), right.variants.flatMap(\.tags))
        default: nil
        }
    }

    private static func overlap(_ left: [String], _ right: [String]) -> Double {
        let union = Set(left).union(right).count
        return union == 0 ? 1 : Double(Set(left).intersection(right).count) / Double(union)
    }
}
