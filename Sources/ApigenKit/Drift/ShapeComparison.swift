import ApigenJSON

/// Compares what an answer shows with what the samples showed, guided by the types that were made from them.
struct ShapeComparison {
    let schema: Schema
    /// What was found.
    private(set) var differences: [Difference] = []

    init(schema: Schema) {
        self.schema = schema
    }

    /// Compares one place.
    ///
    /// - Parameters:
    ///   - old: What the samples showed; nothing where none has this place.
    ///   - new: What the answer shows.
    mutating func compare(_ old: Shape?, _ new: Shape, as type: TypeReference, at path: DriftPath) {
        if let old, old.count > 0, old.nulls.count == 0, new.nulls.count > 0 {
            let message = "null, where no sample has null"
            add(.null, path, message, found: "null", count: new.nulls.count, first: new.nulls.first)
        }
        switch type.unwrapped {
        case .json: compareContent(old, new, at: path)
        case .array(let element):
            guard let arrays = new.arrays else { return }
            compare(old?.arrays?.element, arrays.element, as: element, at: path.element)
        case .map(let value):
            guard let objects = new.objects else { return }
            compare(old?.objects.map(Self.values), Self.values(of: objects), as: value, at: path.mapValue)
        case .named(let id): compare(old, new, as: schema[id], at: path)
        default: break
        }
    }

    private mutating func add(
        _ kind: Difference.Kind,
        _ path: DriftPath,
        _ message: String,
        found: String?,
        count: Int,
        first: Witness?
    ) {
        differences.append(
            Difference(
                kind: kind,
                path: path.description,
                message: message,
                found: found,
                count: count,
                offset: first?.offset ?? 0
            )
        )
    }

    // MARK: Declared types

    private mutating func compare(
        _ old: Shape?,
        _ new: Shape,
        as declaration: TypeDeclaration,
        at path: DriftPath
    ) {
        switch declaration.kind {
        case .structure(let structure):
            guard let objects = new.objects else { return }
            compareFields(old?.objects?.fields, objects.fields, of: structure, from: objects.first, at: path)
        case .enumeration(let enumeration): compareValues(new, with: enumeration, at: path)
        case .choice(let choice):
            for alternative in choice.alternatives where alternative.kind != .null {
                var known = old
                // Null is a matter of the whole.
                known?.nulls = Sightings()
                compare(known, new.holding(alternative.kind), as: alternative.type, at: path)
            }
        case .taggedUnion(let union):
            guard let objects = new.objects else { return }
            compareVariants(old?.objects, objects, of: union, at: path)
        case .row(let row):
            guard case .slots(let slots)? = new.arrays?.elements else { return }
            var known: [Shape] = []
            if case .slots(let slots)? = old?.arrays?.elements { known = slots }
            for (index, (slot, field)) in zip(slots, row.slots).enumerated() {
                compare(index < known.count ? known[index] : nil, slot, as: field.type, at: path.element)
            }
        }
    }

    private mutating func compareFields(
        _ old: FieldTable?,
        _ new: FieldTable,
        of structure: StructureType,
        from first: Witness?,
        at path: DriftPath
    ) {
        let types = Dictionary(structure.fields.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        for field in new.sorted {
            let known = old?[field.key]
            guard let declared = types[field.key] else {
                if let old, old.count > 0, known == nil {
                    let kinds = field.shape.kindNames
                    let message = "a field that no sample has (\(kinds))"
                    add(.field, path.key(field.key), message, found: kinds, count: field.presence, first: field.first)
                }
                continue
            }
            compare(known?.shape, field.shape, as: declared.type, at: path.key(field.key))
        }
        guard let old, old.count > 0 else { return }
        for declared in structure.fields where declared.absence != .never {
            // Where it may not be absent, the answer does not decode, and that is told elsewhere.
            guard let known = old[declared.key], known.presence == old.count else { continue }
            let missing = new.count - (new[declared.key]?.presence ?? 0)
            guard missing > 0 else { continue }
            let message = "left out in \(missing) of \(new.count), where every sample has it"
            add(.absent, path.key(declared.key), message, found: nil, count: missing, first: first)
        }
    }

    private mutating func compareValues(_ new: Shape, with enumeration: EnumerationType, at path: DriftPath) {
        guard let strings = new.strings else { return }
        let known = Set(enumeration.cases.map(\.value))
        guard let values = strings.values else {
            let message = "many values that no sample has; as an enum it would have \(known.count)"
            return add(.value, path, message, found: nil, count: strings.count, first: strings.first)
        }
        let unknown = values.filter { !known.contains($0.key) && !$0.key.isEmpty }
        guard !unknown.isEmpty else { return }
        let names = unknown.keys.sorted().prefix(8).map(\.quoted).joined(separator: ", ")
        let isOne = unknown.count == 1
        let message = "\(names): \(isOne ? "a value" : "values") that no sample has; decoded as unknown"
        add(.value, path, message, found: names, count: unknown.values.reduce(0, +), first: strings.first)
    }

    private mutating func compareVariants(
        _ old: ObjectShape?,
        _ new: ObjectShape,
        of union: TaggedUnionType,
        at path: DriftPath
    ) {
        for tag in new.sortedTags {
            guard let table = new.groups[tag] else { continue }
            guard let tag, tag.key == union.tagKey else { continue }
            if let variant = union.variants.first(where: { $0.tags.contains(tag.value) }) {
                var known = Shape()
                for other in variant.tags {
                    let key = ObjectShape.Tag(key: union.tagKey, value: other)
                    if let fields = old?.groups[key] { known.merge(Shape(key, fields)) }
                }
                compare(known, Shape(tag, table), as: variant.type, at: path)
            } else {
                let found = "\(union.tagKey.quoted): \(tag.value.quoted)"
                let message = "objects with \(found), which no sample has; decoded as unknown"
                add(.variant, path, message, found: tag.value, count: table.count, first: table.sorted.first?.first)
            }
        }
    }

    private mutating func compareContent(_ old: Shape?, _ new: Shape, at path: DriftPath) {
        guard let old, old.kinds.isEmpty, !new.kinds.isEmpty else { return }
        let before = old.count == 0 ? "nothing" : "only null"
        let message = "\(new.kindNames), where the samples have \(before)"
        add(.content, path, message, found: new.kindNames, count: new.count - new.nulls.count, first: new.first)
    }

    /// The values of a map's keys together.
    private static func values(of objects: ObjectShape) -> Shape {
        objects.fields.fields.reduce(into: Shape()) { $0.merge($1.shape) }
    }
}

extension Shape {
    /// Objects of one tag.
    fileprivate init(_ tag: ObjectShape.Tag, _ table: FieldTable) {
        self.init()
        var objects = ObjectShape()
        objects.count = table.count
        objects.groups[tag] = table
        self.objects = objects
    }

    /// What it holds of one kind.
    fileprivate func holding(_ kind: JSONKind) -> Shape {
        var shape = Shape()
        switch kind {
        case .null: shape.nulls = nulls
        case .bool: shape.booleans = booleans
        case .number: shape.numbers = numbers
        case .string: shape.strings = strings
        case .array: shape.arrays = arrays
        case .object: shape.objects = objects
        }
        return shape
    }

    /// Where anything but null was seen first.
    fileprivate var first: Witness? {
        [booleans.first, numbers?.first, strings?.first, arrays?.first, objects?.first].compactMap { $0 }.min()
    }

    /// The kinds in words.
    fileprivate var kindNames: String {
        kinds.kinds.map(\.rawValue).joined(separator: " or ")
    }
}
