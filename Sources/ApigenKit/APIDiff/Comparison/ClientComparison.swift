/// Compares what holds for a client as a whole.
struct ClientComparison {
    let old: ClientSurface
    let new: ClientSurface

    var changes: [APIChange] {
        var changes: [APIChange] = []
        if old.apiName != new.apiName {
            let consequence = "so are the names of its resources and files"
            let summary = "is now called `\(new.apiName)`"
            changes.append(APIChange(.breaking, .clientRenamed, old.apiName, summary, consequence: consequence))
        }
        changes += optionChanges + conformanceChanges
        for (before, after) in zip(old.settings, new.settings) where before != after {
            let summary = FunctionComparison.difference(before, after)
            changes.append(APIChange(.behavior, .requestDefaultsChanged, new.apiName, summary))
        }
        if old.documentation != new.documentation {
            changes.append(APIChange(.internal, .documentationChanged, new.apiName, "is described in other words"))
        }
        return changes
    }

    private var optionChanges: [APIChange] {
        var changes: [APIChange] = []
        let before = old.swift
        let after = new.swift
        func add(_ impact: APIChange.Impact, _ kind: APIChange.Kind, _ summary: String, _ consequence: String? = nil) {
            changes.append(APIChange(impact, kind, new.apiName, summary, consequence: consequence))
        }
        if before.access != after.access {
            let isNarrower = after.access.reach < before.access.reach
            add(
                isNarrower ? .breaking : .compatible,
                .accessChanged,
                "and all else is now `\(after.access.rawValue)`, and was `\(before.access.rawValue)`",
                isNarrower ? "code outside the \(after.access.scope) can't see it any more" : nil
            )
        }
        if before.namespace != after.namespace {
            let summary =
                switch (before.namespace, after.namespace) {
                case (let old?, let new?): "has its models in `\(new)`, and had them in `\(old)`"
                case (nil, let new?): "has its models in `\(new)`, and they stood by themselves"
                case (let old?, nil): "has its models by themselves, and had them in `\(old)`"
                case (nil, nil): ""
                }
            add(.breaking, .namespaceChanged, summary, "every model is named in another way")
        }
        if before.isMutable != after.isMutable {
            let summary =
                after.isMutable ? "has properties that can be set" : "has properties that can't be set any more"
            add(after.isMutable ? .compatible : .breaking, .mutabilityChanged, summary)
        }
        if before.coding != after.coding {
            let isPlain = after.coding == .codable
            add(
                .breaking,
                .codingChanged,
                isPlain ? "is gone, with its endpoints and resources: the models are plain now" : "is new",
                isPlain ? nil : "models stand on the runtime, which must be imported"
            )
        }
        if before.observation != after.observation, after.coding == .direct {
            let summary =
                after.observation == .observable ? "has resources for Observation" : "has `ObservableObject` resources"
            add(.breaking, .observationChanged, summary, "views hold them in another way")
        }
        if before.generatesSamples != after.generatesSamples {
            let hasSamples = after.generatesSamples
            add(
                hasSamples ? .compatible : .breaking,
                .samplesChanged,
                hasSamples ? "has samples for previews and tests" : "has no samples for previews and tests any more"
            )
        }
        return changes
    }

    private var conformanceChanges: [APIChange] {
        let lost = old.swift.conformances.filter { !new.swift.conformances.contains($0) }
        let gained = new.swift.conformances.filter { !old.swift.conformances.contains($0) }
        return lost.map { name in
            APIChange(.breaking, .conformanceRemoved, new.apiName, "has models that are no longer `\(name)`")
        }
            + gained.map { name in
                APIChange(.compatible, .conformanceAdded, new.apiName, "has models that are `\(name)`")
            }
    }
}

extension SwiftOptions.AccessLevel {
    /// How far what has it can be seen.
    fileprivate var reach: Int {
        switch self {
        case .internal: 0
        case .package: 1
        case .public: 2
        }
    }

    /// Where it can be seen.
    fileprivate var scope: String { self == .package ? "package" : "module" }
}
