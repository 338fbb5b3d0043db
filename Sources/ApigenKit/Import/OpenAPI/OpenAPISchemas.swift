import ApigenJSON

/// Reads the schemas of a document: follows references, joins `allOf`, and tells variants apart.
final class OpenAPISchemas {
    let document: OpenAPIDocument
    private var known: [Key: OpenAPISchema] = [:]
    private var inProgress: Set<Key> = []
    /// The components by the reference whose `allOf` holds it: those that are a kind of it.
    private lazy var heirs = findHeirs()

    private struct Key: Hashable {
        var offset: Int
        var isPlain: Bool
    }

    init(_ document: OpenAPIDocument) {
        self.document = document
    }

    /// The schema of a node.
    ///
    /// - Parameter isPlain: Whether a base of others is meant by itself, and not as one of those others.
    func schema(_ node: JSONNode, isPlain: Bool = false) -> OpenAPISchema {
        let key = Key(offset: node.offset, isPlain: isPlain)
        if let schema = known[key] { return schema }
        guard inProgress.count < 64, inProgress.insert(key).inserted else {
            document.findings.warning(
                "the schema leads back to itself, and stays a JSONValue",
                at: document.place(node)
            )
            return OpenAPISchema(node: node)
        }
        defer { inProgress.remove(key) }
        let schema = read(node, isPlain: isPlain)
        known[key] = schema
        return schema
    }

    private func read(_ node: JSONNode, isPlain: Bool) -> OpenAPISchema {
        var schema = OpenAPISchema(node: node)
        // `true` and `false` are schemas too.
        if node.bool != nil { return schema }
        guard node.isObject else {
            document.findings.warning(
                "a schema must be an object, not \(node.title), and stays a JSONValue",
                at: document.place(node)
            )
            return schema
        }
        if let reference = node["$ref"] {
            guard let target = document.target(of: reference) else { return schema }
            schema = self.schema(target, isPlain: isPlain)
            let prefix = "#/components/schemas/"
            if let text = reference.string, text.hasPrefix(prefix), !text.dropFirst(prefix.count).contains("/") {
                // A component that is nothing but a reference to another one is that one.
                let name = JSONPointer("/" + PercentCoding.decoded(String(text.dropFirst(prefix.count))))?.tokens.first
                schema.component = schema.component ?? name
            }
            if let description = node["description"]?.words { schema.description = description }
            if node["nullable"]?.bool == true { schema.isNullable = true }
            return schema
        }
        readOwn(node, into: &schema)
        readAll(node, into: &schema)
        readChoice(node, into: &schema)
        if !isPlain { readHeirs(node, into: &schema) }
        return schema
    }

    // MARK: Its own words

    private func readOwn(_ node: JSONNode, into schema: inout OpenAPISchema) {
        schema.title = node["title"]?.words
        schema.description = node["description"]?.words
        schema.isReadOnly = node["readOnly"]?.bool ?? false
        schema.isWriteOnly = node["writeOnly"]?.bool ?? false
        schema.isNullable = node["nullable"]?.bool ?? node["x-nullable"]?.bool ?? false
        schema.minimum = node["minimum"]?.double ?? node["exclusiveMinimum"]?.double
        schema.maximum = node["maximum"]?.double ?? node["exclusiveMaximum"]?.double
        schema.maximumLength = node["maxLength"]?.int
        schema.examples =
            (node["example"].map { [$0] } ?? []).map(\.value) + (node["examples"]?.elements ?? []).map(\.value)
        if let standard = node["default"], !standard.isNull, !standard.isObject {
            schema.examples.append(standard.value)
        }
        var values = node["enum"]?.elements.map(\.value) ?? []
        if let constant = node["const"]?.value { values = [constant] }
        if values.contains(.null) { schema.isNullable = true }
        var seen: Set<JSONValue> = []
        schema.values = values.filter { $0 != .null && seen.insert($0).inserted }
        var types = node["type"].map { $0.string.map { [$0] } ?? $0.elements.compactMap(\.string) } ?? []
        if types.contains("null") {
            schema.isNullable = true
            types.removeAll { $0 == "null" }
            if types.isEmpty, schema.values.isEmpty {
                schema.kind = .null
                return
            }
        }
        if types.count > 1 {
            let variants = types.map { OpenAPISchema.Choice.Variant(node: node.withType($0)) }
            schema.kind = .choice(OpenAPISchema.Choice(variants: variants))
        } else {
            schema.kind = kind(of: node, type: types.first ?? impliedType(of: node, schema))
        }
    }

    private func kind(of node: JSONNode, type: String?) -> OpenAPISchema.Kind {
        switch type {
        case "object": return .object(object(node))
        case "array":
            return .array(
                OpenAPISchema.Array(
                    items: node["items"].flatMap { $0.isObject ? $0 : nil },
                    prefix: node["prefixItems"]?.elements ?? [],
                    maximum: node["maxItems"]?.int
                )
            )
        case "string": return .string(format: node["format"]?.string)
        case "integer": return .integer(format: node["format"]?.string)
        case "number": return .number
        case "boolean": return .boolean
        case nil: return .any
        case let type?:
            let place = document.place(node["type"] ?? node)
            document.findings.warning("there is no type \(type.quoted); the schema stays a JSONValue", at: place)
            return .any
        }
    }

    /// The type of a schema that says none, from what it says besides.
    private func impliedType(of node: JSONNode, _ schema: OpenAPISchema) -> String? {
        if let type = node["type"], type.kind != .string, type.kind != .array {
            document.findings.warning(
                "a type must be a string or a list of them, and is left out",
                at: document.place(type)
            )
        }
        for (key, type) in [
            ("properties", "object"), ("additionalProperties", "object"), ("patternProperties", "object"),
            ("items", "array"), ("prefixItems", "array"), ("pattern", "string"), ("maxLength", "string"),
            ("multipleOf", "number"),
        ] where node[key] != nil { return type }
        switch schema.values.first {
        case .string: return "string"
        case .bool: return "boolean"
        case .number(let number): return number.isWrittenAsInteger ? "integer" : "number"
        default: return nil
        }
    }

    private func object(_ node: JSONNode) -> OpenAPISchema.Object {
        var object = OpenAPISchema.Object()
        for member in node["properties"]?.members ?? []
        where !object.properties.contains(where: { $0.key == member.key }) {
            object.properties.append((member.key, member.value))
        }
        object.required = Set(node["required"]?.elements.compactMap(\.string) ?? [])
        if let additional = node["additionalProperties"] {
            object.isClosed = additional.bool == false
            if additional.bool != false { object.additional = additional }
        } else if let pattern = node["patternProperties"]?.members.first {
            object.additional = pattern.value
        }
        return object
    }

    // MARK: Joined schemas

    private func readAll(_ node: JSONNode, into schema: inout OpenAPISchema) {
        let parts = node["allOf"]?.elements ?? []
        guard !parts.isEmpty else { return }
        let isAlone = parts.count == 1 && schema.isAny && node["oneOf"] == nil && node["anyOf"] == nil
        for part in parts {
            let other = self.schema(part, isPlain: !isAlone)
            join(other, into: &schema)
            // A wrapper around a reference, as 3.0 needs it to say more of it, is what it wraps.
            if isAlone, other.component != nil {
                schema.component = other.component
                schema.node = other.node
            }
        }
    }

    private func join(_ other: OpenAPISchema, into schema: inout OpenAPISchema) {
        schema.title = schema.title ?? (other.component == nil ? other.title : nil)
        schema.description = schema.description ?? other.description
        if schema.values.isEmpty { schema.values = other.values }
        if schema.examples.isEmpty { schema.examples = other.object == nil ? other.examples : [] }
        schema.minimum = schema.minimum ?? other.minimum
        schema.maximum = schema.maximum ?? other.maximum
        schema.maximumLength = schema.maximumLength ?? other.maximumLength
        switch (schema.kind, other.kind) {
        case (_, .any): break
        case (.any, _):
            schema.kind = other.kind
            if other.isNullable { schema.isNullable = true }
        case (.object(var object), .object(let more)):
            for property in more.properties {
                if let index = object.properties.firstIndex(where: { $0.key == property.key }) {
                    object.properties[index] = property
                } else {
                    object.properties.append(property)
                }
            }
            object.required.formUnion(more.required)
            object.additional = object.additional ?? more.additional
            schema.kind = .object(object)
        case (.object, .choice):
            let message = "variants within an allOf can't be joined with its other parts, and are left out"
            document.findings.warning(message, at: document.place(other.node))
        case (.string(nil), .string(let format)): schema.kind = .string(format: format)
        case (.number, .integer): schema.kind = other.kind
        default: break
        }
    }

    // MARK: Variants

    private func readChoice(_ node: JSONNode, into schema: inout OpenAPISchema) {
        let nodes = (node["oneOf"]?.elements ?? []) + (node["anyOf"]?.elements ?? [])
        guard !nodes.isEmpty else { return }
        var parts: [(node: JSONNode, schema: OpenAPISchema)] = []
        for part in nodes {
            let other = self.schema(part)
            if case .null = other.kind { schema.isNullable = true } else { parts.append((part, other)) }
            if other.isNullable { schema.isNullable = true }
        }
        // Variants that say nothing of types only say which keys go together.
        let isTyped = parts.contains { part in
            if let object = part.schema.object {
                !object.properties.isEmpty || object.additional != nil
            } else {
                !part.schema.isAny
            }
        }
        guard isTyped else { return }
        if let own = schema.object, !own.properties.isEmpty {
            let message = "properties beside oneOf or anyOf are kept, and the variants left out"
            document.findings.warning(message, at: document.place(node))
            return
        }
        if parts.count == 1 {
            let only = parts[0].schema
            schema.component = only.component
            schema.node = only.node
            schema.kind = .any
            join(only, into: &schema)
            schema.examples += only.object == nil ? [] : only.examples
            return
        }
        let tags = VariantTags(parts.map(\.schema), discriminator: node["discriminator"], document: document)
        if tags.key == nil, parts.count(where: { $0.schema.object != nil }) > 1 {
            let message = "objects that no key tells apart become one struct with what any of them has"
            document.findings.note(message, at: document.place(node))
        }
        schema.kind = .choice(
            OpenAPISchema.Choice(
                variants: zip(parts, tags.values).map { OpenAPISchema.Choice.Variant(node: $0.node, tag: $1) },
                tag: tags.key
            )
        )
    }

    /// A base with a discriminator, where it is used, is one of those that build on it.
    private func readHeirs(_ node: JSONNode, into schema: inout OpenAPISchema) {
        guard let discriminator = node["discriminator"], node["oneOf"] == nil, node["anyOf"] == nil,
            let heirs = heirs[node.offset], heirs.count > 1
        else { return }
        let references = heirs.map { JSONNode(referenceTo: $0) }
        let tags = VariantTags(references.map { self.schema($0) }, discriminator: discriminator, document: document)
        schema.kind = .choice(
            OpenAPISchema.Choice(
                variants: zip(references, tags.values).map { OpenAPISchema.Choice.Variant(node: $0, tag: $1) },
                tag: tags.key
            )
        )
    }

    private func findHeirs() -> [Int: [JSONNode.Member]] {
        var heirs: [Int: [JSONNode.Member]] = [:]
        for member in document.root["components"]?["schemas"]?.members ?? [] {
            for part in member.value["allOf"]?.elements ?? [] {
                guard let reference = part["$ref"], let base = document.target(of: reference) else { continue }
                heirs[base.offset, default: []].append(member)
            }
        }
        return heirs
    }
}

extension JSONNode {
    /// A reference to a component, which has an offset of its own: that of the component's name.
    fileprivate init(referenceTo component: Member) {
        let token = JSONPointer(tokens: [component.key]).description
        let range = component.keyOffset..<component.keyOffset + 1
        let text = JSONNode(content: .string("#/components/schemas" + token), range: range)
        self.init(content: .object([Member(key: "$ref", keyOffset: component.keyOffset, value: text)]), range: range)
    }

    /// The same schema with one of its types; its offset is that of the type.
    fileprivate func withType(_ type: String) -> JSONNode {
        let place = self["type"]?.elements.first { $0.string == type } ?? self
        let kept = members.filter {
            !["type", "example", "examples", "default", "description", "title"].contains($0.key)
        }
        let member = Member(
            key: "type",
            keyOffset: place.offset,
            value: JSONNode(content: .string(type), range: place.range)
        )
        return JSONNode(content: .object(kept + [member]), range: place.range)
    }
}
