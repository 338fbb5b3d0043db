/// What a client declares for others to use, as the outputs declare it.
///
/// It is what a comparison compares: names, types and defaults as code sees them, and beside them what requests and
/// coding do with them.
struct ClientSurface: Sendable {
    let apiName: String
    let swift: SwiftOptions
    let types: [TypeSurface]
    let parameterEnums: [TypeSurface]
    /// The operations, in the order of the spec; none where the output has models alone.
    let operations: [OperationSurface]
    /// What holds for every request.
    let settings: [FunctionSurface.Setting]
    let documentation: String

    init(_ inferred: InferredSpec) {
        // Where models are nested is told once, and spelled nowhere.
        var flat = inferred
        flat.spec.swift.namespace = nil
        let client = Client(flat)
        let isPlain = client.options.coding == .codable
        let style = isPlain ? ModelStyle.plain(prefix: client.spec.name) : .runtime
        let context = ModelContext(
            schema: client.schema,
            options: client.options,
            style: style,
            isInNamespace: true
        )
        let spelling = TypeSpelling(schema: client.schema, style: style)
        apiName = client.apiName
        swift = inferred.spec.swift
        types = client.schema.types.indices.map { TypeSurface(TypeID($0), in: context) }
        parameterEnums = isPlain ? [] : client.parameterEnums.map { TypeSurface($0, in: client.apiName) }
        let resources = isPlain ? [:] : ResourceSurface.resources(of: client)
        operations =
            isPlain
            ? []
            : client.operations.map { operation in
                OperationSurface(
                    endpoint: FunctionSurface(operation, spelling),
                    pages: FunctionSurface(pagesOf: operation, spelling),
                    resource: resources[operation.operation.name]
                )
            }
        let headers = client.spec.headers.map { "\($0.name): \($0.value)" }
        let errors = client.errorBodies.map { "\($0.statuses) \(spelling.name(of: $0.type))" }
        settings = [
            FunctionSurface.Setting(name: "base URL", value: client.spec.baseURL),
            FunctionSurface.Setting(name: "set of headers", value: headers.joined(separator: ", ")),
            FunctionSurface.Setting(name: "way of authentication", value: client.spec.authentication?.summary ?? ""),
            FunctionSurface.Setting(name: "set of error bodies", value: errors.joined(separator: ", ")),
        ]
        documentation = client.spec.description ?? ""
    }
}

/// All that an operation gives.
struct OperationSurface: Sendable {
    var endpoint: FunctionSurface
    var pages: FunctionSurface?
    var resource: ResourceSurface?
}

/// A resource or a mutation as code sees it.
struct ResourceSurface: Sendable {
    /// The class that holds it.
    var className: String
    var name: String
    var type: String
    /// Whether a function gives it.
    var isFunction: Bool
    /// The parameters of that function, or those of a mutation's input.
    var parameters: [ParameterSurface]

    /// The resources of a client, by the names of their operations.
    static func resources(of client: Client) -> [String: ResourceSurface] {
        var resources: [String: ResourceSurface] = [:]
        for group in client.groups {
            let file = ResourcesFile(client, group: group)
            for resource in file.resources {
                resources[resource.operationName] = ResourceSurface(
                    className: file.className,
                    name: resource.name,
                    type: resource.typeName,
                    isFunction: resource.isKeyed,
                    parameters: (resource.isKeyed ? resource.items : []).map(ParameterSurface.init)
                )
            }
            for mutation in file.mutations {
                resources[mutation.operationName] = ResourceSurface(
                    className: file.className,
                    name: mutation.name,
                    type: mutation.typeName,
                    isFunction: false,
                    parameters: mutation.inputItems.map(ParameterSurface.init)
                )
            }
        }
        return resources
    }
}

extension ParameterSurface {
    fileprivate init(_ item: EndpointSignature.Item) {
        // In resources every argument has its name for a label.
        self.init(label: item.name, type: item.type, defaultValue: item.defaultValue)
    }
}
