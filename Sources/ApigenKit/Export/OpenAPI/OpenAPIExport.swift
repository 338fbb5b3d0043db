import ApigenJSON

/// An API as an OpenAPI 3.1 document.
struct OpenAPIExport {
    let inferred: InferredSpec
    let schemas: SchemaExport
    let security: SecuritySchemes

    var spec: Spec { inferred.spec }

    init(_ inferred: InferredSpec) {
        self.inferred = inferred
        schemas = SchemaExport(inferred, referencePrefix: "#/components/schemas/", hasDiscriminators: true)
        security = SecuritySchemes(inferred.spec)
    }

    /// The whole document.
    var document: JSONObject {
        var info: JSONObject = ["title": .string(spec.name)]
        if let description = spec.description { info["description"] = .string(description) }
        // A document must have a version, and a spec has none.
        info["version"] = "1.0.0"
        var document: JSONObject = [
            "openapi": "3.1.0", "x-generated-by": .string(inferred.exportMarker), "info": .object(info),
            "servers": [["url": .string(spec.baseURL)]],
        ]
        if let authentication = spec.authentication {
            document["security"] = security.requirements(for: authentication)
        }
        let tags = tagNames
        if !tags.isEmpty { document["tags"] = .array(tags.map { ["name": .string($0)] }) }
        document["paths"] = .object(paths)
        let components = components
        if !components.isEmpty { document["components"] = .object(components) }
        return document
    }

    /// The groups of operations; none where there is but one.
    private var tagNames: [String] {
        var names: [String] = []
        for operation in spec.operations where !names.contains(operation.group) { names.append(operation.group) }
        return names.count > 1 ? names : []
    }

    private var paths: JSONObject {
        var paths = JSONObject()
        let hasTags = !tagNames.isEmpty
        for (operation, types) in zip(spec.operations, inferred.operations) {
            var path = paths[operation.path.text]?.objectValue ?? JSONObject()
            path[operation.method.rawValue] = .object(self.operation(operation, types, hasTag: hasTags))
            paths[operation.path.text] = .object(path)
        }
        return paths
    }

    private var components: JSONObject {
        var components = JSONObject()
        var models = JSONObject()
        for index in inferred.schema.types.indices {
            models[schemas.names[TypeID(index)]] = .object(schemas.declaration(of: TypeID(index)))
        }
        if !models.isEmpty { components["schemas"] = .object(models) }
        let responses = sharedErrors
        if !responses.isEmpty { components["responses"] = .object(responses) }
        let schemes = security.components
        if !schemes.isEmpty { components["securitySchemes"] = .object(schemes) }
        return components
    }

    // MARK: Operations

    private func operation(_ operation: Operation, _ types: OperationTypes, hasTag: Bool) -> JSONObject {
        var result = JSONObject()
        if hasTag { result["tags"] = [.string(operation.group)] }
        result["operationId"] = .string(operation.name)
        if let description = description(of: operation) { result["description"] = .string(description) }
        if operation.deprecation != nil { result["deprecated"] = true }
        let parameters = ParameterExport(spec, operation).parameters
        if !parameters.isEmpty { result["parameters"] = .array(parameters.map(JSONValue.object)) }
        if let body = requestBody(of: operation, types) { result["requestBody"] = .object(body) }
        result["responses"] = .object(responses(of: operation, types))
        if let authentication = operation.authentication {
            result["security"] = security.requirements(for: authentication)
        }
        if let pagination = operation.pagination { result["x-apigen-pagination"] = .object(pagination.extension) }
        return result
    }

    private func description(of operation: Operation) -> String? {
        let parts = [operation.description, operation.deprecation?.message.map { "Deprecated: \($0)" }]
        let text = parts.compactMap(\.self).joined(separator: "\n\n")
        return text.isEmpty ? nil : text
    }
}

extension Pagination {
    /// How the pages are asked for, as a spec writes it.
    fileprivate var `extension`: JSONObject {
        var result = JSONObject()
        switch style {
        case .page(let parameter, let size):
            result["page"] = .string(parameter)
            result["size"] = size.map(JSONValue.string)
        case .offset(let parameter, let limit):
            result["offset"] = .string(parameter)
            result["limit"] = limit.map(JSONValue.string)
        case .cursor(let parameter, let next):
            result["cursor"] = .string(parameter)
            result["next"] = .string(next.description)
        case .link: result["link"] = true
        }
        if let items { result["items"] = .string(items.value.description) }
        return result
    }
}
