import ApigenMustache

/// A decision that could have gone otherwise, as a page shows it.
struct DecisionNote: TemplateConvertible {
    private let decision: ExplainedDecision
    /// What it is about, and where that stands.
    private let subject: String
    private let link: String

    init(_ decision: ExplainedDecision, about subject: String, at link: String) {
        self.decision = decision
        self.subject = subject
        self.link = link
    }

    var templateValue: TemplateValue {
        [
            "rule": TemplateValue(decision.rule),
            "reason": TemplateValue(decision.reason),
            "runnerUp": TemplateValue(decision.runnerUp),
            "override": TemplateValue(decision.override),
            "subject": TemplateValue(subject),
            "link": TemplateValue(link),
        ]
    }
}
