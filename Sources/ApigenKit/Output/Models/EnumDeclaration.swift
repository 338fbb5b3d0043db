import ApigenMustache

/// An `enum` as it is declared.
struct EnumDeclaration: TemplateConvertible {
    var documentation: Documentation
    var keyword: String
    var name: String
    var conformances: String
    var cases: [Case]
    /// The names of the cases that are strings, for a list of them; empty where there is none.
    var knownCases: [String] = []
    /// Whether the cases are strings.
    var isOpen = false
    /// The case that keeps what is not known.
    var unknownCase = "unknown"

    /// A case.
    struct Case: TemplateConvertible {
        var documentation = Documentation([])
        var name: String
        /// The associated value's type in parentheses, or nothing.
        var payload = ""
        /// The string that the case stands for.
        var literal: String?

        var templateValue: TemplateValue {
            [
                "documentation": documentation.templateValue,
                "name": TemplateValue(SwiftKeyword.escaped(name)),
                "member": TemplateValue(name),
                "payload": TemplateValue(payload),
                "literal": TemplateValue(literal),
            ]
        }
    }

    var templateValue: TemplateValue {
        [
            "documentation": documentation.templateValue,
            "keyword": TemplateValue(keyword),
            "name": TemplateValue(name),
            "conformances": TemplateValue(conformances),
            "cases": cases.templateValue,
            "knownCases": TemplateValue(knownCases.joined(separator: ", ")),
            "isOpen": TemplateValue(isOpen),
            "unknownCase": TemplateValue(unknownCase),
        ]
    }
}

extension EnumDeclaration {
    /// Strings of which some are known.
    init(_ type: TypeDeclaration, _ enumeration: EnumerationType, in context: ModelContext) {
        documentation = context.documentation(of: type)
        keyword = "enum"
        name = SwiftKeyword.escaped(type.name)
        conformances = context.conformances(isOpenEnum: true)
        isOpen = true
        cases = enumeration.cases.map { Case(name: $0.name, literal: SwiftLiteral.string($0.value)) }
        knownCases = cases.map { "." + $0.name }
        let names = Set(enumeration.cases.map(\.name))
        unknownCase = Self.unknownCase(names)
        cases.append(
            Case(
                documentation: context.documentation(["A value that none of the cases stands for."], indentation: 4),
                name: unknownCase,
                payload: "(String)"
            )
        )
        if names.contains("knownCases") { knownCases = [] }
    }

    /// A value of several kinds.
    init(_ type: TypeDeclaration, id: TypeID, _ choice: ChoiceType, in context: ModelContext) {
        self.init(type, id: id, in: context)
        cases = choice.alternatives.map { alternative in
            let payload = alternative.kind == .null ? "" : "(\(context.spelling.name(of: alternative.type)))"
            return Case(name: alternative.name, payload: payload)
        }
    }

    /// Objects told apart by a tag.
    init(_ type: TypeDeclaration, id: TypeID, _ union: TaggedUnionType, in context: ModelContext) {
        self.init(type, id: id, in: context)
        cases = union.variants.map { variant in
            Case(name: variant.name, payload: "(\(context.spelling.name(of: variant.type)))")
        }
        unknownCase = Self.unknownCase(Set(union.variants.map(\.name)))
        let text = "An object whose `\(union.tagKey)` is missing or none of those above."
        cases.append(
            Case(
                documentation: context.documentation([text], indentation: 4),
                name: unknownCase,
                payload: "(\(context.spelling.jsonValue))"
            )
        )
    }

    private init(_ type: TypeDeclaration, id: TypeID, in context: ModelContext) {
        documentation = context.documentation(of: type)
        keyword = context.schema.isStoredInPlace(id, within: id) ? "indirect enum" : "enum"
        name = SwiftKeyword.escaped(type.name)
        conformances = context.conformances()
        cases = []
    }

    /// The name of the case for what is not known.
    static func unknownCase(_ names: Set<String>) -> String {
        ["unknown", "unrecognized"].first { !names.contains($0) }
            ?? SwiftIdentifier.unique("unknownValue", suffix: "Case") { names.contains($0) }
    }
}
