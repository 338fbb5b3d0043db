/// Finds the nodes of a graph that are one type, and joins them: one type, not ten; and not one for two.
struct TypeUnifier {
    private(set) var graph: TypeGraph
    private let roots: [TypeGraph.SlotID]
    private let naming: TypeNaming

    init(_ graph: TypeGraph, roots: [TypeGraph.SlotID], naming: TypeNaming) {
        self.graph = graph
        self.roots = roots
        self.naming = naming
    }

    /// Joins until nothing more is to be joined. Each join makes the graph smaller, so it ends.
    mutating func run() {
        var changed = true
        while changed {
            changed = foldRecursion()
            changed = joinSameNames() || changed
            changed = joinSameFields() || changed
            changed = takeIntoMaps() || changed
        }
        graph.cutMapsThatHoldThemselves()
    }

    // MARK: Recursion

    /// A node below another one, reached by a key that it has itself (`children` in `children`), is the same type.
    private mutating func foldRecursion() -> Bool {
        var changed = false
        var visited: Set<TypeGraph.NodeID> = []
        var ancestors: [(node: TypeGraph.NodeID, key: String)] = []
        for root in roots { fold(root, &ancestors, &visited, &changed) }
        return changed
    }

    private mutating func fold(
        _ slot: TypeGraph.SlotID,
        _ ancestors: inout [(node: TypeGraph.NodeID, key: String)],
        _ visited: inout Set<TypeGraph.NodeID>,
        _ changed: inout Bool
    ) {
        switch graph[slot].arrays?.content {
        case .list(let element): fold(element, &ancestors, &visited, &changed)
        case .row(let row):
            guard visited.insert(graph.find(row)).inserted else { break }
            for slot in graph.slots(ofRow: row) { fold(slot, &ancestors, &visited, &changed) }
        default: break
        }
        guard let objects = graph[slot].objects else { return }
        let node = graph.find(objects)
        guard visited.insert(node).inserted else { return }
        let keys = Set(graph.valueSlots(node).map(\.key))
        if !keys.isEmpty {
            for (ancestor, key) in ancestors.reversed() where keys.contains(key) && isSameKind(ancestor, node) {
                let overlap = TypeOverlap(ancestor, node, in: graph)
                guard overlap.conflicts == 0, overlap.similarity >= 0.4 else { continue }
                graph.join(ancestor, node)
                changed = true
                return
            }
        }
        switch graph[node].kind {
        case .map(let value): fold(value, &ancestors, &visited, &changed)
        case .structure, .tagged:
            for field in graph.valueSlots(node) {
                ancestors.append((node, field.key))
                fold(field.slot, &ancestors, &visited, &changed)
                ancestors.removeLast()
            }
        case .row, .json: break
        }
    }

    // MARK: Names and fields

    /// The same proposed name with compatible fields is one type.
    private mutating func joinSameNames() -> Bool {
        join(groupedBy: { unifier, node in unifier.naming.proposedName(of: node, in: unifier.graph) }) {
            unifier,
            one,
            other in
            if let name = unifier.explicitName(one), name == unifier.explicitName(other) { return true }
            let overlap = TypeOverlap(one, other, in: unifier.graph)
            return overlap.conflicts == 0 && overlap.similarity >= 0.5
        }
    }

    /// The same keys, three or more, under different names are one type.
    private mutating func joinSameFields() -> Bool {
        // Two names that a person gave stay two types.
        join(groupedBy: { $0.keys(of: $1) }, keptApartBy: { $0.explicitName($1) }) { unifier, one, other in
            TypeOverlap(one, other, in: unifier.graph).conflicts == 0
        }
    }

    /// The keys of a structure as one text, where they are enough to tell it by.
    private func keys(of node: TypeGraph.NodeID) -> String? {
        guard case .structure(let fields) = graph[node].kind, fields.count >= 3 else { return nil }
        return fields.map(\.key).sorted().joined(separator: "\u{0}")
    }

    /// A structure that hardly any object shows is the map that stands under the same key elsewhere.
    ///
    /// One `"metadata": {"order": "1"}` could be anything; where many other objects show that metadata is a map, it is
    /// one here too.
    private mutating func takeIntoMaps() -> Bool {
        var maps: [String: [TypeGraph.NodeID]] = [:]
        var thin: [(key: String, node: TypeGraph.NodeID)] = []
        for node in graph.representatives {
            guard case .key(let key, false)? = naming.best(graph[node].proposals)?.source else { continue }
            switch graph[node].kind {
            case .map where graph[node].count >= 3: maps[key, default: []].append(node)
            case .structure where graph[node].count < 3: thin.append((key, node))
            default: continue
            }
        }
        var changed = false
        for (key, node) in thin {
            guard let map = maps[key]?.first(where: { TypeOverlap.agree($0, node, in: graph, depth: 3) }) else {
                continue
            }
            graph.join(map, node)
            changed = true
        }
        return changed
    }

    private func explicitName(_ node: TypeGraph.NodeID) -> String? {
        for proposal in graph[node].proposals {
            if case .explicit(let name) = proposal.source { return name }
        }
        return nil
    }

    /// Joins nodes that are the same.
    ///
    /// - Parameters:
    ///   - key: Only nodes with the same key are compared; those without one are left alone.
    ///   - mark: Nodes with different marks stay apart. Where a person has named hundreds of types with the same
    ///     fields, they need not all be compared with each other.
    ///   - isSame: Whether two nodes are the same.
    private mutating func join(
        groupedBy key: (TypeUnifier, TypeGraph.NodeID) -> String?,
        keptApartBy mark: (TypeUnifier, TypeGraph.NodeID) -> String? = { _, _ in nil },
        where isSame: (TypeUnifier, TypeGraph.NodeID, TypeGraph.NodeID) -> Bool
    ) -> Bool {
        var groups: [String: [TypeGraph.NodeID]] = [:]
        for node in graph.representatives {
            switch graph[node].kind {
            case .structure, .tagged: if let key = key(self, node) { groups[key, default: []].append(node) }
            case .map, .row, .json: continue
            }
        }
        var changed = false
        for (_, members) in groups.sorted(by: { $0.key < $1.key }) where members.count > 1 {
            var distinct = DistinctNodes()
            for member in members {
                let node = graph.find(member)
                let twin = distinct.candidates(for: mark(self, node)).first { candidate in
                    graph.find(candidate) == node || isSameKind(candidate, node) && isSame(self, candidate, node)
                }
                guard let twin else {
                    distinct.add(node, mark: mark(self, node))
                    continue
                }
                if graph.find(twin) == node { continue }
                let former = mark(self, twin)
                graph.join(twin, node)
                distinct.move(twin, from: former, to: mark(self, twin))
                changed = true
            }
        }
        return changed
    }

    private func isSameKind(_ left: TypeGraph.NodeID, _ right: TypeGraph.NodeID) -> Bool {
        switch (graph[left].kind, graph[right].kind) {
        case (.structure, .structure): true
        case (.tagged(let key, _), .tagged(let other, _)): key == other
        default: false
        }
    }
}

/// Nodes that are known to differ, by the marks that keep nodes apart.
private struct DistinctNodes {
    private var unmarked: [TypeGraph.NodeID] = []
    private var marked: [String: [TypeGraph.NodeID]] = [:]
    private var all: [TypeGraph.NodeID] = []

    /// The nodes that a node with a mark may be the same as, in their order.
    func candidates(for mark: String?) -> [TypeGraph.NodeID] {
        guard let mark else { return all }
        guard let alike = marked[mark] else { return unmarked }
        return unmarked.isEmpty ? alike : (unmarked + alike).sorted()
    }

    mutating func add(_ node: TypeGraph.NodeID, mark: String?) {
        insert(node, into: &all)
        if let mark { insert(node, into: &marked[mark, default: []]) } else { insert(node, into: &unmarked) }
    }

    /// Gives a node another mark: that of a node that was joined with it.
    mutating func move(_ node: TypeGraph.NodeID, from mark: String?, to other: String?) {
        guard mark != other else { return }
        if let mark { marked[mark]?.removeAll { $0 == node } } else { unmarked.removeAll { $0 == node } }
        all.removeAll { $0 == node }
        add(node, mark: other)
    }

    private func insert(_ node: TypeGraph.NodeID, into nodes: inout [TypeGraph.NodeID]) {
        let place = nodes.lastIndex { $0 < node }.map { $0 + 1 } ?? 0
        nodes.insert(node, at: place)
    }
}
