import ApigenMustache

/// A resource that the class keeps, or a function that gives one for each of its arguments.
struct ResourceDeclaration: TemplateConvertible {
    /// The name, without back-ticks.
    let name: String
    private let operation: ClientOperation
    private let role: ResourceRole
    private let signature: EndpointSignature
    /// The arguments that paging sets.
    private let omitted: [String]
    private let content: String
    private let apiName: String
    /// What keeps the resources of a function; nothing for a property.
    private let family: Family?
    let usesFoundation: Bool

    /// The resources of a function, one for each key.
    private struct Family {
        let name: String
        /// The struct that holds the arguments; nothing where the only argument is the key.
        let keyType: String?
    }

    init(_ operation: ClientOperation, _ role: ResourceRole, in client: Client, names: inout ResourceNames) {
        self.operation = operation
        self.role = role
        apiName = client.apiName
        let spelling = client.spelling
        signature = EndpointSignature(operation, spelling: spelling, qualifier: client.apiName + ".")
        name = names.resource(operation)
        let isPaged = role != .value
        omitted = isPaged ? operation.argumentsOfPaging : []
        let response = operation.response.map { spelling.usesFoundation($0.type) } ?? false
        if isPaged, let item = operation.pages?.item {
            content = spelling.name(of: item)
        } else {
            content = operation.responseType(spelling)
        }
        if operation.needsNoArguments {
            family = nil
            usesFoundation = response || operation.operation.response.format == .data
        } else {
            let isSingle = signature.items(without: omitted).count == 1
            let keyType = isSingle ? nil : names.type("Key", for: operation)
            family = Family(name: names.family(of: operation), keyType: keyType)
            usesFoundation = response || operation.operation.response.format == .data || signature.usesFoundation
        }
    }

    /// Whether it is given by a function.
    var isKeyed: Bool { family != nil }

    /// The resource as an expression that shows how to get it: `user(id: …)`.
    var example: String {
        guard isKeyed else { return name }
        let required = signature.items(without: omitted).filter { $0.defaultValue == nil }
        return "\(name)(\(EndpointSignature.arguments(required) { _ in "…" }))"
    }

    /// The name of the operation.
    var operationName: String { operation.operation.name }

    /// The arguments that tell resources apart.
    var items: [EndpointSignature.Item] { signature.items(without: omitted) }

    /// The type of the resource.
    var typeName: String { role == .value ? "NetworkResource<\(content)>" : "Paged<\(content)>" }

    private var function: String {
        let name = role == .value ? operation.operation.name : operation.pages?.name ?? operation.operation.name
        return "\(apiName).\(SwiftKeyword.member(name))"
    }

    var templateValue: TemplateValue {
        let keyArguments = items.map { "\(SwiftKeyword.argument($0.name)): \(SwiftKeyword.escaped($0.name))" }
        let key = family?.keyType.map { "\($0)(\(keyArguments.joined(separator: ", ")))" }
        return [
            "documentation": documentation.templateValue,
            "name": TemplateValue(SwiftKeyword.escaped(name)),
            "type": TemplateValue(typeName),
            "creation": TemplateValue(role == .value ? "NetworkResource" : "Paged"),
            "endpoint": TemplateValue("\(function)(\(arguments))"),
            "isByValue": TemplateValue(role == .listOfValues),
            "isKeyed": TemplateValue(isKeyed),
            "family": TemplateValue(family?.name),
            "keyType": TemplateValue(family.map { $0.keyType ?? items.first?.type ?? "" }),
            "declaresKey": TemplateValue(family?.keyType != nil),
            "key": TemplateValue(key ?? items.first.map { SwiftKeyword.escaped($0.name) }),
            "fields": TemplateValue(items.map { "let \(SwiftKeyword.escaped($0.name)): \($0.type)" }),
            "parameters": TemplateValue(isKeyed ? signature.parameters(without: omitted) : nil),
        ]
    }

    /// The arguments of the endpoint's function.
    private var arguments: String {
        guard let family else { return "" }
        return EndpointSignature.arguments(items) { item in
            family.keyType == nil ? "key" : "key.\(SwiftKeyword.member(item.name))"
        }
    }

    private var documentation: Documentation {
        var notes: [String?] = [operation.operation.description]
        if isKeyed {
            notes.append("The same one for the same arguments, as long as someone holds it.")
        } else if !items.isEmpty {
            let call = role == .value ? "load" : "start"
            notes.append("With other arguments: `await \(name).\(call)(\(function)(…))`.")
        }
        notes.append(operation.operation.title)
        var documentation = Documentation(notes, indentation: 4)
        if isKeyed {
            let described = operation.describedArguments.filter { !omitted.contains($0.name) }
            documentation.append(parameters: described, indentation: 4)
        }
        return documentation
    }
}

extension SwiftKeyword {
    /// A name as it stands after a dot, where a few words mean something else than a member of that name.
    static func member(_ name: String) -> String {
        ["init", "self", "Type", "Protocol"].contains(name) ? "`\(name)`" : name
    }
}
