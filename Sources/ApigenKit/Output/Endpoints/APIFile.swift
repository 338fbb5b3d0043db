import ApigenMustache

/// The file of an API's endpoints: the enum that holds them, or the part of it that a group adds.
struct APIFile: RenderedFile {
    let template = "api"
    private let client: Client
    private let endpoints: [EndpointDeclaration]
    private let enums: [ParameterEnum]
    /// Whether the file declares the enum itself.
    private let declares: Bool

    /// - Parameter group: The group whose endpoints are in the file; nothing for the file that the groups add to.
    init(_ client: Client, group: ClientGroup?) {
        self.client = client
        let spelling = client.spelling
        declares = group.map { $0.name.isEmpty } ?? true
        endpoints = (group?.operations ?? []).enumerated().map { index, operation in
            EndpointDeclaration(client.operations[operation], isFirst: index == 0, spelling)
        }
        enums = declares ? client.parameterEnums : []
    }

    var header: FileHeader {
        var imports = ImportList(access: client.options.access)
        imports.insert("ApigenRuntime", isExposed: true)
        if declares || endpoints.contains(where: \.usesFoundation) { imports.insert("Foundation", isExposed: true) }
        return FileHeader(source: client.source, imports: imports, checksRuntime: declares)
    }

    var templateValue: TemplateValue {
        [
            "access": TemplateValue(client.options.access.prefix),
            "apiName": TemplateValue(client.apiName),
            "declaresAPI": TemplateValue(declares),
            "extendsAPI": TemplateValue(!declares),
            "documentation": Documentation([client.spec.description ?? "The \(client.spec.name) API."]).templateValue,
            "baseURL": TemplateValue(SwiftLiteral.string(client.spec.baseURL)),
            "headers": TemplateValue(headers),
            "authentication": TemplateValue(client.spec.authentication.map(EndpointDeclaration.scheme)),
            "errorBodies": TemplateValue(errorBodies),
            "endpoints": endpoints.templateValue,
            "parameterEnums": enums.map(ParameterEnumDeclaration.init).templateValue,
        ]
    }

    private var headers: String? {
        guard !client.spec.headers.isEmpty else { return nil }
        let fields = client.spec.headers.map { "\(SwiftLiteral.string($0.name)): \(SwiftLiteral.string($0.value))" }
        return fields.joined(separator: ", ")
    }

    private var errorBodies: String? {
        let bodies = client.errorBodies.map { body in
            let statuses = EndpointDeclaration.statuses(of: body.statuses)
            return "ErrorBody(\(statuses), \(client.spelling.name(of: body.type)).self)"
        }
        return bodies.isEmpty ? nil : bodies.joined(separator: ", ")
    }
}

extension Client {
    /// How types are spelled outside the namespace.
    var spelling: TypeSpelling { TypeSpelling(schema: schema, style: .runtime, namespace: options.namespace) }
}

/// The enum of a parameter's values as it is declared.
private struct ParameterEnumDeclaration: TemplateConvertible {
    private let enumeration: ParameterEnum

    init(_ enumeration: ParameterEnum) {
        self.enumeration = enumeration
    }

    var templateValue: TemplateValue {
        let cases = zip(enumeration.cases, enumeration.values).map { name, value -> TemplateValue in
            var literal: String?
            if enumeration.isInteger {
                literal = value.description
            } else {
                let text = value.stringValue ?? value.description
                // A name that is the value goes without saying.
                if text != name { literal = SwiftLiteral.string(text) }
            }
            return ["name": TemplateValue(SwiftKeyword.escaped(name)), "literal": TemplateValue(literal)]
        }
        return [
            "name": TemplateValue(SwiftKeyword.escaped(enumeration.name)),
            "rawType": TemplateValue(enumeration.isInteger ? "Int" : "String"),
            "cases": .list(cases),
        ]
    }
}
