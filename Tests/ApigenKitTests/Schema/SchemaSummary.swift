import ApigenJSON
import ApigenKit

extension Resolution {
    /// The types in a few lines, as tests compare them.
    var summary: String {
        var lines = roots.map { "root \(schema.spelling($0))" }
        for type in schema.types { lines += schema.lines(of: type) }
        return lines.joined(separator: "\n")
    }
}

extension Schema {
    fileprivate func lines(of type: TypeDeclaration) -> [String] {
        switch type.kind {
        case .structure(let structure):
            let id = structure.identifier.map { " id:\($0)" } ?? ""
            return ["struct \(type.name)\(id)"] + structure.fields.map(line)
        case .row(let row): return ["row \(type.name)"] + row.slots.map(line)
        case .enumeration(let enumeration):
            let cases = enumeration.cases.map { $0.name == $0.value ? $0.name : "\($0.name)=\($0.value)" }
            return ["enum \(type.name): \(cases.joined(separator: " "))"]
        case .choice(let choice):
            return ["choice \(type.name)"] + choice.alternatives.map { "  \($0.name): \(spelling($0.type))" }
        case .taggedUnion(let union):
            return ["union \(type.name) by \(union.tagKey)"]
                + union.variants.map { "  \($0.name)[\($0.tags.joined(separator: ","))]: \(spelling($0.type))" }
        }
    }

    private func line(_ field: Field) -> String {
        let key = field.key == field.name || field.key.isEmpty ? "" : " \"\(field.key)\""
        let absence = field.absence == .never ? "" : " \(field.absence.rawValue)"
        return "  \(field.name): \(spelling(field.type))\(key)\(absence)\(field.isIndirect ? " indirect" : "")"
    }

    func spelling(_ type: TypeReference) -> String {
        switch type {
        case .bool: "Bool"
        case .int: "Int"
        case .uint64: "UInt64"
        case .double: "Double"
        case .decimal: "Decimal"
        case .number: "JSONNumber"
        case .string: "String"
        case .dateTime: "Date"
        case .date: "Day"
        case .uuid: "UUID"
        case .url: "URL"
        case .json: "JSONValue"
        case .array(let element): "[\(spelling(element))]"
        case .map(let value): "[String: \(spelling(value))]"
        case .optional(let wrapped): "\(spelling(wrapped))?"
        case .named(let id): self[id].name
        }
    }
}
