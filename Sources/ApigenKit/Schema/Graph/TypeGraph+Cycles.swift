extension TypeGraph {
    /// Whether a node stands somewhere below another one.
    func reaches(_ target: NodeID, from start: NodeID) -> Bool {
        let target = find(target)
        var visited: Set<NodeID> = []
        var pending = [find(start)]
        while let node = pending.popLast() {
            for below in valueSlots(node).flatMap({ nodes(in: $0.slot) }) + rowNodes(node) {
                if below == target { return true }
                if visited.insert(below).inserted { pending.append(below) }
            }
        }
        return false
    }

    private func rowNodes(_ node: NodeID) -> [NodeID] { slots(ofRow: node).flatMap { nodes(in: $0) } }

    /// The nodes to which a slot refers, by itself or through its lists.
    private func nodes(in slot: SlotID) -> [NodeID] {
        var nodes: [NodeID] = []
        var slot: SlotID? = slot
        var visited: Set<SlotID> = []
        while let current = slot, visited.insert(find(current)).inserted {
            slot = nil
            if let objects = self[current].objects { nodes.append(find(objects)) }
            switch self[current].arrays?.content {
            case .list(let element): slot = element
            case .row(let row): nodes.append(find(row))
            case .empty, nil: break
            }
        }
        return nodes
    }

    /// Lets a map that would hold itself hold any JSON: without a declaration on the way its type could not be written
    /// down.
    mutating func cutMapsThatHoldThemselves() {
        for node in representatives {
            guard case .map = self[node].kind, isReached(node, throughMapsFrom: node) else { continue }
            self[node].kind = .map(add(Slot()))
        }
    }

    private func isReached(_ target: NodeID, throughMapsFrom start: NodeID) -> Bool {
        var visited: Set<NodeID> = []
        var pending = [start]
        while let node = pending.popLast() {
            guard case .map(let value) = self[node].kind else { continue }
            for below in nodes(in: value) {
                if below == target { return true }
                if visited.insert(below).inserted { pending.append(below) }
            }
        }
        return false
    }
}
