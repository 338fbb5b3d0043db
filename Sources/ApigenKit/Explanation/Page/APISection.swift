import ApigenMustache

/// An API as a page shows it: what it is, what is worth a look, its endpoints and its models.
struct APISection: TemplateConvertible {
    private let api: APIExplanation
    private let endpoints: [EndpointCard]
    private let models: [ModelCard]

    init(_ api: APIExplanation) {
        self.api = api
        endpoints = zip(api.client.operations, api.inferred.operations).map { EndpointCard($0, $1, in: api) }
        let uses = ModelUse.all(in: api)
        models = api.schema.types.indices.map { index in
            ModelCard(TypeID(index), in: api, uses: uses[TypeID(index)] ?? [])
        }
    }

    var templateValue: TemplateValue {
        let notes = models.flatMap(\.notes)
        let thin = models.compactMap(\.thinFields)
        return [
            "id": TemplateValue(api.links.section("api")),
            "reviewID": TemplateValue(api.links.section("review")),
            "endpointsID": TemplateValue(api.links.section("endpoints")),
            "modelsID": TemplateValue(api.links.section("models")),
            "name": TemplateValue(api.spec.name),
            "description": TemplateValue(api.spec.description),
            "baseURL": TemplateValue(Secrecy.isSecret(value: api.spec.baseURL) ? "(not shown)" : api.spec.baseURL),
            "source": TemplateValue(FilePath.name(of: api.spec.file.path)),
            "authentication": TemplateValue(api.spec.authentication?.inWords),
            "headers": TemplateValue(api.spec.headers.map(\.inWords)),
            "statistics": .list(statistics(notes.count)),
            "hasReview": TemplateValue(!notes.isEmpty || !thin.isEmpty),
            "hasThin": TemplateValue(!thin.isEmpty),
            "thin": .list(thin),
            "fewObjects": TemplateValue("\(ThinEvidence.fewObjects)"),
            "hasDecisions": TemplateValue(!notes.isEmpty),
            "decisions": notes.templateValue,
            "endpoints": endpoints.templateValue,
            "hasModels": TemplateValue(!models.isEmpty),
            "models": models.templateValue,
        ]
    }

    private func statistics(_ decisions: Int) -> [TemplateValue] {
        let fields = models.flatMap(\.fields)
        let thin = fields.count { ThinEvidence.isThin($0.field) && $0.hasKey }
        let numbers = [
            (endpoints.count, "endpoint", "endpoints"), (models.count, "model", "models"),
            (fields.count, "field", "fields"), (api.figures.sampleCount, "sample", "samples"),
            (thin, "on thin evidence", "on thin evidence"), (decisions, "open decision", "open decisions"),
        ]
        return numbers.map { number, one, many in
            ["number": TemplateValue("\(number)"), "label": TemplateValue(number == 1 ? one : many)]
        }
    }
}
