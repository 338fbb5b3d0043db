import ApigenMustache

/// A field of a model as a page shows it.
struct FieldEntry: TemplateConvertible {
    let field: Field
    let explanation: Explanation.FieldExplanation
    let figures: ValueFigures
    /// How many values of the type that the field belongs to were seen.
    let total: Int
    let id: String
    /// The name of the type and of the field.
    let subject: String
    let links: PageLinks
    /// Whether it stands under a key; the slot of a row does not.
    let hasKey: Bool

    /// The decisions that could have gone otherwise.
    var notes: [DecisionNote] {
        explanation.decisions.filter { !$0.isForced }.map { DecisionNote($0, about: subject, at: id) }
    }

    var templateValue: TemplateValue {
        [
            "id": TemplateValue(id),
            "name": TemplateValue(field.name),
            "type": CodeText(explanation.type, links: links).templateValue,
            "key": TemplateValue(hasKey && field.key != field.name ? field.key.quoted : nil),
            "place": TemplateValue(figures.first?.description),
            "description": TemplateValue(field.description ?? field.note),
            "presence": presence,
            "facts": TemplateValue(facts),
            "examples": TemplateValue(figures.examples),
            "isSecret": TemplateValue(figures.isSecret),
            "isThin": TemplateValue(ThinEvidence.isThin(field)),
            "isOptional": TemplateValue(field.absence != .never),
            "reasons": TemplateValue(reasons),
            "notes": notes.templateValue,
        ]
    }

    /// How often the field was there; nothing where no sample shows it.
    private var presence: TemplateValue {
        guard total > 0 else { return .null }
        let values = figures.count - figures.nulls
        let absent = total - figures.count
        var parts = ["\(figures.count) of \(total)"]
        if figures.nulls > 0 { parts.append("\(figures.nulls) null") }
        return [
            "caption": TemplateValue(parts.joined(separator: " · ")),
            "meaning": TemplateValue(
                "present in \(figures.count) of \(total), null in \(figures.nulls), absent in \(absent)"
            ),
            "valuePercent": TemplateValue(PageText.percent(values, of: total)),
            "nullPercent": TemplateValue(PageText.percent(figures.nulls, of: total)),
            "hasValues": TemplateValue(values > 0),
            "hasNulls": TemplateValue(figures.nulls > 0),
        ]
    }

    /// What the values have in common, each fact in a few words.
    private var facts: [String] {
        var facts: [String] = []
        let booleans = figures.booleans
        if booleans.true + booleans.false > 0 { facts.append("\(booleans.true) true, \(booleans.false) false") }
        if let numbers = figures.numbers {
            facts.append(PageText.range(numbers.smallest.literal, numbers.largest.literal))
        }
        if let instants = figures.instants {
            facts.append(PageText.range(instants.first, instants.last))
        } else if figures.lengths == 0...0 {
            facts.append("always empty")
        } else if let lengths = figures.lengths {
            facts.append("\(Self.range(lengths)) \(lengths == 1...1 ? "character" : "characters")")
        }
        if let lengths = figures.listLengths {
            facts.append("\(Self.range(lengths)) \(lengths == 1...1 ? "element" : "elements")")
        }
        if let sizes = figures.mapSizes { facts.append("\(Self.range(sizes)) \(sizes == 1...1 ? "entry" : "entries")") }
        if let distinct, !figures.isSecret { facts.append(distinct) }
        return facts
    }

    /// `3`, or `3–8` where there are two.
    private static func range(_ range: ClosedRange<Int>) -> String {
        range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
    }

    private var distinct: String? {
        let scalars = figures.scalars - figures.booleans.true - figures.booleans.false
        guard scalars > 1, figures.lengths != 0...0, let distinct = figures.distinct else { return nil }
        if distinct == 1 { return "always the same" }
        return distinct == scalars ? "all different" : "\(distinct) different"
    }

    /// The evidence that left no choice. What was seen is told by the figures, where samples were read for them.
    private var reasons: [String] {
        explanation.decisions.filter { $0.isForced && ($0.rule != "seen" || total == 0) }.map { decision in
            decision.rule == "seen" ? decision.reason : "\(decision.rule): \(decision.reason)"
        }
    }
}
