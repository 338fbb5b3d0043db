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
        package var decisions: [ExplainedDecision]
        package var fields: [FieldExplanation]
    }

    /// Why one field is what it is.
    package struct FieldExplanation: Sendable {
        package var name: String
        package var key: String
        /// The type, in Swift.
        package var type: String
        package var decisions: [ExplainedDecision]
    }

    /// Explains all types of a schema.
    package init(of schema: Schema) {
        let spelling = TypeSpelling(schema: schema, style: .runtime)
        let snippets = OverrideSnippet(schema: schema)
        types = schema.types.map { type in
            TypeExplanation(
                name: type.name,
                kind: type.summary(spelling),
                origin: type.origin,
                decisions: type.decisions.map { ExplainedDecision($0, override: snippets.text(of: $0, about: type)) },
                fields: type.fields.map { field in
                    FieldExplanation(
                        name: field.name,
                        key: field.key,
                        type: spelling.propertyType(of: field),
                        decisions: field.decisions.map { decision in
                            ExplainedDecision(decision, override: snippets.text(of: decision, about: field, of: type))
                        }
                    )
                }
            )
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

/// A decision, with what to write into the spec to make another one.
package struct ExplainedDecision: Hashable, Sendable {
    /// The rule that made it.
    package var rule: String
    /// The evidence.
    package var reason: String
    /// What would have been next best.
    package var runnerUp: String?
    /// The member to write into the spec.
    package var override: String?
    /// Whether the samples left no other choice.
    package var isForced: Bool

    init(_ decision: Decision, override: String?) {
        rule = decision.rule
        reason = decision.reason
        runnerUp = decision.runnerUp
        self.override = override
        isForced = decision.isForced
    }
}
