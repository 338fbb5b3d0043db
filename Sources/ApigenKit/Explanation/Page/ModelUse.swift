import ApigenMustache

/// A place that names a type: an endpoint or another type.
struct ModelUse: Hashable, TemplateConvertible {
    var name: String
    var link: String

    var templateValue: TemplateValue { ["name": TemplateValue(name), "link": TemplateValue(link)] }

    /// The places that name each type, endpoints first, each once.
    static func all(in api: APIExplanation) -> [TypeID: [ModelUse]] {
        var uses: [TypeID: [ModelUse]] = [:]
        func add(_ type: TypeReference?, _ use: ModelUse) {
            guard case .named(let id)? = type?.innermost, uses[id]?.contains(use) != true else { return }
            uses[id, default: []].append(use)
        }
        for (operation, types) in zip(api.inferred.spec.operations, api.inferred.operations) {
            let use = ModelUse(name: operation.title, link: api.links.endpoint(operation))
            for body in [types.response, types.body] + types.errors { add(body?.type, use) }
        }
        for (index, type) in api.schema.types.enumerated() {
            let id = TypeID(index)
            for field in type.fields {
                let use = ModelUse(name: "\(type.name).\(field.name)", link: api.links.field(field, of: id))
                add(field.type, use)
            }
            guard type.fields.isEmpty else { continue }
            for reference in type.kind.references {
                add(reference, ModelUse(name: type.name, link: api.links.model(id)))
            }
        }
        return uses
    }
}
