import ApigenMustache

/// A declared type as a page shows it.
struct ModelCard: TemplateConvertible {
    private let id: TypeID
    private let type: TypeDeclaration
    private let explanation: Explanation.TypeExplanation
    private let figures: TypeFigures
    private let spelling: TypeSpelling
    private let links: PageLinks
    private let uses: [ModelUse]
    let fields: [FieldEntry]

    init(_ id: TypeID, in api: APIExplanation, uses: [ModelUse]) {
        let type = api.schema[id]
        let links = api.links
        let figures = api.figures[id]
        let explanation = api.explanation.types[id.index]
        self.id = id
        self.type = type
        self.explanation = explanation
        self.figures = figures
        self.links = links
        self.uses = uses
        spelling = api.client.spelling
        fields = type.fields.indices.map { index in
            let field = type.fields[index]
            return FieldEntry(
                field: field,
                explanation: explanation.fields[index],
                figures: figures.fields[index],
                total: figures.count,
                id: links.field(field, of: id),
                subject: "\(type.name).\(field.name)",
                links: links,
                hasKey: type.isStructure
            )
        }
    }

    /// The decisions about the type that could have gone otherwise.
    private var ownNotes: [DecisionNote] {
        explanation.decisions.filter { !$0.isForced }.map { DecisionNote($0, about: type.name, at: links.model(id)) }
    }

    /// All decisions that could have gone otherwise, those about fields among them.
    var notes: [DecisionNote] { ownNotes + fields.flatMap(\.notes) }

    /// The required fields that few objects show; nothing where there are none.
    var thinFields: TemplateValue? {
        let thin = fields.filter { ThinEvidence.isThin($0.field) }
        guard type.isStructure, !thin.isEmpty else { return nil }
        let most = thin.map(\.field.presence).max() ?? 0
        return [
            "subject": TemplateValue(type.name),
            "link": TemplateValue(links.model(id)),
            "evidence": TemplateValue(PageText.count(most, "object")),
            "fields": .list(thin.map { ["name": TemplateValue($0.field.name), "link": TemplateValue($0.id)] }),
        ]
    }

    var templateValue: TemplateValue {
        [
            "id": TemplateValue(links.model(id)),
            "name": TemplateValue(type.name),
            "kind": TemplateValue(kind),
            "description": TemplateValue(type.description),
            "origin": TemplateValue(type.origin),
            "uses": uses.templateValue,
            "hasFields": TemplateValue(!fields.isEmpty),
            "fields": fields.templateValue,
            "casesTitle": TemplateValue(casesTitle),
            "cases": .list(cases),
            "others": TemplateValue(figures.others > 0 ? "\(figures.others) of others" : nil),
            "notes": ownNotes.templateValue,
            "reasons": TemplateValue(explanation.decisions.filter(\.isForced).map { "\($0.rule): \($0.reason)" }),
        ]
    }

    private var kind: String {
        switch type.kind {
        case .structure: "struct"
        case .row: "struct, coded as a list"
        case .enumeration: "open enum"
        case .choice: "enum of kinds"
        case .taggedUnion(let union): "enum by \(union.tagKey.quoted)"
        }
    }

    private var casesTitle: String? {
        switch type.kind {
        case .structure, .row: nil
        case .enumeration: "Known values"
        case .choice: "Kinds"
        case .taggedUnion: "Variants"
        }
    }

    private var cases: [TemplateValue] {
        switch type.kind {
        case .structure, .row: []
        case .enumeration(let enumeration):
            enumeration.cases.enumerated().map { entry($0, name: $1.name, values: [$1.value], type: nil) }
        case .choice(let choice):
            choice.alternatives.enumerated().map { entry($0, name: $1.name, values: [], type: $1.type) }
        case .taggedUnion(let union):
            union.variants.enumerated().map { entry($0, name: $1.name, values: $1.tags, type: $1.type) }
        }
    }

    private func entry(_ index: Int, name: String, values: [String], type: TypeReference?) -> TemplateValue {
        let code = type.map { CodeText(spelling.name(of: $0), links: links) }
        return [
            "name": TemplateValue(name),
            "values": TemplateValue(values.map(\.quoted)),
            "type": TemplateValue(code),
            "count": TemplateValue("\(figures.cases[index])"),
            "percent": TemplateValue(PageText.percent(figures.cases[index], of: figures.count)),
        ]
    }
}

extension TypeDeclaration {
    /// Whether it is an object with known fields.
    fileprivate var isStructure: Bool {
        if case .structure = kind { true } else { false }
    }
}
