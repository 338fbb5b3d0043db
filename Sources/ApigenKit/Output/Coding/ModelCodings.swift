import ApigenMustache

/// How the models of a file are coded, and what that needs of its surroundings.
struct ModelCodings: TemplateConvertible {
    private var codings: [TemplateValue] = []
    private var support: PlainSupport?
    private let context: ModelContext
    /// Whether the code names a type of Foundation.
    private(set) var usesFoundation = false

    private static let forms = [
        "structureCoding", "rowCoding", "choiceCoding", "unionCoding", "wrapperCoding", "plainStructureCoding",
        "plainRowCoding", "plainChoiceCoding", "plainUnionCoding", "plainWrapperCoding",
    ]

    init(_ types: [TypeID], roots: [RootType], in context: ModelContext) {
        self.context = context
        switch context.style {
        case .runtime:
            for root in roots { addDirect(root) }
            for type in types { addDirect(context.schema[type]) }
            let references = types.flatMap { context.schema[$0].kind.references } + roots.map(\.type)
            usesFoundation = references.contains { context.spelling.usesFoundation($0) }
        case .plain(let prefix):
            let support = PlainSupport(prefix: prefix, roots: roots, in: context)
            let coding = PlainCoding(support: support, spelling: context.spelling)
            for root in roots { addPlain(root, coding) }
            for type in types { addPlain(context.schema[type], coding) }
            self.support = support
            usesFoundation = support.needsTimestamp || support.needsLossyList || support.needsJSONValue
        }
    }

    var isEmpty: Bool { codings.isEmpty && support?.isEmpty ?? true }

    var templateValue: TemplateValue {
        .object(
            context.surroundings.merging([
                "codings": .list(codings),
                "hasCodings": TemplateValue(!codings.isEmpty),
                "support": TemplateValue(support),
                "key": TemplateValue(support?.key),
                "jsonValue": TemplateValue(context.spelling.jsonValue),
            ]) { $1 }
        )
    }

    private mutating func add(_ form: String, _ value: some TemplateConvertible) {
        var forms = Dictionary(uniqueKeysWithValues: Self.forms.map { ($0, TemplateValue.null) })
        forms[form] = value.templateValue
        forms["isFirst"] = TemplateValue(codings.isEmpty)
        codings.append(.object(forms))
    }

    // MARK: On the runtime

    private mutating func addDirect(_ type: TypeDeclaration) {
        switch type.kind {
        case .structure(let structure): add("structureCoding", StructureCoding(type, structure, in: context))
        case .row(let row): add("rowCoding", RowCoding(type, row, in: context))
        case .choice(let choice): add("choiceCoding", ChoiceCoding(type, choice, in: context))
        case .taggedUnion(let union): add("unionCoding", TaggedUnionCoding(type, union, in: context))
        case .enumeration: break
        }
    }

    private mutating func addDirect(_ root: RootType) {
        guard case .wrapper(let name, let slot) = RootDeclaration(root, in: context) else { return }
        add("wrapperCoding", WrapperCoding(name: name, field: FieldCoding(slot, index: 0, in: context)))
    }

    // MARK: Without it

    private mutating func addPlain(_ type: TypeDeclaration, _ coding: PlainCoding) {
        switch type.kind {
        case .structure(let structure):
            let structureCoding = PlainStructureCoding(type, structure, coding: coding, in: context)
            if structureCoding.isNeeded { add("plainStructureCoding", structureCoding) }
        case .row(let row): add("plainRowCoding", PlainRowCoding(type, row, coding: coding, in: context))
        case .choice(let choice): add("plainChoiceCoding", PlainChoiceCoding(type, choice, coding: coding))
        case .taggedUnion(let union): add("plainUnionCoding", TaggedUnionCoding(type, union, in: context))
        case .enumeration: break
        }
    }

    private mutating func addPlain(_ root: RootType, _ coding: PlainCoding) {
        guard case .wrapper(let name, let slot) = RootDeclaration(root, in: context) else { return }
        let field = PlainFieldCoding(slot, coding: coding, in: context)
        add("plainWrapperCoding", WrapperCoding(name: name, field: field))
    }
}

/// How a document is coded whose whole is one value.
private struct WrapperCoding<Field: TemplateConvertible>: TemplateConvertible {
    var name: String
    var field: Field

    var templateValue: TemplateValue {
        ["typeName": TemplateValue(name), "fields": [field.templateValue]]
    }
}

extension PlainSupport {
    var isEmpty: Bool { !needsTimestamp && !needsLossyList && !needsKey && !needsJSONValue }
}
