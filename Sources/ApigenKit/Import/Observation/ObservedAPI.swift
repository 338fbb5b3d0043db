import ApigenJSON

/// Makes an API of exchanges: groups them by method and path, and merges what they show.
struct ObservedAPI {
    private let exchanges: [ObservedExchange]
    private let redaction: Redaction
    private var names = ImportedNames()

    /// The API that exchanges with one server show.
    static func api(
        of exchanges: [ObservedExchange],
        title: String,
        into findings: inout ImportFindings
    ) -> ImportedAPI {
        let secrets = exchanges.flatMap { ObservedSecrets.values(in: $0.request) }
        var builder = ObservedAPI(
            exchanges: PathInference.infer(exchanges),
            redaction: Redaction(knownSecrets: Array(Set(secrets)))
        )
        return builder.api(title: title, into: &findings)
    }

    private init(exchanges: [ObservedExchange], redaction: Redaction) {
        self.exchanges = exchanges
        self.redaction = redaction
    }

    private mutating func api(title: String, into findings: inout ImportFindings) -> ImportedAPI {
        let prefix = commonPrefix()
        let origin = exchanges.first?.request.url.origin ?? ""
        var api = ImportedAPI(
            title: title,
            baseURL: (origin.isEmpty ? ImportedAPI.unknownBaseURL : origin) + prefix.map { "/" + $0 }.joined()
        )
        let headers = ObservedHeaders(exchanges.map(\.request), redaction: redaction)
        api.headers = headers.shared
        var order: [String] = []
        var groups: [String: [ObservedExchange]] = [:]
        for var exchange in exchanges {
            exchange.request.url.segments.removeFirst(prefix.count)
            let path = ObservedPath(exchange.request.url.segments)
            let key = exchange.request.method.rawValue + path.shape
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(exchange)
        }
        for key in order {
            guard let group = groups[key], let first = group.first else { continue }
            let path = ObservedPath(first.request.url.segments)
            guard let template = try? PathTemplate(parsing: path.text) else {
                findings.warning(
                    "the path \(path.text.quoted) can't be one of a spec, and is left out",
                    at: first.request.location
                )
                continue
            }
            var endpoint = ObservedEndpoint(group, path: path, headers: headers, redaction: redaction).endpoint(
                into: &findings
            )
            endpoint.name = names.function(first.request.name, method: endpoint.method, path: template)
            endpoint.pagination = PaginationHint.pagination(of: endpoint)
            endpoint.startAtFirstPage()
            api.endpoints.append(endpoint)
        }
        api.shareAuthentication()
        nameElements(in: &api)
        return api
    }

    /// Names what a request to a list answers, such as the element that it made, as the elements of the list.
    private func nameElements(in api: inout ImportedAPI) {
        for index in api.endpoints.indices {
            let endpoint = api.endpoints[index]
            guard endpoint.method != .get, let noun = endpoint.path.split(separator: "/").last, !noun.contains("{"),
                let keys = endpoint.response.payload?.samples.first?.value.objectValue?.keys, keys.count >= 2
            else { continue }
            let elements = api.endpoints.filter { other in
                other.method == .get && (other.path == endpoint.path || other.path.hasPrefix(endpoint.path + "/{"))
            }
            let isElement = elements.contains { other in
                guard let value = other.response.payload?.samples.first?.value else { return false }
                let known = Set((value[0] ?? value).objectValue?.keys ?? [])
                return 2 * known.intersection(keys).count > known.union(keys).count
            }
            guard isElement else { continue }
            api.endpoints[index].response.payload?.model = names.typeName(
                names.namer.elementTypeName(for: String(noun))
            )
        }
    }

    /// The segments that all paths start with and that name no thing: `/api/v1`.
    private func commonPrefix() -> [String] {
        var prefix: [String] = []
        while true {
            let place = prefix.count
            let texts = exchanges.map { exchange -> String? in
                let segments = exchange.request.url.segments
                guard place + 1 < segments.count, case .literal(let text) = segments[place] else { return nil }
                return text
            }
            guard let text = texts.first ?? nil, texts.allSatisfy({ $0 == text }), Self.isPrefix(text) else {
                return prefix
            }
            prefix.append(text)
        }
    }

    private static func isPrefix(_ segment: String) -> Bool {
        let lowercase = segment.lowercased()
        return ["api", "rest", "apis"].contains(lowercase)
            || lowercase.hasPrefix("v") && lowercase.count > 1
                && lowercase.dropFirst().allSatisfy { $0.isNumber || $0 == "." }
    }
}

extension ImportedEndpoint {
    /// Which page a request saw is no matter of the API: where none is asked for, it is the first.
    fileprivate mutating func startAtFirstPage() {
        let (name, first): (String, Int)
        switch pagination?.style {
        case .page(let parameter, _): (name, first) = (parameter, 1)
        case .offset(let parameter, _): (name, first) = (parameter, 0)
        default: return
        }
        guard let index = parameters.firstIndex(where: { $0.name == name && $0.placement == .query }) else { return }
        let seen = (parameters[index].defaultValue ?? parameters[index].sample)?.intValue
        // Some count from zero.
        let start = first == 1 && seen == 0 ? 0 : first
        if !parameters[index].isOptional { parameters[index].defaultValue = .number(JSONNumber(start)) }
        parameters[index].sample = nil
    }
}

extension ObservedPath {
    /// The path without the names of its placeholders.
    fileprivate var shape: String { (try? PathTemplate(parsing: text))?.shape ?? text }
}

/// The headers of requests that belong into a spec.
struct ObservedHeaders {
    /// Those that every request has, with the same value.
    private(set) var shared: [ImportedHeader] = []

    init(_ requests: [ObservedRequest], redaction: Redaction) {
        guard let first = requests.first else { return }
        for header in first.headers where Self.isWorthKeeping(header.name, header.value) {
            let isShared = requests.allSatisfy { $0.header(header.name.lowercased()) == header.value }
            let isNew = !shared.contains { $0.name.lowercased() == header.name.lowercased() }
            if isShared, isNew, let kept = Self.kept(header.name, header.value, redaction) { shared.append(kept) }
        }
    }

    /// The headers that are those of all requests to one endpoint, and not of all others.
    func own(_ requests: [ObservedRequest], redaction: Redaction) -> [ImportedHeader] {
        ObservedHeaders(requests, redaction: redaction).shared.filter { own in
            !shared.contains { $0.name.lowercased() == own.name.lowercased() }
        }
    }

    private static func kept(_ name: String, _ value: String, _ redaction: Redaction) -> ImportedHeader? {
        let isText = value.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
        // What is no constant of the API but of a session is left out rather than replaced.
        guard isText, !value.isEmpty, name.lowercased() == "accept" || !ObservedSecrets.isToken(value),
            redaction.redacted(header: name, value: value) == value
        else { return nil }
        return ImportedHeader(name: name, value: value)
    }

    /// Whether a header says something of the API, and not of the program that sent it or of a session.
    private static func isWorthKeeping(_ name: String, _ value: String) -> Bool {
        let lowercase = name.lowercased()
        guard !name.isEmpty, name.utf8.allSatisfy(HeaderName.isToken), !ObservedSecrets.isSecret(name) else {
            return false
        }
        if lowercase == "accept" { return value.contains("vnd.") || value.contains("version=") }
        let browsers = [
            "x-requested-with", "x-client-data", "x-forwarded-for", "x-request-id", "x-correlation-id",
            "x-postman-token",
        ]
        guard !browsers.contains(lowercase), !lowercase.contains("csrf"), !lowercase.contains("xsrf") else {
            return false
        }
        return lowercase.hasPrefix("x-") || lowercase.contains("version") || lowercase == "prefer"
    }
}
