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
        join(groupedBy: { unifier, node in
            guard case .structure(let fields) = unifier.graph[node].kind, fields.count >= 3 else { return nil }
            return fields.map(\.key).sorted().joined(separator: "\u{0}")
        }) { unifier, one, other in
            // Two names that a person gave stay two types.
            if let name = unifier.explicitName(one), let second = unifier.explicitName(other), name != second {
                return false
            }
            return TypeOverlap(one, other, in: unifier.graph).conflicts == 0
        }
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
        for case .explicit(let name) in graph[node].proposals.map(\.source) { return name }
        return nil
    }

    private mutating func join(
        groupedBy key: (TypeUnifier, TypeGraph.NodeID) -> String?,
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
            var distinct: [TypeGraph.NodeID] = []
            for member in members {
                let node = graph.find(member)
                if distinct.contains(where: { graph.find($0) == node }) { continue }
                if let twin = distinct.first(where: { isSameKind($0, node) && isSame(self, $0, node) }) {
                    graph.join(twin, node)
                    changed = true
                } else {
                    distinct.append(node)
                }
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
