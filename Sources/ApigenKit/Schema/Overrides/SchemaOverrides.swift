/// What the spec says instead of the samples, for all models.
package struct SchemaOverrides: Sendable {
    /// The overrides, in the order of the spec.
    package var models: [ModelOverride]
    /// The roots by the names of operations, whose responses they are.
    package var responses: [String: Int]

    /// No overrides.
    package static let none = SchemaOverrides(models: [], responses: [:])

    package init(models: [ModelOverride], responses: [String: Int]) {
        self.models = models
        self.responses = responses
    }

    /// The keys that overrides name as tags.
    package var tagKeys: Set<String> {
        Set(models.compactMap { if case .key(let key)? = $0.tag?.value { key } else { nil } })
    }

    func override(of model: String) -> ModelOverride? { models.first { $0.name == model } }
}
