import ApigenJSON

/// Turns shapes into a graph, deciding for each object whether it is a structure, a map, or one of several variants,
/// and for each array whether it is a row.
struct TypeGraphBuilder {
    private(set) var graph = TypeGraph()
    private let options: InferenceOptions
    /// The objects of all roots with the same explicit name: what is one type is decided on as one.
    private var named: [String: ObjectShape] = [:]
    private var namedNodes: [String: TypeGraph.NodeID] = [:]
    /// What the spec says of the objects at a place, where that changes what they are.
    private let forms: [Place: ModelOverride]

    /// Where a value stands, and how its type may be called.
    private struct Position {
        var place: Place
        var proposal: NameProposal
        /// Whether it is an element of an array or of a map.
        var isElement = false
        /// The name for the elements of a list that stands here, because all above it is an envelope.
        var elementName: String?

        /// The position of the elements, or of the values of a map.
        func element(_ step: ModelPlace.Step) -> Position {
            var proposal = proposal
            if case .key(let key, _) = proposal.source {
                proposal.source = elementName.map { .suggested($0) } ?? .key(key, isElement: true)
            }
            return Position(place: place.appending(step), proposal: proposal, isElement: true)
        }

        /// The position of a member of an object.
        func member(_ key: String, of node: TypeGraph.NodeID) -> Position {
            let proposal = NameProposal(source: .key(key, isElement: false), parent: node)
            let elementName = EnvelopeKey.isEnvelope(key) ? elementName : nil
            return Position(place: place.appending(.key(key)), proposal: proposal, elementName: elementName)
        }
    }

    init(roots: [InferenceRoot], options: InferenceOptions, forms: [Place: ModelOverride]) {
        self.options = options
        self.forms = forms
        for (index, root) in roots.enumerated() where root.isNameExplicit {
            guard let objects = namedObjects(root.shape, at: Place(root: index)) else { continue }
            if named[root.name] == nil { named[root.name] = objects } else { named[root.name]?.merge(objects) }
        }
    }

    /// The objects that the name of a root means: those at the root, or below its lists and maps.
    private func namedObjects(_ shape: Shape, at place: Place) -> ObjectShape? {
        if let objects = shape.objects {
            if case .structure? = forms[place]?.form?.value { return objects }
            guard let (value, _) = MapRule.decide(objects, key: nil) else { return objects }
            return namedObjects(value, at: place.appending(.value))
        }
        return shape.arrays.flatMap { namedObjects($0.element, at: place.appending(.element)) }
    }

    /// Adds the shape of a root and what hangs below it.
    mutating func add(_ root: InferenceRoot, index: Int) -> TypeGraph.SlotID {
        let place = Place(root: index)
        return add(root.shape, Position(place: place, proposal: root.proposal, elementName: root.elementName))
    }

    private mutating func add(_ shape: Shape, _ position: Position) -> TypeGraph.SlotID {
        var slot = TypeGraph.Slot()
        slot.nulls = shape.nulls
        slot.booleans = shape.booleans
        slot.numbers = shape.numbers
        slot.strings = shape.strings
        if let arrays = shape.arrays {
            var position = position
            // The name of a root means the objects nearest to it: those beside them in lists are others.
            if shape.objects != nil, position.proposal.parent == nil, position.proposal.key == nil {
                position.proposal = NameProposal(source: .suggested("Item"), parent: nil)
            }
            slot.arrays = add(arrays, position)
        }
        if let objects = shape.objects { slot.objects = add(objects, position) }
        return graph.add(slot)
    }

    private mutating func add(_ arrays: ArrayShape, _ position: Position) -> TypeGraph.Arrays {
        let content: TypeGraph.Arrays.Content
        switch arrays.elements {
        case .none: content = .empty
        case .list(let shape): content = .list(add(shape.value, position.element(.element)))
        case .slots(let slots):
            if let decision = RowRule.decide(arrays, slots, isNested: position.isElement) {
                content = .row(addRow(slots, arrays, decision, position.element(.element)))
            } else {
                content = .list(add(arrays.element, position.element(.element)))
            }
        }
        return TypeGraph.Arrays(count: arrays.count, first: arrays.first, content: content)
    }

    private mutating func addRow(
        _ slots: [Shape],
        _ arrays: ArrayShape,
        _ decision: Decision,
        _ position: Position
    ) -> TypeGraph.NodeID {
        let node = addNode(.row([]), count: arrays.count, first: arrays.first, position, [decision])
        var ids: [TypeGraph.SlotID] = []
        for (index, slot) in slots.enumerated() { ids.append(add(slot, position.member("value\(index)", of: node))) }
        graph[node].kind = .row(ids)
        return node
    }

    private mutating func add(_ objects: ObjectShape, _ position: Position) -> TypeGraph.NodeID {
        let override = forms[position.place]
        switch override?.form?.value {
        case .json:
            let decision = Decision(rule: "json", reason: "the spec says so", isForced: true)
            return addNode(.json, count: objects.count, first: objects.first, position, [decision])
        case .map:
            let value = ArrayShape.merged(objects.fields.sorted.map(\.shape))
            let decision = Decision(rule: "map", reason: "the spec says so", isForced: true)
            return addMap(value, objects, decision, position)
        case .structure: break
        case nil:
            if let (value, decision) = MapRule.decide(objects, key: position.proposal.key) {
                return addMap(value, objects, decision, position)
            }
        }
        guard case .explicit(let name) = position.proposal.source, let all = named[name] else {
            return addStructure(objects, override, position)
        }
        if let node = namedNodes[name] {
            graph[node].places.append(position.place)
            return node
        }
        let node = addStructure(all, override, position)
        namedNodes[name] = node
        return node
    }

    private mutating func addStructure(
        _ objects: ObjectShape,
        _ override: ModelOverride?,
        _ position: Position
    ) -> TypeGraph.NodeID {
        switch override?.tag?.value {
        case .off: break
        case .key(let key):
            if let split = TagRule.split(objects, by: key) { return addTagged(split, objects, position) }
        case nil:
            if let split = TagRule.decide(objects) { return addTagged(split, objects, position) }
        }
        return addStructure(objects.fields, first: objects.first, position)
    }

    private mutating func addMap(
        _ value: Shape,
        _ objects: ObjectShape,
        _ decision: Decision,
        _ position: Position
    ) -> TypeGraph.NodeID {
        let slot = add(value, position.element(.value))
        return addNode(.map(slot), count: objects.count, first: objects.first, position, [decision])
    }

    private mutating func addTagged(
        _ split: TagRule.Split,
        _ objects: ObjectShape,
        _ position: Position
    ) -> TypeGraph.NodeID {
        let kind = TypeGraph.Node.Kind.tagged(key: split.key, variants: [])
        let union = addNode(kind, count: objects.count, first: objects.first, position, [split.decision])
        var variants: [TypeGraph.Variant] = []
        var parts = split.variants.map { ($0.tags, $0.fields) }
        // Never declared, but not forgotten where the union is given up for one structure.
        if split.untagged.count > 0 { parts.append(([], split.untagged)) }
        for (tags, fields) in parts {
            let source = NameProposal.Source.tag(tags.first ?? "untagged")
            let proposal = NameProposal(source: source, parent: union)
            let first = fields.sorted.first?.first
            let node = addStructure(fields, first: first, Position(place: position.place, proposal: proposal))
            variants.append(TypeGraph.Variant(tags: tags, node: node))
        }
        graph[union].kind = .tagged(key: split.key, variants: variants)
        graph[union].sources = objects.fields.sources
        return union
    }

    private mutating func addStructure(
        _ table: FieldTable,
        first: Witness?,
        _ position: Position
    ) -> TypeGraph.NodeID {
        // The node comes before its fields, so that numbers follow the order in which people read.
        let node = addNode(.structure([]), count: table.count, first: first, position, [])
        var fields: [TypeGraph.Field] = []
        for field in table.sorted {
            let slot = add(field.shape, position.member(field.key, of: node))
            fields.append(
                TypeGraph.Field(key: field.key, slot: slot, presence: field.presence, first: field.first)
            )
        }
        graph[node].kind = .structure(fields)
        graph[node].sources = table.sources
        return node
    }

    private mutating func addNode(
        _ kind: TypeGraph.Node.Kind,
        count: Int,
        first: Witness?,
        _ position: Position,
        _ decisions: [Decision]
    ) -> TypeGraph.NodeID {
        graph.add(
            TypeGraph.Node(
                kind: kind,
                count: count,
                first: first,
                proposals: [position.proposal],
                places: [position.place],
                decisions: decisions
            )
        )
    }
}

extension NameProposal {
    /// The key under which the value stands, where it stands under one.
    var key: String? {
        if case .key(let key, _) = source { key } else { nil }
    }
}
