/// Names for the types of a graph.
struct TypeNaming {
    let namer: Namer

    /// The name that a node would have if no other type had it, for nodes that a person did not name.
    func proposedName(of id: TypeGraph.NodeID, in graph: TypeGraph) -> String {
        guard let proposal = best(graph[id].proposals) else { return "Item" }
        return name(for: proposal, in: graph)
    }

    /// The names that a type may have, the best first: one that says too little by itself, or that another type has,
    /// is qualified by the type in which it stands.
    ///
    /// - Parameter isVariant: Whether the type is a variant of the union in which it stands.
    func candidates(for proposed: String, raw: String, parent: String?, isVariant: Bool = false) -> [String] {
        guard let parent else { return [proposed] }
        // A payload under the key that names its parent, `"text": {"text": {}}`, is no `TextText`.
        let own = parent.hasSuffix(raw) ? (isVariant ? "Variant" : "Content") : raw
        let qualified = namer.unreserved(parent + own, as: .type)
        // `Type` and `Data` are taken by the language: `EventType` says more than `TypeModel`.
        return raw == proposed ? [proposed, qualified] : [qualified, proposed]
    }

    /// The name for a key, before reserved names are avoided.
    func rawName(for key: String, isElement: Bool) -> String {
        let words = namer.words(in: key)
        return namer.joined(isElement ? namer.singular(words) : words, as: .type)
    }

    /// Whether a node is named for the tag that tells it from other variants.
    func isVariant(_ id: TypeGraph.NodeID, in graph: TypeGraph) -> Bool {
        if case .tag? = best(graph[id].proposals)?.source { true } else { false }
    }

    /// The proposed name of a node, before reserved names are avoided.
    func rawName(of id: TypeGraph.NodeID, in graph: TypeGraph) -> String {
        guard let proposal = best(graph[id].proposals), case .key(let key, let isElement) = proposal.source else {
            return proposedName(of: id, in: graph)
        }
        let proposed = name(for: proposal, in: graph)
        let raw = rawName(for: key, isElement: isElement)
        return namer.unreserved(raw, as: .type) == proposed ? raw : proposed
    }

    /// The name that a proposal gives.
    func name(for proposal: NameProposal, in graph: TypeGraph) -> String {
        switch proposal.source {
        case .explicit(let name), .suggested(let name): return namer.unreserved(name, as: .type)
        case .key(let key, let isElement):
            return isElement ? namer.elementTypeName(for: key) : namer.name(for: key, as: .type)
        case .tag(let value):
            let own = namer.name(for: value, as: .type)
            guard let parent = proposal.parent else { return own }
            let union = proposedName(of: parent, in: graph)
            return own.hasSuffix(union) ? own : namer.unreserved(own + union, as: .type)
        }
    }

    /// The proposal that counts: of those that rank alike, the first.
    func best(_ proposals: [NameProposal]) -> NameProposal? {
        guard var best = proposals.first else { return nil }
        for proposal in proposals where proposal.rank < best.rank { best = proposal }
        return best
    }
}
