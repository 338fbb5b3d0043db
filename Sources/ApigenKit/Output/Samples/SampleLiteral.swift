import ApigenJSON

/// Writes samples as Swift expressions, models by their initialisers and, within each other, by their own samples.
struct SampleLiteral {
    private let schema: Schema
    private let spelling: TypeSpelling
    private let samples: [TypeID: JSONValue]
    /// The expressions that are known; nothing for a type that has none.
    private(set) var expressions: [TypeID: String?] = [:]

    init(schema: Schema, spelling: TypeSpelling, samples: [TypeID: JSONValue]) {
        self.schema = schema
        self.spelling = spelling
        self.samples = samples
        for index in schema.types.indices { _ = expression(of: TypeID(index)) }
    }

    /// The expression of a model's sample; nothing where there is no sample that Swift can spell.
    private mutating func expression(of id: TypeID) -> String? {
        if let known = expressions[id] { return known }
        // A sample that leads to itself would wait for itself: within it, the type has none.
        expressions[id] = .some(nil)
        guard let sample = samples[id], let expression = expression(of: sample, as: id) else { return nil }
        expressions[id] = expression
        return expression
    }

    private mutating func expression(of value: JSONValue, as id: TypeID) -> String? {
        let fields: [(Field, JSONValue?)]
        switch schema[id].kind {
        case .structure(let structure): fields = structure.fields.map { ($0, value[$0.key]) }
        case .row(let row): fields = row.slots.enumerated().map { ($1, value[$0]) }
        default: return nil
        }
        var arguments: [String] = []
        for (field, value) in fields {
            guard let argument = argument(of: field, value) else {
                if field.type.isOptional { continue }
                return nil
            }
            arguments.append("\(SwiftKeyword.argument(field.name)): \(argument)")
        }
        return "\(spelling.name(of: id))(\(arguments.joined(separator: ", ")))"
    }

    /// The value of a field; nothing where it is left out.
    private mutating func argument(of field: Field, _ value: JSONValue?) -> String? {
        guard let value else { return nil }
        guard field.type.isOptional else { return literal(value, field.type) }
        if value.isNull { return field.absence == .distinct ? ".null" : nil }
        let literal = literal(value, field.type.unwrapped)
        return field.absence == .distinct ? literal.map { ".value(\($0))" } : literal
    }

    private mutating func literal(_ value: JSONValue, _ type: TypeReference) -> String? {
        switch type {
        case .optional(let wrapped): return value.isNull ? "nil" : literal(value, wrapped)
        case .array(let element):
            let elements = (value.arrayValue ?? []).compactMap { literal($0, element) }
            // Samples of models are the same for each element.
            return "[\(elements.first == ".sample" ? ".sample" : elements.joined(separator: ", "))]"
        case .map(let element):
            let members = (value.objectValue?.members ?? []).prefix(SampleValue.mapLength).compactMap { member in
                literal(member.value, element).map { "\(SwiftLiteral.string(member.key)): \($0)" }
            }
            return members.isEmpty ? "[:]" : "[\(members.joined(separator: ", "))]"
        case .named(let id): return literal(value, id)
        default: return ScalarLiteral.literal(value, type)
        }
    }

    private mutating func literal(_ value: JSONValue, _ id: TypeID) -> String? {
        switch schema[id].kind {
        case .structure, .row: return expression(of: id).map { _ in ".sample" }
        case .enumeration(let enumeration):
            guard let text = value.stringValue else { return nil }
            if let known = enumeration.cases.first(where: { $0.value == text }) { return "." + known.name }
            let unknown = EnumDeclaration.unknownCase(Set(enumeration.cases.map(\.name)))
            return ".\(unknown)(\(SwiftLiteral.string(text)))"
        case .choice(let choice):
            guard let alternative = choice.alternatives.first(where: { $0.kind == value.kind }) else { return nil }
            if value.isNull { return "." + alternative.name }
            return literal(value, alternative.type).map { ".\(alternative.name)(\($0))" }
        case .taggedUnion(let union):
            guard let variant = union.variant(of: value) else {
                let unknown = EnumDeclaration.unknownCase(Set(union.variants.map(\.name)))
                return ".\(unknown)(\(ScalarLiteral.json(value)))"
            }
            return literal(value, variant.type).map { ".\(variant.name)(\($0))" }
        }
    }
}
