import ApigenJSON

extension SchemaExport {
    /// The schema of a declared type, as a component.
    func declaration(of id: TypeID) -> JSONObject {
        let type = schema[id]
        var result = JSONObject()
        result["title"] = .string(type.name)
        if let description = type.description { result["description"] = .string(description) }
        if let origin = type.origin { result["$comment"] = .string(origin) }
        let content =
            switch type.kind {
            case .structure(let structure): structureSchema(structure, demanding: tags[id])
            case .row(let row): rowSchema(row)
            case .enumeration(let enumeration): enumerationSchema(enumeration)
            case .choice(let choice): choiceSchema(choice)
            case .taggedUnion(let union): unionSchema(union)
            }
        for member in content.members { result[member.key] = member.value }
        if let example = examples[id] { result["examples"] = [example] }
        return result
    }

    // MARK: Objects and rows

    private func structureSchema(_ structure: StructureType, demanding tag: TagConstraints.Constraint?) -> JSONObject {
        var properties = JSONObject()
        for field in structure.fields { properties[field.key] = .object(property(field)) }
        var required = structure.fields.filter { $0.absence == .never || $0.absence == .null }.map(\.key)
        if let tag {
            properties[tag.key] = .object(Self.tagSchema(tag.tags))
            if !required.contains(tag.key) { required.append(tag.key) }
        }
        var result: JSONObject = ["type": "object", "properties": .object(properties)]
        if !required.isEmpty { result["required"] = .array(required.map(JSONValue.string)) }
        return result
    }

    private func property(_ field: Field) -> JSONObject {
        // What was only ever absent is not null; what was null and absent is both.
        let isNullable = field.type.isOptional && (field.absence != .omitted || field.nulls > 0)
        var property = schema(of: isNullable ? field.type : field.type.unwrapped)
        let texts = [field.description, field.note].compactMap(\.self)
        if !texts.isEmpty { property["description"] = .string(texts.joined(separator: " ")) }
        return property
    }

    private func rowSchema(_ row: RowType) -> JSONObject {
        let count = JSONValue.number(JSONNumber(row.slots.count))
        return [
            "type": "array", "prefixItems": .array(row.slots.map { .object(property($0)) }),
            "minItems": count, "maxItems": count,
        ]
    }

    // MARK: Enums and unions

    /// An open enum: the values that are known, and any other string. Validators take it as it is, and generators of
    /// clients read the first part as an enum.
    private func enumerationSchema(_ enumeration: EnumerationType) -> JSONObject {
        let values = enumeration.cases.map { JSONValue.string($0.value) }
        return ["anyOf": [["type": "string", "enum": .array(values)], ["type": "string"]]]
    }

    private func choiceSchema(_ choice: ChoiceType) -> JSONObject {
        let alternatives = choice.alternatives.map { alternative -> JSONValue in
            let content = schema(of: alternative.type)
            return .object(content.isEmpty ? ["type": .string(alternative.kind.schemaName)] : content)
        }
        return ["anyOf": .array(alternatives)]
    }

    private func unionSchema(_ union: TaggedUnionType) -> JSONObject {
        var branches: [(type: TypeReference, tags: [String])] = []
        for variant in union.variants {
            if let index = branches.firstIndex(where: { $0.type == variant.type }) {
                branches[index].tags += variant.tags
            } else {
                branches.append((variant.type, variant.tags))
            }
        }
        let schemas = branches.map { branch(of: union, $0.type, $0.tags) }
        var result: JSONObject = ["oneOf": .array((schemas + [unknown(of: union)]).map(JSONValue.object))]
        // A discriminator leads to schemas by reference alone.
        if hasDiscriminators, schemas.allSatisfy({ $0["$ref"] != nil }) {
            var mapping = JSONObject()
            for (branch, schema) in zip(branches, schemas) {
                for tag in branch.tags { mapping[tag] = schema["$ref"] }
            }
            result["discriminator"] = ["propertyName": .string(union.tagKey), "mapping": .object(mapping)]
        }
        return result
    }

    private func branch(of union: TaggedUnionType, _ type: TypeReference, _ tagValues: [String]) -> JSONObject {
        if case .named(let id) = type {
            if let own = tags[id], own.key == union.tagKey, Set(own.tags) == Set(tagValues) {
                return reference(to: id)
            }
            return ["allOf": [.object(reference(to: id)), .object(Self.object(tagged: union.tagKey, tagValues))]]
        }
        return Self.object(tagged: union.tagKey, tagValues)
    }

    /// What the client keeps as it is: objects without a tag, and those with one that no sample had.
    private func unknown(of union: TaggedUnionType) -> JSONObject {
        var known = Self.object(tagged: union.tagKey, union.variants.flatMap(\.tags))
        known["type"] = nil
        return [
            "type": "object", "title": "Unknown",
            "description": .string("An object whose \(union.tagKey.quoted) is missing or none of those above."),
            "not": .object(known),
        ]
    }

    private static func object(tagged key: String, _ tags: [String]) -> JSONObject {
        var properties = JSONObject()
        properties[key] = .object(tagSchema(tags))
        return ["type": "object", "properties": .object(properties), "required": [.string(key)]]
    }

    /// The tags that are allowed. One that reads as a number or a Boolean may have been one.
    private static func tagSchema(_ tags: [String]) -> JSONObject {
        let others = tags.compactMap { tag -> JSONValue? in
            switch tag {
            case "true": .bool(true)
            case "false": .bool(false)
            default: JSONNumber(tag).map(JSONValue.number)
            }
        }
        let values = tags.map(JSONValue.string) + others
        return others.isEmpty ? ["type": "string", "enum": .array(values)] : ["enum": .array(values)]
    }
}

extension JSONKind {
    /// The name of the kind in JSON Schema.
    fileprivate var schemaName: String { self == .bool ? "boolean" : rawValue }
}
