import ApigenJSON
import ApigenMustache

/// An operation as a page shows it.
struct EndpointCard: TemplateConvertible {
    private let client: ClientOperation
    private let api: APIExplanation
    private let types: OperationTypes
    private let signature: EndpointSignature

    init(_ client: ClientOperation, _ types: OperationTypes, in api: APIExplanation) {
        self.client = client
        self.types = types
        self.api = api
        signature = EndpointSignature(client, spelling: api.client.spelling)
    }

    private var operation: Operation { client.operation }
    private var spelling: TypeSpelling { api.client.spelling }

    var templateValue: TemplateValue {
        let samples = [
            PageSample("Sample answer", types.response, in: api), PageSample("Sample request", types.body, in: api),
        ].compactMap(\.self)
        return [
            "id": TemplateValue(api.links.endpoint(operation)),
            "method": TemplateValue(operation.method.token),
            "methodName": TemplateValue(operation.method.rawValue),
            "path": TemplateValue(operation.path.text),
            "pathParts": .list(operation.path.parts.map(Self.part)),
            "name": TemplateValue(operation.name),
            "description": TemplateValue(operation.description),
            "isDeprecated": TemplateValue(operation.deprecation != nil),
            "deprecation": TemplateValue(operation.deprecation?.message),
            "signature": TemplateValue(functionSignature),
            "parameters": EndpointParameters(client, api).templateValue,
            "hasParameters": TemplateValue(EndpointParameters(client, api).isEmpty == false),
            "body": TemplateValue(body),
            "bodyKind": TemplateValue(bodyKind),
            "answers": .list(answers),
            "paging": TemplateValue(paging),
            "pagedSignature": TemplateValue(pagedSignature),
            "settings": TemplateValue(settings),
            "samples": samples.templateValue,
        ]
    }

    private static func part(_ part: PathTemplate.Part) -> TemplateValue {
        switch part {
        case .literal(let text): ["text": TemplateValue(text), "isPlaceholder": false]
        case .placeholder(let name): ["text": TemplateValue("{\(name)}"), "isPlaceholder": true]
        }
    }

    // MARK: Swift

    /// The function; nothing where the spec asks for models alone.
    private var functionSignature: CodeText? {
        guard api.client.options.coding == .direct else { return nil }
        let response = "Endpoint<\(client.responseType(spelling))>"
        return code(operation.name, declarations(), gives: response)
    }

    private var pagedSignature: CodeText? {
        guard api.client.options.coding == .direct, let pages = client.pages else { return nil }
        let parameters = declarations(without: client.argumentsOfPaging)
        return code(pages.name, parameters, gives: "PagedEndpoint<\(spelling.name(of: pages.item))>")
    }

    private func declarations(without omitted: [String] = []) -> [String] {
        signature.declarations(without: omitted) { item in
            item.defaultValue == "nil" || !Secrecy.isSecret(key: item.name)
        }
    }

    /// A function, its parameters on lines of their own where it is long.
    private func code(_ name: String, _ parameters: [String], gives type: String) -> CodeText {
        let start = "static func \(SwiftKeyword.escaped(name))("
        var text = "\(start)\(parameters.joined(separator: ", "))) -> \(type)"
        if text.count > 78, !parameters.isEmpty {
            text = "\(start)\n    \(parameters.joined(separator: ",\n    "))\n) -> \(type)"
        }
        return CodeText(text, links: api.links)
    }

    // MARK: What goes and what comes

    private var body: CodeText? {
        client.body.map { CodeText(spelling.name(of: $0.type), links: api.links) }
    }

    private var bodyKind: String? {
        switch operation.body?.content {
        case .json: "JSON"
        case .form: "a url-encoded form of the parameters below"
        case .multipart: "a multipart form of the parts below"
        case .raw(let mediaType): "bytes of \(mediaType)"
        case nil: nil
        }
    }

    private var answers: [TemplateValue] {
        let shared = operation.errors.count
        let errors = zip(api.spec.errors(of: operation), types.errors).enumerated().map { index, error in
            let type = error.1.map { spelling.name(of: $0.type) }
            return answer("\(error.0.statuses)", type, index < shared ? "" : "on any endpoint", isError: true)
        }
        let type = operation.response.format == .none ? nil : client.responseType(spelling)
        return [answer("\(operation.response.statuses)", type, format, isError: false)] + errors
    }

    private func answer(_ status: String, _ type: String?, _ note: String, isError: Bool) -> TemplateValue {
        [
            "status": TemplateValue(status),
            "type": TemplateValue(type.map { CodeText($0, links: api.links) }),
            "note": TemplateValue(note),
            "isError": TemplateValue(isError),
        ]
    }

    private var format: String {
        switch operation.response.format {
        case .json:
            operation.response.payload?.pointer.map { "JSON, at \($0.value)" } ?? "JSON"
        case .data: "bytes"
        case .text: "text"
        case .file: "into a file"
        case .none: "no content"
        case .lines: "a stream of lines"
        case .events: "a stream of server-sent events"
        }
    }

    private var paging: String? {
        switch operation.pagination?.style {
        case .page(let parameter, let size):
            "By the number of the page in \(parameter)" + (size.map { ", its size in \($0)." } ?? ".")
        case .offset(let parameter, let limit):
            "By the number of the first element in \(parameter)" + (limit.map { ", as many as \($0)." } ?? ".")
        case .cursor(let parameter, let next): "By the cursor at \(next), sent as \(parameter)."
        case .link: "By the link to the next page in the header Link."
        case nil: nil
        }
    }

    private var settings: [String] {
        var settings: [String] = []
        if let authentication = operation.authentication {
            settings.append("Authentication: \(authentication.inWords)")
        }
        if let timeout = operation.timeout { settings.append("Given up after \(SwiftLiteral.double(timeout)) s") }
        if let isIdempotent = operation.isIdempotent {
            settings.append(isIdempotent ? "Repeated after failures" : "Never repeated by itself")
        }
        for header in operation.headers { settings.append(header.inWords) }
        return settings
    }
}

extension Authentication {
    /// The way in a few words.
    var inWords: String {
        switch self {
        case .none: "none"
        case .bearer: "a bearer token"
        case .basic: "a name and a password"
        case .apiKeyHeader(let name): "a key in the header \(name)"
        case .apiKeyQuery(let name): "a key in the query parameter \(name)"
        }
    }
}

extension HeaderField {
    /// The header as it is sent, its value hidden where its name says that it is a secret.
    var inWords: String {
        Secrecy.isSecret(key: name) || Secrecy.isSecret(value: value) ? "\(name): (not shown)" : "\(name): \(value)"
    }
}
