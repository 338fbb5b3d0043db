import ApigenMustache

/// The file of a class that loads what an API gives without being asked for anything particular.
struct ResourcesFile: RenderedFile {
    let template = "resources"
    private let client: Client
    private let group: ClientGroup
    private let resources: [Resource]

    /// An endpoint that can be loaded as it is.
    private struct Resource {
        let operation: ClientOperation
        let name: String
        let value: String
        let usesFoundation: Bool
    }

    /// What the class has besides resources.
    private static let members: Set = [
        "init", "group", "client", "isLoading", "errorMessage", "load", "reload", "cancel",
    ]

    init(_ client: Client, group: ClientGroup) {
        self.client = client
        self.group = group
        let spelling = client.spelling
        resources = group.operations.map { client.operations[$0] }.filter(\.isResource).map { operation in
            let format = operation.operation.response.format
            let type = operation.response?.type
            return Resource(
                operation: operation,
                name: SwiftIdentifier.unique(operation.operation.name, suffix: "Resource") {
                    Self.members.contains($0)
                },
                value: format == .text ? "String" : format == .data ? "Data" : type.map(spelling.name) ?? "JSONValue",
                usesFoundation: format == .data || type.map(spelling.usesFoundation) ?? false
            )
        }
    }

    private var isObservable: Bool { client.spec.swift.observation == .observable }

    var header: FileHeader {
        let isEmpty = resources.isEmpty
        var imports = ImportList(access: client.options.access)
        imports.insert("ApigenRuntime", isExposed: !isEmpty)
        if resources.contains(where: \.usesFoundation) { imports.insert("Foundation", isExposed: true) }
        if isObservable, !isEmpty { imports.insert("Observation", isExposed: client.options.access == .public) }
        return FileHeader(source: client.source, imports: imports, usesRuntime: true)
    }

    var templateValue: TemplateValue {
        let name = client.spec.name + group.name
        let items = resources.map { resource -> TemplateValue in
            [
                "documentation": Documentation(
                    [resource.operation.operation.description, resource.operation.operation.title],
                    indentation: 4
                ).templateValue,
                "name": TemplateValue(SwiftKeyword.escaped(resource.name)),
                "value": TemplateValue(resource.value),
                "function": TemplateValue(resource.operation.operation.name),
            ]
        }
        let separated = items.enumerated().map { index, item -> TemplateValue in
            guard case .object(var members) = item else { return item }
            members["isFirst"] = TemplateValue(index == 0)
            return .object(members)
        }
        var combine = ImportList(access: client.options.access)
        combine.insert("Combine", isExposed: true)
        return [
            "combineImports": combine.templateValue,
            "access": TemplateValue(client.options.access.prefix),
            "className": TemplateValue(
                SwiftIdentifier.unique(name + "Resources", suffix: "Holder") { taken in
                    client.schema.types.contains { $0.name == taken }
                }
            ),
            "apiName": TemplateValue(client.apiName),
            "title": TemplateValue(Documentation.line(client.spec.name)),
            "hasResources": TemplateValue(!resources.isEmpty),
            "isObservable": TemplateValue(isObservable),
            "resources": .list(separated),
            "names": TemplateValue(resources.map { SwiftKeyword.escaped($0.name) }.joined(separator: ", ")),
        ]
    }
}

extension ClientOperation {
    /// Whether what it gives can be loaded without saying what.
    fileprivate var isResource: Bool {
        operation.method == .get && needsNoArguments && operation.pagination == nil && operation.deprecation == nil
            && [.json, .text, .data].contains(operation.response.format)
    }
}
