import ApigenJSON

/// Decides what the samples mean: shapes in, typed schema out.
///
/// It goes in named steps: a graph of what was seen, in which nodes that are one type are joined; a name for each
/// node; then the declarations. Nothing here depends on the order in which samples were read.
package struct SchemaResolver {
    private let options: InferenceOptions
    private let naming: TypeNaming
    private let namer: Namer
    private var graph: TypeGraph
    private let roots: [TypeGraph.SlotID]
    private var names: NameScope
    private var declared: [TypeGraph.NodeID: TypeID] = [:]
    private var types: [TypeDeclaration] = []
    private var enumerations: [Enumeration] = []
    private var choices: [[ChoiceType.Alternative]: TypeID] = [:]

    /// An enum, and the name that it was proposed under.
    private struct Enumeration {
        var proposed: String
        var values: Set<String>
        var id: TypeID
    }

    /// Resolves the types of roots that share a schema.
    package static func resolve(_ roots: [InferenceRoot], options: InferenceOptions, namer: Namer) -> Resolution {
        var builder = TypeGraphBuilder(roots: roots, options: options, namer: namer)
        let slots = roots.map { builder.add($0.shape, proposal: $0.proposal) }
        let naming = TypeNaming(namer: namer)
        var unifier = TypeUnifier(builder.graph, roots: slots, naming: naming)
        unifier.run()
        var resolver = SchemaResolver(graph: unifier.graph, roots: slots, options: options, namer: namer)
        return resolver.resolve()
    }

    private init(graph: TypeGraph, roots: [TypeGraph.SlotID], options: InferenceOptions, namer: Namer) {
        self.graph = graph
        self.roots = roots
        self.options = options
        self.namer = namer
        naming = TypeNaming(namer: namer)
        names = NameScope(namer: namer, role: .type)
    }

    private mutating func resolve() -> Resolution {
        for node in explicitlyNamed() { declare(node, parent: nil) }
        for root in roots { declare(root, parent: nil) }
        for (node, id) in declared.sorted(by: { $0.value.index < $1.value.index }) { define(node, id) }
        let references = roots.map { reference(to: $0, key: "", parent: nil).type }
        var schema = Schema(types: types)
        IndirectStorage.mark(&schema)
        return Resolution(schema: schema, roots: references)
    }

    /// Nodes that a person named come first, so that no other takes their names.
    private func explicitlyNamed() -> [TypeGraph.NodeID] {
        graph.representatives.filter { node in
            graph[node].proposals.contains { if case .explicit = $0.source { true } else { false } }
        }
    }

    // MARK: Declaring

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
        if case .map(let value) = graph[node].kind {
            declare(value, parent: parent)
            return
        }
        guard declared[node] == nil else { return }
        let type = TypeID(types.count)
        declared[node] = type
        let proposed = naming.proposedName(of: node, in: graph)
        let raw = naming.rawName(of: node, in: graph)
        let name = claim(naming.candidates(for: proposed, raw: raw, parent: parent.map { types[$0.index].name }))
        types.append(TypeDeclaration(name: name, kind: .structure(StructureType(fields: []))))
        types[type.index].origin = origin(of: node)
        types[type.index].decisions = graph[node].decisions
        switch graph[node].kind {
        case .structure(let fields): for field in fields { declare(field.slot, parent: type) }
        case .row(let slots): for slot in slots { declare(slot, parent: type) }
        case .tagged(_, let variants):
            for variant in variants where !variant.tags.isEmpty { declare(variant.node, parent: type) }
        case .map: break
        }
    }

    private mutating func claim(_ candidates: [String]) -> String {
        names.claim(candidates.first ?? "Item", alternatives: Array(candidates.dropFirst()))
    }

    private func origin(of node: TypeGraph.NodeID) -> String? {
        guard let first = graph[node].first, !first.source.isEmpty else { return nil }
        let count = graph[node].count
        return "Inferred from \(first.source) (\(count) \(count == 1 ? "object" : "objects"))."
    }

    // MARK: Defining

    private mutating func define(_ node: TypeGraph.NodeID, _ id: TypeID) {
        switch graph[node].kind {
        case .structure(let fields): defineStructure(fields, count: graph[node].count, id)
        case .row(let slots):
            var scope = NameScope(namer: namer, role: .property)
            let names = scope.names(for: slots.indices.map { "value\($0)" })
            var row = RowType(slots: [])
            for (slot, name) in zip(slots, names) {
                let (type, decisions) = reference(to: slot, key: name, parent: id)
                var field = Field(key: "", name: name, type: type, absence: type.isOptional ? .null : .never)
                field.decisions = decisions
                row.slots.append(field)
            }
            types[id.index].kind = .row(row)
        case .tagged(let key, let all):
            let variants = all.filter { !$0.tags.isEmpty }
            var scope = NameScope(namer: namer, role: .enumCase)
            let names = scope.names(for: variants.map { $0.tags.first ?? "" })
            let resolved = zip(variants, names).map { variant, name in
                let type = declared[graph.find(variant.node)].map(TypeReference.named) ?? .json
                return TaggedUnionType.Variant(name: name, tags: variant.tags, type: type)
            }
            types[id.index].kind = .taggedUnion(TaggedUnionType(tagKey: key, variants: resolved))
        case .map: break
        }
    }

    private mutating func defineStructure(_ graphFields: [TypeGraph.Field], count: Int, _ id: TypeID) {
        let sorted = graphFields.sorted { $0.first == $1.first ? $0.key < $1.key : $0.first < $1.first }
        var scope = NameScope(namer: namer, role: .property)
        let names = scope.names(for: sorted.map(\.key))
        var structure = StructureType(fields: [])
        for (graphField, name) in zip(sorted, names) {
            structure.fields.append(field(graphField, name: name, count: count, in: id))
        }
        structure.identifier = structure.fields.first(where: isIdentifier)?.name
        types[id.index].kind = .structure(structure)
    }

    private func isIdentifier(_ field: Field) -> Bool {
        guard field.name == "id", field.absence == .never else { return false }
        switch field.type {
        case .int, .uint64, .string, .uuid: return true
        default: return false
        }
    }

    private mutating func field(_ field: TypeGraph.Field, name: String, count: Int, in id: TypeID) -> Field {
        var (type, decisions) = reference(to: field.slot, key: field.key, parent: id)
        let nulls = graph[field.slot].nulls
        let absent = count - field.presence
        var absence = Field.Absence.never
        if absent > 0 || field.presence < options.requiredAfter {
            absence = .omitted
            let reason =
                absent > 0
                ? "absent in \(absent) of \(count): \(field.first.description) has it"
                : "in \(field.presence) objects only, fewer than \"requiredAfter\""
            decisions.append(Decision(rule: "optional", reason: reason, isForced: absent > 0))
        } else if nulls.count > 0 {
            absence = .null
        }
        if nulls.count > 0 {
            let place = nulls.first.map { ": \($0.description)" } ?? ""
            let reason = "null in \(nulls.count) of \(field.presence)\(place)"
            decisions.append(Decision(rule: "optional", reason: reason, isForced: true))
        }
        if absence != .never, !type.isOptional { type = .optional(type) }
        var result = Field(key: field.key, name: name, type: type, absence: absence)
        result.decisions = decisions
        return result
    }

    // MARK: References

    /// The type of a slot; optional where the value may be null.
    private mutating func reference(
        to slot: TypeGraph.SlotID,
        key: String,
        parent: TypeID?
    ) -> (type: TypeReference, decisions: [Decision]) {
        let content = graph[slot]
        var decisions: [Decision] = []
        var alternatives: [ChoiceType.Alternative] = []
        func add(_ name: String, _ kind: JSONKind, _ type: TypeReference) {
            alternatives.append(ChoiceType.Alternative(name: name, kind: kind, type: type))
        }
        if let objects = content.objects { add("object", .object, reference(to: objects, key: key, &decisions)) }
        if let arrays = content.arrays { add("array", .array, reference(to: arrays, key: key, parent, &decisions)) }
        if content.booleans.count > 0 { add("bool", .bool, .bool) }
        if let numbers = content.numbers {
            let (type, decision) = NumberRule.decide(numbers)
            add(type.scalarCaseName, .number, type)
            if let decision { decisions.append(decision) }
        }
        if let strings = content.strings {
            let type = reference(to: strings, key: key, parent, &decisions)
            add(type.scalarCaseName, .string, type)
        }
        var type: TypeReference
        switch alternatives.count {
        case 0:
            type = .json
            decisions.append(Decision(rule: "unknown", reason: "no sample had a value"))
        case 1: type = alternatives[0].type
        default:
            type = .named(choice(alternatives))
            let kinds = alternatives.map(\.kind.rawValue).joined(separator: ", ")
            decisions.append(Decision(rule: "choice", reason: "values are of several kinds: \(kinds)", isForced: true))
        }
        if content.nulls.count > 0 { type = .optional(type) }
        return (type, decisions)
    }

    private mutating func reference(
        to objects: TypeGraph.NodeID,
        key: String,
        _ decisions: inout [Decision]
    ) -> TypeReference {
        let node = graph.find(objects)
        if case .map(let value) = graph[node].kind {
            decisions += graph[node].decisions
            return .map(reference(to: value, key: key, parent: nil).type)
        }
        return declared[node].map(TypeReference.named) ?? .json
    }

    private mutating func reference(
        to arrays: TypeGraph.Arrays,
        key: String,
        _ parent: TypeID?,
        _ decisions: inout [Decision]
    ) -> TypeReference {
        switch arrays.content {
        case .empty: return .array(.json)
        case .list(let element):
            let (type, elementDecisions) = reference(to: element, key: key, parent: parent)
            decisions += elementDecisions
            return .array(type)
        case .row(let row): return declared[graph.find(row)].map(TypeReference.named) ?? .json
        }
    }

    private mutating func reference(
        to strings: StringShape,
        key: String,
        _ parent: TypeID?,
        _ decisions: inout [Decision]
    ) -> TypeReference {
        let (type, decision) = StringRule.decide(strings, options: options)
        if let decision { decisions.append(decision) }
        guard type == .string,
            let (values, reason) = EnumerationRule.decide(strings, key: key, words: namer.words(in: key))
        else { return type }
        decisions.append(reason)
        return .named(enumeration(values, key: key, parent: parent))
    }

    // MARK: Enumerations and choices

    private mutating func enumeration(_ values: [String], key: String, parent: TypeID?) -> TypeID {
        let proposed = namer.elementTypeName(for: key)
        // The same name with values in common is one type; values are added to it.
        if let index = enumerations.firstIndex(where: {
            $0.proposed == proposed && !$0.values.isDisjoint(with: values)
        }) {
            enumerations[index].values.formUnion(values)
            defineEnumeration(enumerations[index].id, values: enumerations[index].values)
            return enumerations[index].id
        }
        let raw = naming.rawName(for: key, isElement: true)
        let name = claim(naming.candidates(for: proposed, raw: raw, parent: parent.map { types[$0.index].name }))
        let id = TypeID(types.count)
        types.append(TypeDeclaration(name: name, kind: .enumeration(EnumerationType(cases: []))))
        enumerations.append(Enumeration(proposed: proposed, values: Set(values), id: id))
        defineEnumeration(id, values: Set(values))
        return id
    }

    private mutating func defineEnumeration(_ id: TypeID, values: Set<String>) {
        let sorted = values.sorted()
        var scope = NameScope(namer: namer, role: .enumCase)
        let cases = zip(sorted, scope.names(for: sorted)).map { EnumerationType.Case(name: $1, value: $0) }
        types[id.index].kind = .enumeration(EnumerationType(cases: cases))
    }

    /// The choice among alternatives; the same alternatives give the same type everywhere.
    private mutating func choice(_ alternatives: [ChoiceType.Alternative]) -> TypeID {
        if let id = choices[alternatives] { return id }
        let parts = alternatives.map { choiceName(of: $0.type) }
        let name = names.claim(namer.unreserved(parts.joined(separator: "Or"), as: .type))
        let id = TypeID(types.count)
        types.append(TypeDeclaration(name: name, kind: .choice(ChoiceType(alternatives: alternatives))))
        choices[alternatives] = id
        return id
    }

    private func choiceName(of type: TypeReference) -> String {
        switch type {
        case .bool: "Bool"
        case .int: "Int"
        case .uint64: "UInt64"
        case .double: "Double"
        case .decimal: "Decimal"
        case .number: "Number"
        case .string: "String"
        case .dateTime: "Date"
        case .date: "Day"
        case .uuid: "UUID"
        case .url: "URL"
        case .json: "JSON"
        case .array(let element): choiceName(of: element) + "List"
        case .map(let value): choiceName(of: value) + "Map"
        case .optional(let wrapped): choiceName(of: wrapped)
        case .named(let id): types[id.index].name
        }
    }
}

extension TypeReference {
    /// The name of a choice's case for a scalar.
    fileprivate var scalarCaseName: String {
        switch self {
        case .int: "int"
        case .uint64: "uint64"
        case .double: "double"
        case .decimal: "decimal"
        case .number: "number"
        case .dateTime: "date"
        case .date: "day"
        case .uuid: "uuid"
        case .url: "url"
        default: "string"
        }
    }
}
