import ApigenJSON

extension SchemaResolver {
    /// Defines all declared types.
    ///
    /// - Parameter formed: The models whose form the spec decided, which are in effect although no type has the name.
    mutating func define(formed: Set<String>) -> Resolution {
        for (node, id) in declared.sorted(by: { $0.value.index < $1.value.index }) { define(node, id) }
        let references = roots.map { reference(to: $0, key: "", parent: nil).type }
        for override in overrides.models where !formed.contains(override.name) {
            guard !types.contains(where: { $0.name == override.name }) else { continue }
            let nearest = NearMatch.nearest(to: override.name, in: types.map(\.name))
            faults.append(
                OverrideFault(
                    message: "no model is called \(override.name.quoted), so this changes nothing",
                    location: override.location,
                    suggestion: nearest
                )
            )
        }
        var schema = Schema(types: types)
        IndirectStorage.mark(&schema)
        return Resolution(schema: schema, roots: references, overrideFaults: faults)
    }

    private mutating func define(_ node: TypeGraph.NodeID, _ id: TypeID) {
        let override = overrides.override(of: types[id.index].name)
        types[id.index].description = override?.description
        switch graph[node].kind {
        case .structure(let fields): defineStructure(fields, count: graph[node].count, id, override)
        case .row(let slots): defineRow(slots, id)
        case .tagged(let key, let all):
            let variants = all.filter { !$0.tags.isEmpty }
            var scope = NameScope(namer: namer, role: .enumCase)
            let names = scope.names(for: variants.map { $0.tags.first ?? "" })
            let resolved = zip(variants, names).map { variant, name in
                let type = declared[graph.find(variant.node)].map(TypeReference.named) ?? .json
                return TaggedUnionType.Variant(name: name, tags: variant.tags, type: type)
            }
            types[id.index].kind = .taggedUnion(TaggedUnionType(tagKey: key, variants: resolved))
        case .map, .json: break
        }
    }

    private mutating func defineRow(_ slots: [TypeGraph.SlotID], _ id: TypeID) {
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
    }

    private mutating func defineStructure(
        _ graphFields: [TypeGraph.Field],
        count: Int,
        _ id: TypeID,
        _ override: ModelOverride?
    ) {
        let sorted = graphFields.sorted { $0.first == $1.first ? $0.key < $1.key : $0.first < $1.first }
        let kept = sorted.filter { override?[field: $0.key]?.isExcluded != true }
        let renamed = kept.compactMap { override?[field: $0.key]?.name?.value }
        var scope = NameScope(namer: namer, role: .property, reserved: Set(renamed))
        let others = kept.filter { override?[field: $0.key]?.name == nil }
        var names = scope.names(for: others.map(\.key))[...]
        var structure = StructureType(fields: [])
        for graphField in kept {
            let own = override?[field: graphField.key]
            let name = own?.name?.value ?? names.popFirst() ?? graphField.key
            structure.fields.append(field(graphField, name: name, count: count, in: id, override, own))
        }
        structure.keepsUnknown = override?.keepsUnknown?.value ?? false
        structure.identifier = identifier(structure, override)
        types[id.index].kind = .structure(structure)
        reportUnknownFields(override, sorted.map(\.key))
    }

    private func identifier(_ structure: StructureType, _ override: ModelOverride?) -> String? {
        switch override?.identifier?.value {
        case .off: nil
        case .key(let key): structure.fields.first { $0.key == key }?.name
        case nil: structure.fields.first(where: isIdentifier)?.name
        }
    }

    private func isIdentifier(_ field: Field) -> Bool {
        guard field.name == "id", field.absence == .never else { return false }
        switch field.type {
        case .int, .uint64, .string, .uuid: return true
        default: return false
        }
    }

    private mutating func reportUnknownFields(_ override: ModelOverride?, _ keys: [String]) {
        for field in override?.fields ?? [] where !keys.contains(field.key) {
            faults.append(
                OverrideFault(
                    message: "no sample has the key \(field.key.quoted), so this changes nothing",
                    location: field.location,
                    suggestion: NearMatch.nearest(to: field.key, in: keys)
                )
            )
        }
    }

    private mutating func field(
        _ field: TypeGraph.Field,
        name: String,
        count: Int,
        in id: TypeID,
        _ model: ModelOverride?,
        _ override: FieldOverride?
    ) -> Field {
        fieldOverride = override
        defer { fieldOverride = nil }
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
            decisions.append(
                Decision(
                    rule: "optional",
                    reason: reason,
                    runnerUp: absent > 0 ? nil : "required",
                    isForced: absent > 0
                )
            )
        } else if nulls.count > 0 {
            absence = .null
        }
        if nulls.count > 0 {
            let place = nulls.first.map { ": \($0.description)" } ?? ""
            let reason = "null in \(nulls.count) of \(field.presence)\(place)"
            decisions.append(Decision(rule: "optional", reason: reason, isForced: true))
        }
        if absence != .never, !type.isOptional { type = .optional(type) }
        if let given = override?.type, let asked = self.type(given, style: timestampStyle(of: field.slot)) {
            type = asked
            if !type.isOptional { absence = .never } else if absence == .never { absence = .omitted }
            decisions = [Decision(rule: "type", reason: "the spec says so", isForced: true)]
        }
        if absence != .never, model?.keepsNullsDistinct?.value == true { absence = .distinct }
        var result = Field(key: field.key, name: name, type: type, absence: absence)
        result.isLossy = override?.isLossy ?? false
        result.description = override?.description
        result.presence = field.presence
        result.nulls = nulls.count
        result.decisions = decisions
        return result
    }

    private func timestampStyle(of slot: TypeGraph.SlotID) -> JSONTimestamp.Style {
        graph[slot].strings.map(StringRule.style) ?? .standard
    }

    /// The type that the spec gives, in the form that the outputs know.
    private mutating func type(_ given: Located<TypeExpression>, style: JSONTimestamp.Style) -> TypeReference? {
        if let type = TypeReference(given.value, in: Schema(types: types), style: style) { return type }
        let known = types.map(\.name) + TypeReference.builtInNames
        faults.append(
            OverrideFault(
                message: "there is no type \(given.value.description.quoted)",
                location: given.location,
                suggestion: NearMatch.nearest(to: given.value.unwrapped.description, in: known),
                isError: true
            )
        )
        return nil
    }
}
