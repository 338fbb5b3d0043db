import ApigenJSON

/// What tells the variants of a choice apart: the key, and its value for each.
struct VariantTags {
    /// The key; nothing where nothing tells them apart.
    private(set) var key: String?
    /// The values, in the order of the variants.
    private(set) var values: [String?]

    init(_ variants: [OpenAPISchema], discriminator: JSONNode?, document: OpenAPIDocument) {
        values = variants.map { _ in nil }
        guard variants.allSatisfy({ $0.object != nil }) else { return }
        let constants = variants.map { Self.constants(of: $0, document) }
        if let name = discriminator?["propertyName"]?.words {
            key = name
            let mapping = discriminator?["mapping"]?.members ?? []
            values = zip(variants, constants).map { variant, constants in
                Self.mapped(variant, mapping) ?? constants[name] ?? variant.component
            }
            if values.contains(nil) || Set(values).count < values.count { key = nil }
            return
        }
        // Without a word about it, a key that has another constant in each variant is as good.
        guard let first = variants.first?.object else { return }
        for property in first.properties {
            let values = constants.map { $0[property.key] }
            guard !values.contains(nil), Set(values).count == values.count else { continue }
            key = property.key
            self.values = values
            return
        }
    }

    /// The name that a discriminator gives to a component.
    private static func mapped(_ variant: OpenAPISchema, _ mapping: [JSONNode.Member]) -> String? {
        guard let component = variant.component else { return nil }
        return mapping.first { member in
            let target = member.value.string ?? ""
            return target == component || target.hasSuffix("/" + component)
        }?.key
    }

    /// The properties of an object that have one value only.
    private static func constants(of schema: OpenAPISchema, _ document: OpenAPIDocument) -> [String: String] {
        var constants: [String: String] = [:]
        for property in schema.object?.properties ?? [] {
            // The nodes are enough: to read their schemas could lead back to the choice that is being read.
            let node = property.node["$ref"].flatMap { document.target(of: $0) } ?? property.node
            let values = node["const"].map { [$0] } ?? node["enum"]?.elements ?? []
            if values.count == 1, let text = values[0].string { constants[property.key] = text }
        }
        return constants
    }
}
