import ApigenMustache

/// The declarations of a file of models, and what they need of their surroundings.
struct ModelDeclarations: TemplateConvertible {
    private let types: [TemplateValue]
    private let declaresNamespace: Bool
    private let context: ModelContext
    /// Whether a declaration shows a type of Foundation.
    private(set) var usesFoundation = false

    init(_ types: [TypeID], roots: [RootType], declaresNamespace: Bool, in context: ModelContext) {
        self.context = context
        self.declaresNamespace = declaresNamespace
        var declared = roots.compactMap { RootDeclaration($0, in: context).templateValue(in: context) }
        declared += types.map { Self.declaration(of: $0, in: context) }
        self.types = declared.enumerated().map { index, value in
            guard case .object(var members) = value else { return value }
            members["isFirst"] = TemplateValue(index == 0)
            return .object(members)
        }
        let references = types.flatMap { context.schema[$0].kind.references } + roots.map(\.type)
        usesFoundation = references.contains { context.spelling.usesFoundation($0) }
    }

    var members: [String: TemplateValue] {
        context.surroundings.merging([
            "types": .list(types),
            "hasTypes": TemplateValue(!types.isEmpty),
            "declaresNamespace": TemplateValue(declaresNamespace && context.options.namespace != nil),
        ]) { $1 }
    }

    var templateValue: TemplateValue { .object(members) }

    private static func declaration(of id: TypeID, in context: ModelContext) -> TemplateValue {
        let type = context.schema[id]
        switch type.kind {
        case .structure(let structure): return form("structure", StructureDeclaration(type, structure, in: context))
        case .row(let row): return form("structure", StructureDeclaration(type, row, in: context))
        case .enumeration(let enumeration): return form("enumeration", EnumDeclaration(type, enumeration, in: context))
        case .choice(let choice): return form("enumeration", EnumDeclaration(type, id: id, choice, in: context))
        case .taggedUnion(let union): return form("enumeration", EnumDeclaration(type, id: id, union, in: context))
        }
    }

    /// A value that a template tells apart by the name of its form.
    static func form(_ name: String, _ value: some TemplateConvertible) -> TemplateValue {
        var forms: [String: TemplateValue] = ["structure": .null, "enumeration": .null, "alias": .null]
        forms[name] = value.templateValue
        return .object(forms)
    }
}

extension RootDeclaration {
    /// The declaration, where there is one.
    func templateValue(in context: ModelContext) -> TemplateValue? {
        switch self {
        case .declared: return nil
        case .alias(let name, let type):
            return ModelDeclarations.form("alias", AliasDeclaration(name: name, type: type))
        case .wrapper(let name, let slot):
            let declaration = StructureDeclaration(
                documentation: context.documentation(["A document whose whole is a value with dates or identifiers."]),
                name: name,
                conformances: context.conformances(),
                properties: [PropertyDeclaration(slot, in: context)],
                parameters: "_ \(slot.name): \(slot.type)",
                assignments: [StructureDeclaration.Assignment(member: slot.field.name, value: slot.name)]
            )
            return ModelDeclarations.form("structure", declaration)
        }
    }
}

/// A `typealias`.
private struct AliasDeclaration: TemplateConvertible {
    var name: String
    var type: String

    var templateValue: TemplateValue { ["name": TemplateValue(name), "type": TemplateValue(type)] }
}

extension ModelContext {
    /// What templates of models and of their coding know besides the types.
    var surroundings: [String: TemplateValue] {
        [
            "access": TemplateValue(options.access.prefix),
            "property": TemplateValue(options.isMutable ? "var" : "let"),
            "isMutable": TemplateValue(options.isMutable),
            "storageAccess": TemplateValue(style.isPlain ? "private " : ""),
            "namespace": TemplateValue(options.namespace.map(SwiftKeyword.escaped)),
            "qualifier": TemplateValue(options.namespace.map { SwiftKeyword.escaped($0) + "." } ?? ""),
        ]
    }
}

extension TypeDeclaration.Kind {
    /// The types that the declaration names.
    var references: [TypeReference] {
        switch self {
        case .structure(let structure): structure.fields.map(\.type)
        case .row(let row): row.slots.map(\.type)
        case .choice(let choice): choice.alternatives.map(\.type)
        case .taggedUnion(let union): union.variants.map(\.type)
        case .enumeration: []
        }
    }
}
