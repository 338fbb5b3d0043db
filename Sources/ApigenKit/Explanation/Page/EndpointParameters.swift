import ApigenJSON
import ApigenMustache

/// The parameters of an operation as a page shows them, parts of a form among them.
struct EndpointParameters {
    private let client: ClientOperation
    private let api: APIExplanation

    init(_ client: ClientOperation, _ api: APIExplanation) {
        self.client = client
        self.api = api
    }

    var isEmpty: Bool { client.arguments.isEmpty && client.parts.isEmpty }

    var templateValue: TemplateValue { .list(client.arguments.map(value) + client.parts.map(value)) }

    private func value(_ argument: ClientArgument) -> TemplateValue {
        let parameter = argument.parameter
        var type = parameter.type.scalar.rawValue
        if let enumeration = argument.enumeration { type = enumeration.name }
        if parameter.type.isList { type = "[\(type)]" }
        return value(
            name: parameter.wireName,
            swiftName: argument.name,
            placement: parameter.placement.rawValue,
            type: type,
            need: need(of: parameter),
            values: parameter.values.map { $0.stringValue ?? $0.description },
            example: example(of: parameter),
            description: parameter.description
        )
    }

    private func value(_ part: ClientPart) -> TemplateValue {
        var kind = "text"
        if case .file(let mediaType) = part.part.kind { kind = mediaType }
        return value(
            name: part.part.name,
            swiftName: part.name,
            placement: "part",
            type: part.part.kind == .text ? "String" : "URL",
            need: part.part.isOptional ? "optional" : "required",
            values: [],
            example: nil,
            description: kind
        )
    }

    private func value(
        name: String,
        swiftName: String,
        placement: String,
        type: String,
        need: String,
        values: [String],
        example: String?,
        description: String?
    ) -> TemplateValue {
        [
            "name": TemplateValue(name),
            "swiftName": TemplateValue(swiftName == name ? nil : swiftName),
            "placement": TemplateValue(placement),
            "type": CodeText(type, links: api.links).templateValue,
            "need": TemplateValue(need),
            "values": TemplateValue(values),
            "example": TemplateValue(example),
            "description": TemplateValue(description),
        ]
    }

    private func need(of parameter: Parameter) -> String {
        if let value = parameter.defaultValue, !isSecret(parameter, value) { return "default \(value)" }
        return parameter.isRequired ? "required" : "optional"
    }

    private func example(of parameter: Parameter) -> String? {
        guard let sample = parameter.sample, !isSecret(parameter, sample) else { return nil }
        return sample.description
    }

    private func isSecret(_ parameter: Parameter, _ value: JSONValue) -> Bool {
        Secrecy.isSecret(key: parameter.wireName) || value.stringValue.map(Secrecy.isSecret(value:)) ?? false
    }
}
