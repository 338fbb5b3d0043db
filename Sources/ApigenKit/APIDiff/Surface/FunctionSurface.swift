/// A parameter of a function or an initialiser as code sees it.
struct ParameterSurface: Hashable, Sendable {
    /// What stands before it in a call; `_` for nothing.
    var label: String
    var type: String
    var defaultValue: String?
    /// Where a request carries it: `query limit`. Nothing for what is no request's.
    var wire: String?
    /// How a request carries it, besides where.
    var style = ""
}

/// A function that gives an endpoint, as code sees it.
struct FunctionSurface: Sendable {
    /// Something about the request or the answer that code does not see.
    struct Setting: Hashable, Sendable {
        var name: String
        var value: String
    }

    var name: String
    var parameters: [ParameterSurface]
    var result: String
    /// The method and the path, without the names of placeholders.
    var request: String
    /// The same for people.
    var title: String
    var settings: [Setting] = []
    var isDeprecated = false
    var documentation = ""

    /// The name and the labels: `posts(userID:page:)`.
    var signature: String {
        "\(name)(\(parameters.map { $0.label + ":" }.joined()))"
    }
}

extension FunctionSurface {
    /// The function of an operation.
    init(_ client: ClientOperation, _ spelling: TypeSpelling) {
        let operation = client.operation
        let signature = EndpointSignature(client, spelling: spelling)
        self.init(
            name: operation.name,
            parameters: Self.parameters(signature.items, of: client),
            result: "Endpoint<\(client.responseType(spelling))>",
            request: "\(operation.method.token) \(operation.path.shape)",
            title: operation.title
        )
        isDeprecated = operation.deprecation != nil
        let described = client.describedArguments.map { "\($0.name): \($0.text)" }
        documentation = ([operation.description, operation.deprecation?.message].compactMap(\.self) + described)
            .joined(separator: "\n")
        settings = Self.settings(of: client, spelling)
    }

    /// The function that reads the list of an operation page by page; nothing where there is none.
    init?(pagesOf client: ClientOperation, _ spelling: TypeSpelling) {
        guard let pages = client.pages else { return nil }
        let items = EndpointSignature(client, spelling: spelling).items(without: client.argumentsOfPaging)
        self.init(
            name: pages.name,
            parameters: Self.parameters(items, of: client),
            result: "PagedEndpoint<\(spelling.name(of: pages.item))>",
            request: "\(client.operation.method.token) \(client.operation.path.shape)",
            title: client.operation.title
        )
        isDeprecated = client.operation.deprecation != nil
        settings = [Setting(name: "way of paging", value: pages.summary)]
    }

    private static func parameters(_ items: [EndpointSignature.Item], of client: ClientOperation) -> [ParameterSurface]
    {
        let arguments = Dictionary(
            client.arguments.map { ($0.name, $0.parameter) },
            uniquingKeysWith: { first, _ in first }
        )
        let parts = Dictionary(client.parts.map { ($0.name, $0.part) }, uniquingKeysWith: { first, _ in first })
        return items.map { item in
            var parameter = ParameterSurface(label: item.label, type: item.type, defaultValue: item.defaultValue)
            if let argument = arguments[item.name] {
                // The name of a placeholder is no server's.
                let isInPath = argument.placement == .path
                let index = client.operation.path.placeholders.firstIndex(of: argument.wireName) ?? 0
                parameter.wire = isInPath ? "path \(index)" : "\(argument.placement.rawValue) \(argument.wireName)"
                parameter.style = argument.type.isList ? argument.style.rawValue : ""
            } else if let part = parts[item.name] {
                parameter.wire = "part \(part.name)"
                if case .file(let mediaType) = part.kind { parameter.style = mediaType }
            } else {
                parameter.wire = "body"
            }
            return parameter
        }
    }

    /// What is set on the endpoint, besides its arguments.
    private static func settings(of client: ClientOperation, _ spelling: TypeSpelling) -> [Setting] {
        let operation = client.operation
        let headers = operation.headers.map { "\($0.name): \($0.value)" }
        let errors = client.errors.map { "\($0.statuses) \(spelling.name(of: $0.type))" }
        let pointer = operation.response.payload?.pointer.map { " at \($0.value)" } ?? ""
        var body = ""
        switch operation.body?.content {
        case .json: body = "JSON"
        case .form: body = "a form"
        case .multipart: body = "parts"
        case .raw(let mediaType): body = mediaType
        case nil: break
        }
        return [
            Setting(name: "body", value: body),
            Setting(name: "set of headers", value: headers.joined(separator: ", ")),
            Setting(name: "set of accepted statuses", value: operation.response.statuses.description),
            Setting(name: "way to read the answer", value: operation.response.format.rawValue + pointer),
            Setting(name: "set of error bodies", value: errors.joined(separator: ", ")),
            Setting(name: "way of authentication", value: operation.authentication?.summary ?? ""),
            Setting(name: "timeout", value: operation.timeout.map { "\($0) s" } ?? ""),
            Setting(name: "idempotence", value: operation.isIdempotent.map { $0 ? "yes" : "no" } ?? ""),
        ]
    }
}

extension Authentication {
    /// The way in a few words.
    var summary: String {
        switch self {
        case .none: "anonymous"
        case .bearer: "bearer"
        case .basic: "basic"
        case .apiKeyHeader(let name): "a key in the header \(name)"
        case .apiKeyQuery(let name): "a key in the query as \(name)"
        }
    }
}

extension ClientPages {
    /// How pages are asked for, in a few words.
    fileprivate var summary: String {
        let place = items.tokens.isEmpty ? "" : ", items at \(items)"
        switch style {
        case .page(let parameter, let size):
            return "by the number \(parameter)" + (size.map { " of pages of \($0)" } ?? "") + place
        case .offset(let parameter, let limit):
            return "by the offset \(parameter)" + (limit.map { " and the limit \($0)" } ?? "") + place
        case .cursor(let parameter, let next): return "by the cursor \(parameter) from \(next)" + place
        case .link: return "by the header Link" + place
        }
    }
}
