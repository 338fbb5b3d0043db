import ApigenJSON

/// Turns shapes into a graph, deciding for each object whether it is a structure, a map, or one of several variants,
/// and for each array whether it is a row.
struct TypeGraphBuilder {
    private(set) var graph = TypeGraph()
    private let options: InferenceOptions
    /// The objects of all roots with the same explicit name: what is one type is decided on as one.
    private var named: [String: ObjectShape] = [:]
    private var namedNodes: [String: TypeGraph.NodeID] = [:]

    init(roots: [InferenceRoot], options: InferenceOptions, namer: Namer) {
        self.options = options
        for root in roots where root.isNameExplicit {
            guard let objects = Self.namedObjects(root.shape) else { continue }
            if named[root.name] == nil { named[root.name] = objects } else { named[root.name]?.merge(objects) }
        }
    }

    /// The objects that the name of a root means: those at the root, or below its lists and maps.
    private static func namedObjects(_ shape: Shape) -> ObjectShape? {
        if let objects = shape.objects {
            guard let (value, _) = MapRule.decide(objects, key: nil) else { return objects }
            return namedObjects(value)
        }
        return shape.arrays.flatMap { namedObjects($0.element) }
    }

    /// Adds a shape and what hangs below it.
    ///
    /// - Parameter isElement: Whether the values are elements of an array or of a map.
    mutating func add(_ shape: Shape, proposal: NameProposal, isElement: Bool = false) -> TypeGraph.SlotID {
        var slot = TypeGraph.Slot()
        slot.nulls = shape.nulls
        slot.booleans = shape.booleans
        slot.numbers = shape.numbers
        slot.strings = shape.strings
        if let arrays = shape.arrays {
            // The name of a root means the objects nearest to it: those beside them in lists are others.
            let isTaken = shape.objects != nil && proposal.parent == nil && proposal.key == nil
            let proposal = isTaken ? NameProposal(source: .suggested("Item"), parent: nil) : proposal
            slot.arrays = add(arrays, proposal: proposal, isNested: isElement)
        }
        if let objects = shape.objects { slot.objects = add(objects, proposal: proposal) }
        return graph.add(slot)
    }

    private mutating func add(
        _ arrays: ArrayShape,
        proposal: NameProposal,
        isNested: Bool
    ) -> TypeGraph.Arrays {
        var element = proposal
        if case .key(let key, _) = proposal.source { element.source = .key(key, isElement: true) }
        let content: TypeGraph.Arrays.Content
        switch arrays.elements {
        case .none: content = .empty
        case .list(let shape): content = .list(add(shape, proposal: element, isElement: true))
        case .slots(let slots):
            if let decision = RowRule.decide(arrays, slots, isNested: isNested) {
                content = .row(addRow(slots, arrays, decision, element))
            } else {
                content = .list(add(arrays.element, proposal: element, isElement: true))
            }
        }
        return TypeGraph.Arrays(count: arrays.count, first: arrays.first, content: content)
    }

    private mutating func addRow(
        _ slots: [Shape],
        _ arrays: ArrayShape,
        _ decision: Decision,
        _ proposal: NameProposal
    ) -> TypeGraph.NodeID {
        let node = graph.add(
            TypeGraph.Node(kind: .row([]), count: arrays.count, first: arrays.first, proposals: [proposal])
        )
        var ids: [TypeGraph.SlotID] = []
        for (index, slot) in slots.enumerated() {
            ids.append(add(slot, proposal: NameProposal(source: .key("value\(index)", isElement: false), parent: node)))
        }
        graph[node].kind = .row(ids)
        graph[node].decisions = [decision]
        return node
    }

    private mutating func add(_ objects: ObjectShape, proposal: NameProposal) -> TypeGraph.NodeID {
        if let (value, decision) = MapRule.decide(objects, key: proposal.key) {
            return addMap(value, objects, decision, proposal)
        }
        if case .explicit(let name) = proposal.source, let all = named[name] {
            if let node = namedNodes[name] { return node }
            let node = addNode(all, proposal: proposal)
            namedNodes[name] = node
            return node
        }
        return addNode(objects, proposal: proposal)
    }

    private mutating func addNode(_ objects: ObjectShape, proposal: NameProposal) -> TypeGraph.NodeID {
        if let split = TagRule.decide(objects) {
            return addTagged(split, objects, proposal)
        }
        return addStructure(objects.fields, first: objects.first, proposal: proposal)
    }

    private mutating func addMap(
        _ value: Shape,
        _ objects: ObjectShape,
        _ decision: Decision,
        _ proposal: NameProposal
    ) -> TypeGraph.NodeID {
        var element = proposal
        if case .key(let key, _) = proposal.source { element.source = .key(key, isElement: true) }
        let slot = add(value, proposal: element, isElement: true)
        return graph.add(
            TypeGraph.Node(
                kind: .map(slot),
                count: objects.count,
                first: objects.first,
                proposals: [proposal],
                decisions: [decision]
            )
        )
    }

    private mutating func addTagged(
        _ split: TagRule.Split,
        _ objects: ObjectShape,
        _ proposal: NameProposal
    ) -> TypeGraph.NodeID {
        let union = graph.add(
            TypeGraph.Node(
                kind: .tagged(key: split.key, variants: []),
                count: objects.count,
                first: objects.first,
                proposals: [proposal],
                decisions: [split.decision]
            )
        )
        var variants: [TypeGraph.Variant] = []
        for variant in split.variants {
            let source = NameProposal.Source.tag(variant.tags.first ?? "")
            let node = addStructure(
                variant.fields,
                first: variant.fields.sorted.first?.first,
                proposal: NameProposal(source: source, parent: union)
            )
            variants.append(TypeGraph.Variant(tags: variant.tags, node: node))
        }
        if split.untagged.count > 0 {
            // Never declared, but not forgotten where the union is given up for one structure.
            let proposal = NameProposal(source: .tag("untagged"), parent: union)
            let node = addStructure(split.untagged, first: split.untagged.sorted.first?.first, proposal: proposal)
            variants.append(TypeGraph.Variant(tags: [], node: node))
        }
        graph[union].kind = .tagged(key: split.key, variants: variants)
        return union
    }

    private mutating func addStructure(
        _ table: FieldTable,
        first: Witness?,
        proposal: NameProposal
    ) -> TypeGraph.NodeID {
        // The node comes before its fields, so that numbers follow the order in which people read.
        let node = graph.add(
            TypeGraph.Node(kind: .structure([]), count: table.count, first: first, proposals: [proposal])
        )
        var fields: [TypeGraph.Field] = []
        for field in table.sorted {
            let proposal = NameProposal(source: .key(field.key, isElement: false), parent: node)
            let slot = add(field.shape, proposal: proposal)
            fields.append(
                TypeGraph.Field(key: field.key, slot: slot, presence: field.presence, first: field.first)
            )
        }
        graph[node].kind = .structure(fields)
        return node
    }
}

extension NameProposal {
    /// The key under which the value stands, where it stands under one.
    var key: String? {
        if case .key(let key, _) = source { key } else { nil }
    }
}
