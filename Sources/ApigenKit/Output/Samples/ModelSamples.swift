import ApigenJSON

/// A sample of each model that a body holds, as JSON.
struct ModelSamples {
    private let schema: Schema
    private(set) var values: [TypeID: JSONValue] = [:]

    init(schema: Schema) {
        self.schema = schema
    }

    /// Takes from a value what stands for types that have no sample yet.
    mutating func add(_ value: JSONValue, as type: TypeReference) {
        switch type {
        case .optional(let wrapped):
            if !value.isNull { add(value, as: wrapped) }
        case .array(let element):
            for item in value.arrayValue ?? [] { add(item, as: element) }
        case .map(let element):
            for member in value.objectValue?.members ?? [] { add(member.value, as: element) }
        case .named(let id): add(value, as: id)
        default: break
        }
    }

    private mutating func add(_ value: JSONValue, as id: TypeID) {
        switch schema[id].kind {
        case .structure(let structure):
            guard case .object(let object) = value else { return }
            // The fullest object is the best example.
            let count = values[id]?.objectValue?.members.count { !$0.value.isNull } ?? -1
            if object.members.count(where: { !$0.value.isNull }) > count { values[id] = value }
            for field in structure.fields {
                if let member = object[field.key] { add(member, as: field.type) }
            }
        case .row(let row):
            guard case .array(let elements) = value else { return }
            if values[id] == nil { values[id] = value }
            for (slot, element) in zip(row.slots, elements) { add(element, as: slot.type) }
        case .choice(let choice):
            if let alternative = choice.alternatives.first(where: { $0.kind == value.kind }) {
                add(value, as: alternative.type)
            }
        case .taggedUnion(let union):
            if let variant = union.variant(of: value) { add(value, as: variant.type) }
        case .enumeration: break
        }
    }
}

extension TaggedUnionType {
    /// The variant that an object belongs to.
    func variant(of value: JSONValue) -> Variant? {
        guard let tag = value[tagKey] else { return nil }
        let text = tag.stringValue ?? tag.description
        return variants.first { $0.tags.contains(text) }
    }
}
