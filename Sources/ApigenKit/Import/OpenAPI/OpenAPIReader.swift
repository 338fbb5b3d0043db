import ApigenJSON

/// Reads an OpenAPI document, 3.0 or 3.1.
struct OpenAPIReader {
    let document: OpenAPIDocument
    let schemas: OpenAPISchemas
    var names = ImportedNames()
    var planner: ModelPlanner
    private var samplers: [SchemaSampler.Direction: SchemaSampler] = [:]
    /// The samples of schemas that were met before, by node and direction.
    var sampled: [SampleKey: [JSONValue]] = [:]
    /// The names of operations that were taken, by method and by path without the names of placeholders.
    private var seen: Set<String> = []

    struct SampleKey: Hashable {
        var node: Int
        var direction: SchemaSampler.Direction
    }

    /// An operation, and what it shares with the others of its path.
    struct Source {
        var node: JSONNode
        var path: PathTemplate
        var shared: JSONNode
        var endpoint: ImportedEndpoint
    }

    /// The API of a document.
    static func read(_ file: SourceFile, _ root: JSONNode, into findings: inout ImportFindings) -> ImportedAPI? {
        var reader = OpenAPIReader(OpenAPIDocument(file, root, findings: findings))
        let api = reader.api()
        findings = reader.document.findings
        return api
    }

    private init(_ document: OpenAPIDocument) {
        self.document = document
        schemas = OpenAPISchemas(document)
        planner = ModelPlanner(schemas, names: names)
    }

    /// Samples of a schema, made up.
    mutating func madeUp(_ node: JSONNode, _ direction: SchemaSampler.Direction) -> [JSONValue] {
        samplers[direction, default: SchemaSampler(schemas, direction: direction)].samples(of: node)
    }

    private mutating func api() -> ImportedAPI? {
        let root = document.root
        guard let paths = root["paths"], paths.isObject else {
            let place = document.place(root["paths"] ?? root)
            document.findings.error("\"paths\" is missing; there is nothing to import without it", at: place)
            return nil
        }
        var api = ImportedAPI(
            title: root["info"]?["title"]?.words ?? "",
            description: root["info"]?["description"]?.words ?? root["info"]?["summary"]?.words,
            baseURL: baseURL(root["servers"])
        )
        let security = OpenAPISecurity(document)
        var sources: [Source] = []
        for member in paths.members where !member.key.hasPrefix("x-") { sources += operations(of: member) }
        // Places name operations, so all of them get their names before a body is looked at.
        for index in sources.indices {
            let source = sources[index]
            sources[index].endpoint.name = names.function(
                source.node["operationId"]?.words,
                method: source.endpoint.method,
                path: source.path
            )
        }
        planner = ModelPlanner(schemas, names: names)
        for source in sources {
            var endpoint = endpoint(source)
            endpoint.authentication = security.authentication(of: source.node)
            api.endpoints.append(endpoint)
        }
        api.models = planner.planned()
        api.formats = planner.formats
        api.shareAuthentication()
        reportOthers(root)
        return api
    }

    /// Parts of a document that a spec has no place for.
    private func reportOthers(_ root: JSONNode) {
        if let webhooks = root["webhooks"], !webhooks.members.isEmpty {
            let message = "webhooks are requests to you, not of yours, and are left out"
            document.findings.note(message, at: document.place(webhooks))
        }
    }

    // MARK: Servers

    private func baseURL(_ servers: JSONNode?) -> String {
        let place = document.place(servers ?? document.root)
        guard let server = servers?.elements.first, let template = server["url"]?.words else {
            let message = "the document names no server; put the right \"baseURL\" into the spec"
            document.findings.warning(message, at: place)
            return ImportedAPI.unknownBaseURL
        }
        if let other = servers?.elements.dropFirst().first {
            document.findings.note("a spec has one server, the first; others are left out", at: document.place(other))
        }
        var url = template
        for variable in server["variables"]?.members ?? [] {
            guard let value = variable.value["default"]?.string else { continue }
            url = url.parts(between: "{\(variable.key)}").joined(separator: value)
        }
        if url.hasPrefix("//") { url = "https:" + url }
        url = BaseURL.withoutSlash(url)
        if let fault = BaseURL.fault(in: url) {
            let isRelative = url.isEmpty || url.hasPrefix("/")
            let reason =
                isRelative ? "the server \(template.quoted) is relative to where the document was found" : fault
            document.findings.warning(
                "\(reason); put the right \"baseURL\" into the spec",
                at: document.place(server["url"] ?? server)
            )
            let relative = ImportedAPI.unknownBaseURL + url
            return isRelative && BaseURL.fault(in: relative) == nil ? relative : ImportedAPI.unknownBaseURL
        }
        return url
    }

    // MARK: Operations

    private mutating func operations(of member: JSONNode.Member) -> [Source] {
        let place = document.file.location(at: member.keyOffset)
        let path: PathTemplate
        do {
            path = try PathTemplate(parsing: member.key)
        } catch {
            document.findings.warning("the path \(member.key.quoted) is left out: \(error.message)", at: place)
            return []
        }
        guard let item = document.object(member.value, "a path") else { return [] }
        var sources: [Source] = []
        let others = ["summary", "description", "servers", "parameters", "$ref"]
        for entry in item.members where !others.contains(entry.key) && !entry.key.hasPrefix("x-") {
            let place = document.file.location(at: entry.keyOffset)
            guard let method = HTTPMethod(rawValue: entry.key) else {
                document.findings.note("\(entry.key.quoted) is no method of a spec, and is left out", at: place)
                continue
            }
            guard let node = document.object(entry.value, "an operation") else { continue }
            guard seen.insert(method.rawValue + path.shape).inserted else {
                document.findings.warning(
                    "\(method.token) \(path.text) is the same as another path, and is left out",
                    at: place
                )
                continue
            }
            let endpoint = ImportedEndpoint(method: method, path: path.text, location: place)
            sources.append(Source(node: node, path: path, shared: item, endpoint: endpoint))
        }
        return sources
    }

    private mutating func endpoint(_ source: Source) -> ImportedEndpoint {
        var endpoint = source.endpoint
        let node = source.node
        let texts = [node["summary"]?.words, node["description"]?.words].compactMap { $0 }
        endpoint.description =
            texts.count == 2 && texts[1].hasPrefix(texts[0]) ? texts[1] : texts.joined(separator: "\n\n")
        if endpoint.description?.isEmpty == true { endpoint.description = nil }
        endpoint.isDeprecated = node["deprecated"]?.bool ?? false
        endpoint.group = node["tags"]?.elements.first?.words.flatMap { tag in
            tag.unicodeScalars.contains(where: \.isWordPart) ? tag : nil
        }
        readParameters(of: source, into: &endpoint)
        if let body = node["requestBody"] { readBody(body, into: &endpoint) }
        readResponses(node["responses"], into: &endpoint)
        endpoint.pagination = PaginationHint.pagination(of: endpoint)
        for key in ["callbacks", "servers"] {
            guard let other = node[key], !(other.members.isEmpty && other.elements.isEmpty) else { continue }
            document.findings.note("\(key) of operations are left out", at: document.place(other))
        }
        if let servers = source.shared["servers"], !servers.elements.isEmpty {
            document.findings.note("servers of paths are left out", at: document.place(servers))
        }
        return endpoint
    }
}

extension ImportedAPI {
    /// Stands where nothing tells the server.
    static let unknownBaseURL = "https://api.example.com"

    /// Says once, for the whole API, how most requests prove who is asking.
    mutating func shareAuthentication() {
        var counts: [Authentication: Int] = [:]
        for endpoint in endpoints {
            if let authentication = endpoint.authentication, authentication != .none {
                counts[authentication, default: 0] += 1
            }
        }
        // Of equal ones the first that was met, so that the result is steady.
        let most = counts.values.max()
        authentication = endpoints.lazy.compactMap(\.authentication).first { counts[$0] == most && most != nil }
    }
}
