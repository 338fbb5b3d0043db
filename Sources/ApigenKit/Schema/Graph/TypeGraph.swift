import ApigenJSON

/// Shapes as a graph, in which nodes that turn out to be one type are joined.
///
/// A *slot* is a position that holds values; a *node* is a type to be declared that a slot may refer to. Joining two
/// slots joins all that hangs below them, so a tree that repeats itself folds into a cycle: a recursive type.
struct TypeGraph {
    private var slots: [Slot] = []
    private var nodes: [Node] = []
    // Joined slots and nodes point to the one that stands for them.
    private var slotRepresentatives: [Int] = []
    private var nodeRepresentatives: [Int] = []

    struct SlotID: Hashable { fileprivate(set) var index: Int }
    struct NodeID: Hashable, Comparable {
        fileprivate(set) var index: Int
        static func < (left: NodeID, right: NodeID) -> Bool { left.index < right.index }
    }

    /// A position that holds values.
    struct Slot {
        var nulls = Sightings()
        var booleans = Sightings()
        var numbers: NumberShape?
        var strings: StringShape?
        var arrays: Arrays?
        var objects: NodeID?
    }

    /// The arrays of a slot.
    struct Arrays {
        var count: Int
        var first: Witness?
        var content: Content

        enum Content {
            /// No array had elements.
            case empty
            case list(SlotID)
            /// A node of kind ``Node/Kind/row(_:)``.
            case row(NodeID)
        }
    }

    /// A type to be declared.
    struct Node {
        var kind: Kind
        /// The number of values seen.
        var count: Int
        var first: Witness?
        /// The first samples that had such values.
        var sources: [FieldTable.Source] = []
        /// How the type may be called; the first is the best.
        var proposals: [NameProposal]
        /// Where such values stand.
        var places: [Place]
        var decisions: [Decision] = []

        /// What is decided alike for hundreds of values is explained by a few of them.
        static let maximumDecisions = 5

        /// Takes over the proposals that may come to count: all that a person made, and those that rank before the
        /// ones that there are.
        mutating func add(_ others: [NameProposal]) {
            for proposal in others {
                let isBetter = proposals.allSatisfy { proposal.rank < $0.rank }
                if isBetter || proposal.rank == 0 && !proposals.contains(proposal) { proposals.append(proposal) }
            }
        }

        enum Kind {
            case structure([Field])
            /// A dictionary: no declaration, but what hangs below it may have some.
            case map(SlotID)
            case tagged(key: String, variants: [Variant])
            case row([SlotID])
            /// Any JSON value: a person did not want to know more.
            case json
        }
    }

    struct Field {
        var key: String
        var slot: SlotID
        var presence: Int
        var first: Witness
    }

    struct Variant {
        /// The values of the tag; empty for the objects that have none, which are kept as they are.
        var tags: [String]
        var node: NodeID
    }

    // MARK: Access

    // Lent and not copied: a node of hundreds of places is looked at for each of them.
    subscript(id: SlotID) -> Slot {
        _read { yield slots[find(id).index] }
        _modify { yield &slots[find(id).index] }
    }

    subscript(id: NodeID) -> Node {
        _read { yield nodes[find(id).index] }
        _modify { yield &nodes[find(id).index] }
    }

    mutating func add(_ slot: Slot) -> SlotID {
        slots.append(slot)
        slotRepresentatives.append(slots.count - 1)
        return SlotID(index: slots.count - 1)
    }

    mutating func add(_ node: Node) -> NodeID {
        nodes.append(node)
        nodeRepresentatives.append(nodes.count - 1)
        return NodeID(index: nodes.count - 1)
    }

    func find(_ id: SlotID) -> SlotID {
        var index = id.index
        while slotRepresentatives[index] != index { index = slotRepresentatives[index] }
        return SlotID(index: index)
    }

    func find(_ id: NodeID) -> NodeID {
        var index = id.index
        while nodeRepresentatives[index] != index { index = nodeRepresentatives[index] }
        return NodeID(index: index)
    }

    /// The nodes that stand for themselves, in order of creation.
    var representatives: [NodeID] {
        nodes.indices.filter { nodeRepresentatives[$0] == $0 }.map { NodeID(index: $0) }
    }

    /// The node that stands at some steps from a slot.
    func node(at steps: [ModelPlace.Step], from slot: SlotID) -> NodeID? {
        var slot = slot
        for step in steps {
            switch step {
            case .element:
                guard case .list(let element)? = self[slot].arrays?.content else { return nil }
                slot = element
            case .value:
                guard let objects = self[slot].objects, case .map(let value) = self[objects].kind else { return nil }
                slot = value
            case .key(let key):
                guard let objects = self[slot].objects,
                    let field = valueSlots(objects).first(where: { $0.key.utf8.elementsEqual(key.utf8) })
                else { return nil }
                slot = field.slot
            }
        }
        if case .row(let row)? = self[slot].arrays?.content { return find(row) }
        return self[slot].objects.map(find)
    }

    // MARK: Joining

    /// Makes one slot of two, and joins what hangs below them.
    mutating func join(_ left: SlotID, _ right: SlotID) {
        var pending = [Pair.slots(left, right)]
        // A list of its own and no recursion: a deep tree that folds must not exhaust the stack.
        while let pair = pending.popLast() {
            switch pair {
            case .slots(let left, let right): joinOne(left, right, &pending)
            case .nodes(let left, let right): joinOne(left, right, &pending)
            }
        }
    }

    /// Makes one node of two, and joins what hangs below them. The lower number stands for both.
    mutating func join(_ left: NodeID, _ right: NodeID) {
        var pending = [Pair.nodes(left, right)]
        while let pair = pending.popLast() {
            switch pair {
            case .slots(let left, let right): joinOne(left, right, &pending)
            case .nodes(let left, let right): joinOne(left, right, &pending)
            }
        }
    }

    private enum Pair {
        case slots(SlotID, SlotID)
        case nodes(NodeID, NodeID)
    }

    private mutating func joinOne(_ first: SlotID, _ second: SlotID, _ pending: inout [Pair]) {
        let (low, high) = ordered(find(first).index, find(second).index)
        guard low != high else { return }
        slotRepresentatives[high] = low
        let other = slots[high]
        slots[low].nulls.merge(other.nulls)
        slots[low].booleans.merge(other.booleans)
        if let numbers = other.numbers {
            if slots[low].numbers == nil { slots[low].numbers = numbers } else { slots[low].numbers?.merge(numbers) }
        }
        if let strings = other.strings {
            if slots[low].strings == nil { slots[low].strings = strings } else { slots[low].strings?.merge(strings) }
        }
        slots[low].arrays = joined(slots[low].arrays, other.arrays, &pending)
        switch (slots[low].objects, other.objects) {
        case (let left?, let right?): pending.append(.nodes(left, right))
        case (nil, let right?): slots[low].objects = right
        default: break
        }
    }

    private mutating func joined(_ left: Arrays?, _ right: Arrays?, _ pending: inout [Pair]) -> Arrays? {
        guard var result = left, let right else { return left ?? right }
        result.count += right.count
        result.first = Witness.first(result.first, right.first)
        switch (result.content, right.content) {
        case (_, .empty): break
        case (.empty, _): result.content = right.content
        case (.list(let left), .list(let right)): pending.append(.slots(left, right))
        case (.row(let left), .row(let right)) where slots(ofRow: left).count == slots(ofRow: right).count:
            pending.append(.nodes(left, right))
        default:
            // Rows of different lengths are lists.
            let parts = elementSlots(result.content) + elementSlots(right.content)
            for part in parts.dropFirst() { pending.append(.slots(parts[0], part)) }
            result.content = .list(parts[0])
        }
        return result
    }

    func slots(ofRow id: NodeID) -> [SlotID] {
        if case .row(let slots) = self[id].kind { slots } else { [] }
    }

    private func elementSlots(_ content: Arrays.Content) -> [SlotID] {
        switch content {
        case .empty: []
        case .list(let slot): [slot]
        case .row(let node): slots(ofRow: node)
        }
    }

    private mutating func joinOne(_ first: NodeID, _ second: NodeID, _ pending: inout [Pair]) {
        let (low, high) = ordered(find(first).index, find(second).index)
        guard low != high else { return }
        nodeRepresentatives[high] = low
        let other = nodes[high]
        nodes[low].count += other.count
        nodes[low].first = Witness.first(nodes[low].first, other.first)
        nodes[low].add(other.proposals)
        nodes[low].places += other.places
        if nodes[low].sources != other.sources {
            let sources = Set(nodes[low].sources + other.sources)
            nodes[low].sources = Array(sources.sorted().prefix(FieldTable.maximumSources))
        }
        for decision in other.decisions where nodes[low].decisions.count < Node.maximumDecisions {
            if !nodes[low].decisions.contains(decision) { nodes[low].decisions.append(decision) }
        }
        switch (nodes[low].kind, other.kind) {
        case (.structure(let left), .structure(let right)):
            nodes[low].kind = .structure(joined(left, right, &pending))
        case (.row(let left), .row(let right)):
            for (left, right) in zip(left, right) { pending.append(.slots(left, right)) }
        case (.tagged(let key, let left), .tagged(let otherKey, let right)) where key == otherKey:
            nodes[low].kind = .tagged(key: key, variants: joined(left, right, &pending))
        default:
            // The variants of a union may have been joined with others since: theirs are the counts that hold.
            nodes[low].count =
                valueCount(of: nodes[low].kind, nodes[low].count - other.count)
                + valueCount(of: other.kind, other.count)
            let left = valueSlots(NodeID(index: low))
            let right = valueSlots(of: other.kind)
            let isMap = [nodes[low].kind, other.kind].contains { if case .map = $0 { true } else { false } }
            if isMap {
                // A map takes in what was thought to be fields.
                let all = left.map(\.slot) + right.map(\.slot)
                for slot in all.dropFirst() { pending.append(.slots(all[0], slot)) }
                if let slot = all.first { nodes[low].kind = .map(slot) }
            } else {
                // Variants share keys: joined once among themselves, then with the others.
                nodes[low].kind = .structure(joined(joined([], left, &pending), right, &pending))
            }
        }
    }

    private func joined(_ left: [Field], _ right: [Field], _ pending: inout [Pair]) -> [Field] {
        var fields = left
        var indices: [String: Int] = [:]
        for (index, field) in fields.enumerated() { indices[field.key] = index }
        for field in right {
            guard let index = indices[field.key] else {
                indices[field.key] = fields.count
                fields.append(field)
                continue
            }
            fields[index].presence += field.presence
            fields[index].first = min(fields[index].first, field.first)
            pending.append(.slots(fields[index].slot, field.slot))
        }
        return fields
    }

    private func joined(_ left: [Variant], _ right: [Variant], _ pending: inout [Pair]) -> [Variant] {
        var variants = left
        for variant in right {
            let twins = variants.indices.filter { index in
                !Set(variants[index].tags).isDisjoint(with: variant.tags)
                    || variants[index].tags.isEmpty && variant.tags.isEmpty
            }
            guard let index = twins.first else {
                variants.append(variant)
                continue
            }
            // A variant with the tags of several makes one of them.
            for other in [variant] + twins.dropFirst().map({ variants[$0] }) {
                variants[index].tags += other.tags.filter { !variants[index].tags.contains($0) }
                pending.append(.nodes(variants[index].node, other.node))
            }
            for twin in twins.dropFirst().reversed() { variants.remove(at: twin) }
        }
        return variants
    }

    /// The fields of a node as if it were one structure: for a tagged union those of all variants, each once.
    func valueSlots(_ id: NodeID) -> [Field] { valueSlots(of: self[id].kind) }

    private func valueSlots(of kind: Node.Kind) -> [Field] {
        switch kind {
        case .structure(let fields): return fields
        case .map(let slot): return [Field(key: "", slot: slot, presence: 0, first: Self.nowhere)]
        case .row, .json: return []
        case .tagged(_, let variants): return variants.flatMap { valueSlots($0.node) }
        }
    }

    private func valueCount(of kind: Node.Kind, _ count: Int) -> Int {
        guard case .tagged(_, let variants) = kind else { return count }
        return variants.reduce(0) { $0 + self[$1.node].count }
    }

    private static let nowhere = Witness(source: "", offset: 0, line: 0)

    private func ordered(_ left: Int, _ right: Int) -> (Int, Int) { left < right ? (left, right) : (right, left) }
}

/// Where a value stands: a root, and the steps from there.
struct Place: Hashable {
    var root: Int
    var steps: [ModelPlace.Step] = []

    func appending(_ step: ModelPlace.Step) -> Place {
        Place(root: root, steps: steps + [step])
    }
}

/// How a type may be called, and where that was seen.
struct NameProposal: Hashable {
    /// Where the proposal comes from.
    enum Source: Hashable {
        /// The spec gives the name.
        case explicit(String)
        /// The operation's path or name suggests it: a word of the spec, already singular.
        case suggested(String)
        /// The key of the field that holds the value, or the elements of its value.
        case key(String, isElement: Bool)
        /// The value of the tag, of a variant.
        case tag(String)
    }

    var source: Source
    /// The node in which the field stands.
    var parent: TypeGraph.NodeID?

    /// Which proposals count before others: a person's word before the path's, and the path's before a key.
    var rank: Int {
        switch source {
        case .explicit: 0
        case .suggested: 1
        case .key, .tag: 2
        }
    }
}
