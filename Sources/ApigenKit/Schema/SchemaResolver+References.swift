import ApigenJSON

extension SchemaResolver {
    /// The type of a slot; optional where the value may be null.
    mutating func reference(
        to slot: TypeGraph.SlotID,
        key: String,
        parent: TypeID?
    ) -> (type: TypeReference, decisions: [Decision]) {
        let content = graph[slot]
        var decisions = Evidence.decisions(of: content)
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
            let runnerUp = "a type of your choice"
            decisions.append(
                Decision(
                    rule: "unknown",
                    reason: "no sample had a value",
                    runnerUp: runnerUp,
                    override: .type("String")
                )
            )
        case 1: type = alternatives[0].type
        default:
            type = .named(choice(alternatives))
            let kinds = alternatives.map(\.kind.rawValue).joined(separator: ", ")
            decisions.append(Decision(rule: "choice", reason: "values are of several kinds: \(kinds)", isForced: true))
        }
        if content.nulls.count > 0 { type = .optional(type) }
        return (type, decisions)
    }

    mutating func reference(
        to objects: TypeGraph.NodeID,
        key: String,
        _ decisions: inout [Decision]
    ) -> TypeReference {
        let node = graph.find(objects)
        switch graph[node].kind {
        case .map(let value):
            decisions += graph[node].decisions
            return .map(reference(to: value, key: key, parent: nil).type)
        case .structure, .tagged, .row, .json: return declared[node].map(TypeReference.named) ?? .json
        }
    }

    mutating func reference(
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

    mutating func reference(
        to strings: StringShape,
        key: String,
        _ parent: TypeID?,
        _ decisions: inout [Decision]
    ) -> TypeReference {
        let (type, decision) = StringRule.decide(strings, options: options)
        if let decision { decisions.append(decision) }
        guard type == .string, let (values, reason) = enumerationValues(strings, key: key) else { return type }
        decisions.append(reason)
        return .named(enumeration(values, key: key, parent: parent))
    }

    // MARK: Enumerations and choices

    func enumerationValues(_ strings: StringShape, key: String) -> (values: [String], decision: Decision)? {
        switch fieldOverride?.isEnum?.value {
        case false: return nil
        case true:
            guard let values = strings.values else { return nil }
            return (values.keys.sorted(), Decision(rule: "open enum", reason: "the spec says so", isForced: true))
        case nil: return EnumerationRule.decide(strings, key: key, words: namer.words(in: key))
        }
    }

    mutating func enumeration(_ values: [String], key: String, parent: TypeID?) -> TypeID {
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

    mutating func defineEnumeration(_ id: TypeID, values: Set<String>) {
        let sorted = values.sorted()
        var scope = NameScope(namer: namer, role: .enumCase)
        let cases = zip(sorted, scope.names(for: sorted)).map { EnumerationType.Case(name: $1, value: $0) }
        types[id.index].kind = .enumeration(EnumerationType(cases: cases))
    }

    /// The choice among alternatives; the same alternatives give the same type everywhere.
    mutating func choice(_ alternatives: [ChoiceType.Alternative]) -> TypeID {
        if let id = choices[alternatives] { return id }
        let parts = alternatives.map { choiceName(of: $0.type) }
        let name = names.claim(namer.unreserved(parts.joined(separator: "Or"), as: .type))
        let id = TypeID(types.count)
        types.append(TypeDeclaration(name: name, kind: .choice(ChoiceType(alternatives: alternatives))))
        choices[alternatives] = id
        return id
    }

    func choiceName(of type: TypeReference) -> String {
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
