import ApigenMustache

/// The file of a class that holds what a screen loads from an API, and what it writes.
struct ResourcesFile: RenderedFile {
    let template = "resources"
    private let client: Client
    private let group: ClientGroup
    private(set) var resources: [ResourceDeclaration] = []
    private(set) var mutations: [MutationDeclaration] = []

    init(_ client: Client, group: ClientGroup) {
        self.client = client
        self.group = group
        let operations = group.operations.map { client.operations[$0] }
        var names = ResourceNames(client, operations: operations)
        for operation in operations {
            guard let role = operation.role(in: client) else { continue }
            if role == .mutation {
                mutations.append(MutationDeclaration(operation, in: client, names: &names))
            } else {
                resources.append(ResourceDeclaration(operation, role, in: client, names: &names))
            }
        }
    }

    private var isObservable: Bool { client.spec.swift.observation == .observable }

    private var isEmpty: Bool { resources.isEmpty && mutations.isEmpty }

    /// The resources that need no arguments, which the class loads all at once.
    private var properties: [ResourceDeclaration] { resources.filter { !$0.isKeyed } }

    /// What older systems observe is the group, also one of nothing.
    private var hasGroup: Bool { !properties.isEmpty || !isObservable }

    private var functions: [ResourceDeclaration] { resources.filter(\.isKeyed) }

    var header: FileHeader {
        var imports = ImportList(access: client.options.access)
        imports.insert("ApigenRuntime", isExposed: !isEmpty)
        if resources.contains(where: \.usesFoundation) || mutations.contains(where: \.usesFoundation) {
            imports.insert("Foundation", isExposed: true)
        }
        if isObservable, !isEmpty { imports.insert("Observation", isExposed: client.options.access == .public) }
        return FileHeader(source: client.source, imports: imports)
    }

    var templateValue: TemplateValue {
        var combine = ImportList(access: client.options.access)
        combine.insert("Combine", isExposed: true)
        return [
            "combineImports": combine.templateValue,
            "access": TemplateValue(client.options.access.prefix),
            "className": TemplateValue(className),
            "title": TemplateValue(Documentation.line(client.spec.name)),
            "hasMembers": TemplateValue(!isEmpty),
            "hasProperties": TemplateValue(!properties.isEmpty),
            "hasFunctions": TemplateValue(!functions.isEmpty),
            "hasGroup": TemplateValue(hasGroup),
            "hasStorage": TemplateValue(hasGroup || !functions.isEmpty),
            "usesOptions": TemplateValue(!resources.isEmpty),
            "isObservable": TemplateValue(isObservable),
            "resources": resources.templateValue,
            "keyedResources": functions.templateValue,
            "mutations": mutations.templateValue,
            "propertyNames": TemplateValue(properties.map { SwiftKeyword.escaped($0.name) }.joined(separator: ", ")),
            "exampleProperty": TemplateValue(properties.first?.example),
            "exampleFunction": TemplateValue(functions.first?.example),
            "exampleMutation": TemplateValue(mutations.first?.example),
            "sampleClient": TemplateValue(sampleClient),
        ]
    }

    /// The name of the class.
    var className: String {
        SwiftIdentifier.unique(client.spec.name + group.name + "Resources", suffix: "Holder") { taken in
            client.schema.types.contains { $0.name == taken }
        }
    }

    /// The client that answers from samples, where there are any.
    private var sampleClient: String? {
        guard client.spec.swift.generatesSamples else { return nil }
        return "\(client.apiName).\(client.nameForTests("sampleClient"))()"
    }
}
