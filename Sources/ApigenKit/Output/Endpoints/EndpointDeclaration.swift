import ApigenMustache

/// The function of an endpoint.
struct EndpointDeclaration: TemplateConvertible {
    private let client: ClientOperation
    private let spelling: TypeSpelling
    private let signature: EndpointSignature
    /// Whether no other one comes before it in its file.
    private let isFirst: Bool

    init(_ operation: ClientOperation, isFirst: Bool, _ spelling: TypeSpelling) {
        self.client = operation
        self.spelling = spelling
        signature = EndpointSignature(operation, spelling: spelling)
        self.isFirst = isFirst
    }

    private var operation: Operation { client.operation }

    /// Whether the declaration shows a type of Foundation.
    var usesFoundation: Bool {
        let types = [client.response?.type, client.body?.type].compactMap(\.self) + client.errors.map(\.type)
        return types.contains(where: spelling.usesFoundation) || signature.usesFoundation
            || [.data, .file].contains(operation.response.format)
    }

    var templateValue: TemplateValue {
        let endpoint = SwiftIdentifier.unique("endpoint") { signature.names.contains($0) }
        let form = SwiftIdentifier.unique("form") { signature.names.contains($0) || $0 == endpoint }
        var members: [String: TemplateValue] = [
            "documentation": documentation.templateValue,
            "deprecation": TemplateValue(deprecation),
            "name": TemplateValue(SwiftKeyword.escaped(operation.name)),
            "nameLiteral": TemplateValue(SwiftLiteral.string(operation.name)),
            "parameters": TemplateValue(signature.parameters()),
            "response": TemplateValue(client.responseType(spelling)),
            "method": TemplateValue(operation.method.rawValue),
            "path": TemplateValue(SwiftLiteral.string(operation.path.text)),
            "decoding": TemplateValue(decoding),
            "endpoint": TemplateValue(endpoint),
            "form": TemplateValue(form),
            "pages": TemplateValue(client.pages.map { PagedDeclaration($0, client, signature, spelling) }),
        ]
        let settings = settings
        members.merge(settings) { $1 }
        let isSimple = settings.values.allSatisfy { $0 == .null || $0 == .list([]) || $0 == .bool(false) }
        members["isSimple"] = TemplateValue(isSimple)
        members["isFirst"] = TemplateValue(isFirst)
        members["hasForm"] = TemplateValue(operation.body?.formFields?.isEmpty == false)
        members["hasParts"] = TemplateValue(!client.parts.isEmpty)
        return .object(members)
    }

    /// What is set on the endpoint; an endpoint without any of it is one expression.
    private var settings: [String: TemplateValue] {
        func arguments(_ placement: Parameter.Placement) -> TemplateValue {
            client.arguments.filter { $0.parameter.placement == placement }.map(ArgumentSetting.init).templateValue
        }
        var settings: [String: TemplateValue] = [
            "pathArguments": arguments(.path),
            "queryArguments": arguments(.query),
            "headerArguments": arguments(.header),
            "formArguments": arguments(.form),
            "parts": client.parts.map(PartSetting.init).templateValue,
            "jsonBody": TemplateValue(client.body != nil),
            "rawBody": .null,
            "constantHeaders": operation.headers.map(HeaderSetting.init).templateValue,
            "acceptedStatuses": TemplateValue(acceptedStatuses),
            "errors": client.errors.map { ErrorSetting($0, spelling) }.templateValue,
            "authentication": TemplateValue(operation.authentication.map(Self.scheme)),
            "timeout": TemplateValue(operation.timeout.map(SwiftLiteral.double)),
            "isIdempotent": TemplateValue(operation.isIdempotent.map { $0 ? "true" : "false" }),
        ]
        if case .raw(let mediaType) = operation.body?.content {
            settings["rawBody"] = TemplateValue(SwiftLiteral.string(mediaType))
        }
        return settings
    }

    private var documentation: Documentation {
        var documentation = Documentation([operation.description, operation.title], indentation: 4)
        documentation.append(parameters: client.describedArguments, indentation: 4)
        return documentation
    }

    private var deprecation: String? {
        guard let deprecation = operation.deprecation else { return nil }
        let message = deprecation.message.map { ", message: " + SwiftLiteral.string($0) } ?? ""
        return "@available(*, deprecated\(message))"
    }

    /// The argument that says how the answer is read, where its type does not.
    private var decoding: String {
        switch operation.response.format {
        case .json:
            if let pointer = operation.response.payload?.pointer?.value, !pointer.tokens.isEmpty {
                ", decoding: .json(at: \(SwiftLiteral.string(pointer.description)))"
            } else {
                ""
            }
        case .none: ""
        case .lines where client.response == nil: ", decoding: .text"
        case .data, .text, .file, .lines, .events: ", decoding: .\(operation.response.format.rawValue)"
        }
    }

    private var acceptedStatuses: String? {
        switch operation.response.statuses {
        case .hundred(2): nil
        case .exactly(let status): ".only(\(status))"
        case .hundred(let hundred): ".range(\(hundred)00...\(hundred)99)"
        case .any: ".any"
        }
    }

    // MARK: Spellings

    /// The scheme of the runtime for a way of authentication.
    static func scheme(_ authentication: Authentication) -> String {
        switch authentication {
        case .none: ".anonymous"
        case .bearer: ".bearer"
        case .basic: ".basic"
        case .apiKeyHeader(let name): ".apiKeyHeader(\(SwiftLiteral.string(name)))"
        case .apiKeyQuery(let name): ".apiKeyQuery(\(SwiftLiteral.string(name)))"
        }
    }

    /// The statuses of an error body, as its initialiser takes them.
    static func statuses(of pattern: StatusPattern) -> String {
        switch pattern {
        case .exactly(let status): "\(status)"
        case .hundred(let hundred): "\(hundred)00...\(hundred)99"
        case .any: "nil"
        }
    }
}

extension ClientOperation {
    /// The type of what the endpoint gives.
    func responseType(_ spelling: TypeSpelling) -> String {
        switch operation.response.format {
        case .json: response.map { spelling.name(of: $0.type) } ?? "JSONValue"
        case .data: "Data"
        case .text: "String"
        case .file: "URL"
        case .none: "Void"
        case .lines: response.map { "[\(spelling.name(of: $0.type))]" } ?? "String"
        case .events: "[\(response.map { spelling.name(of: $0.type) } ?? "ServerSentEvent")]"
        }
    }

    /// The arguments that the spec says something about, with what it says.
    var describedArguments: [(name: String, text: String)] {
        arguments.compactMap { argument in argument.parameter.description.map { (argument.name, $0) } }
    }
}
