/// Compares a function with itself: the same endpoint in an older client.
struct FunctionComparison {
    private let old: FunctionSurface
    private let new: FunctionSurface
    private let subject: String
    private(set) var changes: [APIChange] = []

    /// - Parameter owner: The type that has the function.
    init(_ old: FunctionSurface, _ new: FunctionSurface, of owner: String) {
        self.old = old
        self.new = new
        subject = "\(owner).\(new.signature)"
        if old.name != new.name {
            let former = "\(owner).\(old.signature)"
            changes.append(APIChange(.breaking, .endpointRenamed, former, "is now called `\(new.name)`"))
        }
        changes += ParameterComparison(old.parameters, new.parameters, subject: subject).changes
        if old.result != new.result {
            add(.breaking, .resultChanged, "gives `\(new.result)`, and gave `\(old.result)`")
        }
        if old.isDeprecated != new.isDeprecated {
            add(
                .compatible,
                new.isDeprecated ? .endpointDeprecated : .endpointUndeprecated,
                new.isDeprecated ? "is deprecated: calls have a warning" : "is no longer deprecated"
            )
        }
        if old.request != new.request {
            add(.behavior, .requestChanged, "sends \(new.title), and sent \(old.title)")
        }
        for (before, after) in zip(old.settings, new.settings) where before != after {
            add(.behavior, .requestChanged, Self.difference(before, after))
        }
        if old.documentation != new.documentation {
            add(.internal, .documentationChanged, "is described in other words")
        }
    }

    private mutating func add(_ impact: APIChange.Impact, _ kind: APIChange.Kind, _ summary: String) {
        changes.append(APIChange(impact, kind, subject, summary))
    }

    /// What is other about a setting.
    static func difference(_ old: FunctionSurface.Setting, _ new: FunctionSurface.Setting) -> String {
        let texts = [new.value, old.value].map { $0.isEmpty ? "none" : "`\($0)`" }
        return "has another \(new.name): \(texts[0]), and had \(texts[1])"
    }
}

/// Compares the parameters of a function.
struct ParameterComparison {
    private let subject: String
    private(set) var changes: [APIChange] = []

    init(_ old: [ParameterSurface], _ new: [ParameterSurface], subject: String) {
        self.subject = subject
        var unmatched = old
        var added: [ParameterSurface] = []
        var pairs: [(old: ParameterSurface, new: ParameterSurface)] = []
        for parameter in new {
            if let index = unmatched.firstIndex(where: { $0.label == parameter.label }) {
                pairs.append((unmatched.remove(at: index), parameter))
            } else {
                added.append(parameter)
            }
        }
        for parameter in added {
            if let wire = parameter.wire, let index = unmatched.firstIndex(where: { $0.wire == wire }) {
                let other = unmatched.remove(at: index)
                add(.breaking, .parameterRenamed, "has `\(parameter.label):` in place of `\(other.label):`")
                pairs.append((other, parameter))
            } else {
                let isRequired = parameter.defaultValue == nil
                let value = parameter.defaultValue.map { " = \($0)" } ?? ""
                let summary = "has a new parameter `\(parameter.label): \(parameter.type)\(value)`"
                let consequence = isRequired ? "every call has to give it" : nil
                add(isRequired ? .breaking : .compatible, .parameterAdded, summary, consequence)
            }
        }
        for parameter in unmatched {
            add(.breaking, .parameterRemoved, "has no parameter `\(parameter.label): \(parameter.type)` any more")
        }
        for pair in pairs { compare(pair.old, pair.new) }
        compareOrder(pairs.map(\.old), in: old)
    }

    private mutating func add(
        _ impact: APIChange.Impact,
        _ kind: APIChange.Kind,
        _ summary: String,
        _ consequence: String? = nil
    ) {
        changes.append(APIChange(impact, kind, subject, summary, consequence: consequence))
    }

    private mutating func compare(_ old: ParameterSurface, _ new: ParameterSurface) {
        let name = new.label == "_" ? "its first argument" : "`\(new.label):`"
        if old.type != new.type {
            // An argument that is no optional is taken where one is.
            let isWider = new.type == old.type + "?"
            let summary = "takes `\(new.type)` for \(name), and took `\(old.type)`"
            add(isWider ? .compatible : .breaking, .parameterTypeChanged, summary)
        }
        if old.defaultValue != new.defaultValue {
            switch (old.defaultValue, new.defaultValue) {
            case (_?, nil):
                add(
                    .breaking,
                    .parameterDefaultChanged,
                    "has no default for \(name) any more",
                    "every call has to give it"
                )
            case (nil, let value?): add(.compatible, .parameterDefaultChanged, "has a default for \(name): `\(value)`")
            case (let before?, let after?):
                add(.behavior, .parameterDefaultChanged, "has the default `\(after)` for \(name), and had `\(before)`")
            case (nil, nil): break
            }
        }
        if let wire = new.wire, let before = old.wire, wire != before || new.style != old.style {
            let texts = [(wire, new.style), (before, old.style)].map { $1.isEmpty ? $0 : "\($0) (\($1))" }
            add(.behavior, .parameterWireChanged, "sends \(name) as \(texts[0]), and sent it as \(texts[1])")
        }
    }

    /// Arguments are given in the order of the parameters.
    private mutating func compareOrder(_ kept: [ParameterSurface], in old: [ParameterSurface]) {
        guard kept != old.filter(kept.contains) else { return }
        add(.breaking, .parametersReordered, "takes its arguments in another order")
    }
}
