/// Finds the nodes that the overrides of a spec mean.
struct PlaceSearch {
    let overrides: SchemaOverrides
    let slots: [TypeGraph.SlotID]

    /// The nodes at the places that an override names.
    ///
    /// - Parameter named: The node of a model, where names are known already.
    func nodes(
        of override: ModelOverride,
        in graph: TypeGraph,
        named: (String) -> TypeGraph.NodeID?
    ) -> [TypeGraph.NodeID] {
        override.places.compactMap { place in
            if let root = overrides.responses[place.root] { return graph.node(at: place.steps, from: slots[root]) }
            guard let model = named(place.root), case .key(let key)? = place.steps.first,
                let field = graph.valueSlots(model).first(where: { $0.key.utf8.elementsEqual(key.utf8) })
            else { return nil }
            return graph.node(at: Array(place.steps.dropFirst()), from: field.slot)
        }
    }
}
