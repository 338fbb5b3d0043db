import ApigenJSON

/// What to write into a spec so that a decision is made otherwise: a member `"models"` that can be pasted.
struct OverrideSnippet {
    let schema: Schema

    /// The override of a decision about a whole type; nothing where a spec can't change it.
    func text(of decision: Decision, about type: TypeDeclaration) -> String? {
        switch decision.override {
        case .untagged: Self.models(type.name, #""tag": false"#)
        case .form(let form): Self.models(type.name, #""as": \#(Self.json(form.rawValue))"#)
        case .type, nil: nil
        }
    }

    /// The override of a decision about a field of a type.
    func text(of decision: Decision, about field: Field, of type: TypeDeclaration) -> String? {
        // The slots of a row have no names in a spec.
        guard case .structure = type.kind else { return nil }
        switch decision.override {
        case .type(let name):
            guard let spelled = Self.type(field.type, of: name, in: schema) else { return nil }
            return Self.models(type.name, #""fields": {\#(Self.json(field.key)): \#(Self.json(spelled))}"#)
        case .form(let form):
            guard let steps = Self.stepsToMap(in: field.type) else { return nil }
            let place = ModelPlace(root: type.name, steps: [.key(field.key)] + steps)
            // A key that a place can't spell has no override.
            guard ModelPlace(place.description) == place else { return nil }
            let name = SwiftIdentifier.unique(Namer().elementTypeName(for: field.key), suffix: "Object") { name in
                schema.types.contains { $0.name == name }
            }
            let at = Self.json(place.description)
            return Self.models(name, #""at": [\#(at)], "as": \#(Self.json(form.rawValue))"#)
        case .untagged, nil: return nil
        }
    }

    private static func models(_ name: String, _ members: String) -> String {
        #""models": { \#(json(name)): { \#(members) } }"#
    }

    private static func json(_ text: String) -> String { JSONValue.string(text).description }

    /// A type as a spec spells it, with a name in place of what it is made of; nothing where that is made of others.
    private static func type(_ type: TypeReference, of name: String, in schema: Schema) -> String? {
        switch type {
        case .optional(let wrapped): self.type(wrapped, of: name, in: schema).map { $0 + "?" }
        case .array(let element): self.type(element, of: name, in: schema).map { "[\($0)]" }
        case .map(let value): self.type(value, of: name, in: schema).map { "[String: \($0)]" }
        case .named(let id):
            if case .enumeration = schema[id].kind { name } else { nil }
        default: name
        }
    }

    /// The way through lists to the map that a field holds.
    private static func stepsToMap(in type: TypeReference) -> [ModelPlace.Step]? {
        switch type {
        case .map: []
        case .optional(let wrapped): stepsToMap(in: wrapped)
        case .array(let element): stepsToMap(in: element).map { [.element] + $0 }
        default: nil
        }
    }
}
