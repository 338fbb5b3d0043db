import ApigenJSON

/// Decides what the samples mean: shapes in, typed schema out.
///
/// It goes in named steps: a graph of what was seen, in which nodes that are one type are joined; a name for each
/// node; then the declarations. Nothing here depends on the order in which samples were read.
package struct SchemaResolver {
    let options: InferenceOptions
    let overrides: SchemaOverrides
    let naming: TypeNaming
    let namer: Namer
    let graph: TypeGraph
    let roots: [TypeGraph.SlotID]
    var names: NameScope
    private var givenNames: [TypeGraph.NodeID: String] = [:]
    var declared: [TypeGraph.NodeID: TypeID] = [:]
    var types: [TypeDeclaration] = []
    var enumerations: [Enumeration] = []
    var choices: [[ChoiceType.Alternative]: TypeID] = [:]
    /// What the spec says of the field that is being defined.
    var fieldOverride: FieldOverride?
    var faults: [OverrideFault] = []

    /// An enum, and the name that it was proposed under.
    struct Enumeration {
        var proposed: String
        var values: Set<String>
        var id: TypeID
    }

    /// Resolves the types of roots that share a schema.
    package static func resolve(
        _ roots: [InferenceRoot],
        overrides: SchemaOverrides = .none,
        options: InferenceOptions,
        namer: Namer
    ) -> Resolution {
        var resolver = SchemaResolver(roots, forms: [:], overrides: overrides, options: options, namer: namer)
        resolver.declareAll()
        let forms = resolver.forms()
        if !forms.isEmpty {
            // What an object is changes what hangs below it, so the graph is built anew.
            resolver = SchemaResolver(roots, forms: forms, overrides: overrides, options: options, namer: namer)
            resolver.declareAll()
        }
        return resolver.define(formed: Set(forms.values.map(\.name)))
    }

    private init(
        _ inferenceRoots: [InferenceRoot],
        forms: [Place: ModelOverride],
        overrides: SchemaOverrides,
        options: InferenceOptions,
        namer: Namer
    ) {
        var builder = TypeGraphBuilder(roots: inferenceRoots, options: options, forms: forms)
        roots = inferenceRoots.enumerated().map { builder.add($1, index: $0) }
        naming = TypeNaming(namer: namer)
        var graph = builder.graph
        let search = PlaceSearch(overrides: overrides, slots: roots)
        for override in overrides.models {
            let named = { (name: String) in graph.representatives.first { graph[$0].isExplicitlyNamed(name) } }
            for node in search.nodes(of: override, in: graph, named: named) {
                graph[node].proposals.insert(NameProposal(source: .explicit(override.name), parent: nil), at: 0)
            }
        }
        var unifier = TypeUnifier(graph, roots: roots, naming: naming)
        unifier.run()
        self.graph = unifier.graph
        self.overrides = overrides
        self.options = options
        self.namer = namer
        names = NameScope(namer: namer, role: .type)
    }

    /// The places of objects that the spec wants in another form.
    private func forms() -> [Place: ModelOverride] {
        var forms: [Place: ModelOverride] = [:]
        let byName = Dictionary(declared.map { (types[$1.index].name, $0) }, uniquingKeysWith: { first, _ in first })
        let search = PlaceSearch(overrides: overrides, slots: roots)
        for override in overrides.models where override.form != nil || override.tag != nil {
            let nodes = search.nodes(of: override, in: graph) { byName[$0] }
            for node in nodes + [byName[override.name]].compactMap({ $0 }) {
                for place in graph[node].places { forms[place] = override }
            }
        }
        return forms
    }

    // MARK: Declaring

    private mutating func declareAll() {
        // Names that a person gave are taken first, so that no other type gets them.
        for node in graph.representatives where graph[node].isExplicitlyNamed(nil) && graph[node].isDeclared {
            givenNames[node] = claim([naming.proposedName(of: node, in: graph)])
        }
        for root in roots { declare(root, parent: nil) }
    }

    /// Gives names to what hangs below a slot, in the order in which people read.
    private mutating func declare(_ slot: TypeGraph.SlotID, parent: TypeID?) {
        switch graph[slot].arrays?.content {
        case .list(let element): declare(element, parent: parent)
        case .row(let row): declare(row, parent: parent)
        case .empty, nil: break
        }
        if let objects = graph[slot].objects { declare(objects, parent: parent) }
    }

    private mutating func declare(_ id: TypeGraph.NodeID, parent: TypeID?) {
        let node = graph.find(id)
        if case .map(let value) = graph[node].kind { return declare(value, parent: parent) }
        guard graph[node].isDeclared, declared[node] == nil else { return }
        let type = TypeID(types.count)
        declared[node] = type
        let name = givenNames[node] ?? claim(candidates(for: node, parent: parent))
        types.append(TypeDeclaration(name: name, kind: .structure(StructureType(fields: []))))
        types[type.index].origin = origin(of: node)
        types[type.index].decisions = graph[node].decisions
        switch graph[node].kind {
        case .structure(let fields): for field in fields { declare(field.slot, parent: type) }
        case .row(let slots): for slot in slots { declare(slot, parent: type) }
        case .tagged(_, let variants):
            for variant in variants where !variant.tags.isEmpty { declare(variant.node, parent: type) }
        case .map, .json: break
        }
    }

    private func candidates(for node: TypeGraph.NodeID, parent: TypeID?) -> [String] {
        naming.candidates(
            for: naming.proposedName(of: node, in: graph),
            raw: naming.rawName(of: node, in: graph),
            parent: parent.map { types[$0.index].name },
            isVariant: naming.isVariant(node, in: graph)
        )
    }

    mutating func claim(_ candidates: [String]) -> String {
        names.claim(candidates.first ?? "Item", alternatives: Array(candidates.dropFirst()))
    }

    private func origin(of node: TypeGraph.NodeID) -> String? {
        let sources = graph[node].sources.map(\.path)
        guard let first = sources.first else { return nil }
        let others =
            switch sources.count {
            case 1: ""
            case 2: " and \(sources[1])"
            default: " and others"
            }
        let count = graph[node].count
        return "Inferred from \(first)\(others) (\(count) \(count == 1 ? "object" : "objects"))."
    }
}

extension TypeGraph.Node {
    /// Whether the node becomes a declaration.
    fileprivate var isDeclared: Bool {
        switch kind {
        case .structure, .tagged, .row: true
        case .map, .json: false
        }
    }

    /// Whether a person gave this name, or any where none is asked for.
    fileprivate func isExplicitlyNamed(_ name: String?) -> Bool {
        proposals.contains { proposal in
            if case .explicit(let given) = proposal.source { name == nil || given == name } else { false }
        }
    }
}
