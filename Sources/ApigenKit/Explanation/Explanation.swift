/// Why each type is what it is: the decisions, the rules that made them, the evidence, and how to decide otherwise.
package struct Explanation: Sendable {
    /// The types, in the order in which they are declared.
    package var types: [TypeExplanation]

    /// Why one type is what it is.
    package struct TypeExplanation: Sendable {
        /// The name of the type.
        package var name: String
        /// What it is: `struct`, `open enum`, `union by "type"`.
        package var kind: String
        /// What it was inferred from.
        package var origin: String?
        package var decisions: [Decision]
        package var fields: [FieldExplanation]
    }

    /// Why one field is what it is.
    package struct FieldExplanation: Sendable {
        package var name: String
        package var key: String
        /// The type, in Swift.
        package var type: String
        package var decisions: [Decision]
    }

    /// Explains all types of a schema.
    package init(of schema: Schema) {
        let spelling = TypeSpelling(schema: schema, style: .runtime)
        types = schema.types.map { type in
            TypeExplanation(
                name: type.name,
                kind: type.summary(spelling),
                origin: type.origin,
                decisions: type.decisions,
                fields: Self.fields(of: type).map { field in
                    FieldExplanation(
                        name: field.name,
                        key: field.key,
                        type: spelling.propertyType(of: field),
                        decisions: field.decisions.map { $0.naming(type.name, field.key) }
                    )
                }
            )
        }
    }

    private static func fields(of type: TypeDeclaration) -> [Field] {
        switch type.kind {
        case .structure(let structure): structure.fields
        case .row(let row): row.slots
        case .enumeration, .choice, .taggedUnion: []
        }
    }

    /// The part about a type, or about one of its fields by name or key; nothing where there is no such thing.
    package func selecting(_ path: String) -> Explanation? {
        let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
        guard let name = parts.first, var type = types.first(where: { $0.name == name }) else { return nil }
        if parts.count == 2 {
            type.fields = type.fields.filter { $0.name == parts[1] || $0.key == parts[1] }
            type.decisions = []
            guard !type.fields.isEmpty else { return nil }
        }
        var copy = self
        copy.types = [type]
        return copy
    }

    /// Only the decisions that could have gone otherwise.
    package var unforced: Explanation {
        var copy = self
        copy.types = types.compactMap { type in
            var type = type
            type.decisions.removeAll(where: \.isForced)
            type.fields = type.fields.compactMap { field in
                var field = field
                field.decisions.removeAll(where: \.isForced)
                return field.decisions.isEmpty ? nil : field
            }
            return type.decisions.isEmpty && type.fields.isEmpty ? nil : type
        }
        return copy
    }

    /// The names that can be asked for, for suggestions.
    package var names: [String] {
        types.flatMap { type in [type.name] + type.fields.map { "\(type.name).\($0.name)" } }
    }
}

extension Decision {
    /// The same decision, the override that it names completed by the model and the key.
    fileprivate func naming(_ model: String, _ key: String) -> Decision {
        guard let override else { return self }
        var copy = self
        copy.override = "\"models\": { \(model.quoted): { \(override.replacing("…", by: key)) } }"
        return copy
    }
}

extension String {
    /// The text with each place of a part replaced.
    fileprivate func replacing(_ part: Character, by other: String) -> String {
        var result = ""
        for character in self {
            if character == part { result += other } else { result.append(character) }
        }
        return result
    }
}
