import ApigenMustache

/// A write that the class keeps, with the struct of its arguments where it takes several.
struct MutationDeclaration: TemplateConvertible {
    /// The name, without back-ticks.
    let name: String
    let usesFoundation: Bool
    private let operation: ClientOperation
    private let signature: EndpointSignature
    private let output: String
    private let apiName: String
    /// The struct of the arguments; nothing where there are fewer than two.
    private let inputType: String?

    init(_ operation: ClientOperation, in client: Client, names: inout ResourceNames) {
        self.operation = operation
        apiName = client.apiName
        let spelling = client.spelling
        signature = EndpointSignature(operation, spelling: spelling, qualifier: client.apiName + ".")
        name = names.resource(operation)
        output = operation.responseType(spelling)
        inputType = signature.items.count > 1 ? names.type("Input", for: operation) : nil
        let response = operation.response.map { spelling.usesFoundation($0.type) } ?? false
        usesFoundation = response || operation.operation.response.format == .data || signature.usesFoundation
    }

    /// How it is started, as an example: `createPost.start(…)`.
    var example: String {
        guard let inputType else { return signature.items.isEmpty ? "\(name).start()" : "\(name).start(…)" }
        let arguments = signature.items.filter { $0.defaultValue == nil }.map { "\(SwiftKeyword.argument($0.name)): …" }
        return "\(name).start(\(inputType)(\(arguments.joined(separator: ", "))))"
    }

    /// The name of the operation.
    var operationName: String { operation.operation.name }

    /// The type of the mutation.
    var typeName: String { "Mutation<\(input), \(output)>" }

    /// The parameters of the struct of its arguments; none where there is no such struct.
    var inputItems: [EndpointSignature.Item] { inputType == nil ? [] : signature.items }

    private var input: String { inputType ?? signature.items.first?.type ?? "Void" }

    var templateValue: TemplateValue {
        let arguments = EndpointSignature.arguments(signature.items) { item in
            inputType == nil ? "input" : "input.\(SwiftKeyword.member(item.name))"
        }
        let parameters = signature.items.map { item in
            "\(SwiftKeyword.label(item.name)): \(item.type)" + (item.defaultValue.map { " = " + $0 } ?? "")
        }
        return [
            "documentation": documentation.templateValue,
            "name": TemplateValue(SwiftKeyword.escaped(name)),
            "type": TemplateValue(typeName),
            "endpoint": TemplateValue("\(apiName).\(SwiftKeyword.member(operation.operation.name))(\(arguments))"),
            "parameter": TemplateValue(signature.items.isEmpty ? "_" : "input"),
            "inputType": TemplateValue(inputType),
            "inputDocumentation": inputDocumentation.templateValue,
            "parameters": TemplateValue(parameters.joined(separator: ", ")),
            "fields": .list(
                signature.items.map { item in
                    ["field": TemplateValue(SwiftKeyword.escaped(item.name)), "fieldType": TemplateValue(item.type)]
                }
            ),
        ]
    }

    private var documentation: Documentation {
        Documentation([operation.operation.description, operation.operation.title], indentation: 4)
    }

    private var inputDocumentation: Documentation {
        Documentation(["What ``\(name)`` takes."], indentation: 4)
    }
}
