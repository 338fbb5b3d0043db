import ApigenJSON

/// Reads a Postman collection, version 2.0 or 2.1, with its saved examples.
struct PostmanReader {
    private let file: SourceFile
    private var findings: ImportFindings
    private var variables: PostmanVariables
    private var exchanges: [ObservedExchange] = []

    /// What an item has from the folders around it.
    private struct Context {
        var group: String?
        var authentication: Authentication?
        var variables: PostmanVariables
        var depth = 0
    }

    private static let maximumDepth = 64

    /// The API of a collection.
    static func read(_ file: SourceFile, _ root: JSONNode, into findings: inout ImportFindings) -> ImportedAPI? {
        var reader = PostmanReader(file: file, findings: findings, variables: PostmanVariables(root["variable"]))
        let api = reader.api(root)
        findings = reader.findings
        return api
    }

    private init(file: SourceFile, findings: ImportFindings, variables: PostmanVariables) {
        self.file = file
        self.findings = findings
        self.variables = variables
    }

    private mutating func api(_ root: JSONNode) -> ImportedAPI? {
        let context = Context(
            authentication: authentication(root["auth"], inherited: nil),
            variables: PostmanVariables(root["variable"])
        )
        readItems(root["item"], context)
        reportScripts(root["event"])
        guard !exchanges.isEmpty else {
            findings.error("the collection holds no request that could be imported", at: place(root["item"] ?? root))
            return nil
        }
        let kept = ObservedServer.keepingOne(exchanges, &findings)
        if kept.allSatisfy(\.request.url.origin.isEmpty) {
            let message =
                "the collection doesn't tell the server, which stands in a variable without a value; put the right \"baseURL\" into the spec"
            findings.warning(message, at: kept.first?.request.location)
        }
        var api = ObservedAPI.api(of: kept, title: root["info"]?["name"]?.words ?? "", into: &findings)
        api.description = Self.text(root["info"]?["description"])
        return api
    }

    private func place(_ node: JSONNode) -> SourceLocation { file.location(at: node.offset) }

    /// A description is a text, or an object with one.
    private static func text(_ node: JSONNode?) -> String? { node?.words ?? node?["content"]?.words }

    private mutating func reportScripts(_ events: JSONNode?) {
        guard
            let event = events?.elements.first(where: {
                !($0["script"]?["exec"]?.elements.allSatisfy { $0.words == nil } ?? true)
            })
        else { return }
        findings.note("scripts and tests are left out", at: place(event))
    }

    // MARK: Items

    private mutating func readItems(_ node: JSONNode?, _ context: Context) {
        guard let node else { return }
        guard case .array(let items) = node.content else {
            findings.warning("\"item\" must be a list, and is left out", at: place(node))
            return
        }
        guard context.depth < Self.maximumDepth else {
            findings.warning("folders that nest deeper than \(Self.maximumDepth) levels are left out", at: place(node))
            return
        }
        for item in items {
            reportScripts(item["event"])
            var inner = context
            inner.authentication = authentication(item["auth"], inherited: context.authentication)
            if item["item"] != nil {
                inner.group =
                    context.group
                    ?? item["name"]?.words.flatMap { $0.unicodeScalars.contains(where: \.isWordPart) ? $0 : nil }
                inner.depth += 1
                inner.variables.add(item["variable"])
                readItems(item["item"], inner)
            } else if let request = item["request"] {
                read(item, request, inner)
            } else {
                findings.warning("an item that is neither a folder nor a request is left out", at: place(item))
            }
        }
    }

    private mutating func read(_ item: JSONNode, _ node: JSONNode, _ context: Context) {
        guard var request = request(node, context, template: nil) else { return }
        request.name = Self.name(item["name"]?.words)
        request.description = Self.text(node["description"]) ?? Self.text(item["description"])
        exchanges.append(ObservedExchange(request: request, answer: nil))
        for response in item["response"]?.elements ?? [] {
            guard let answer = answer(response) else { continue }
            // The request of an example says which values were sent; the item says which of them are parameters.
            var original =
                response["originalRequest"].flatMap { self.request($0, context, template: request) } ?? request
            original.name = request.name
            original.description = request.description
            exchanges.append(ObservedExchange(request: original, answer: answer))
        }
    }

    /// The name of an item, where it could be that of a function.
    private static func name(_ text: String?) -> String? {
        guard let text, !text.contains(where: { "/{}:".contains($0) }), text.split(separator: " ").count <= 6 else {
            return nil
        }
        // What is an article in a sentence is none in a name: "Get a book".
        let words = text.split(separator: " ").filter { !["a", "an", "the"].contains($0.lowercased()) }
        return words.joined(separator: " ")
    }

    private mutating func request(_ node: JSONNode, _ context: Context, template: ObservedRequest?) -> ObservedRequest?
    {
        let verb = node["method"]?.string ?? "GET"
        guard let method = template?.method ?? HTTPMethod(rawValue: verb.lowercased()) else {
            findings.warning("requests with the method \(verb.quoted) are left out", at: place(node))
            return nil
        }
        let urlNode = node.string == nil ? node["url"] : node
        guard let urlNode, var url = PostmanURL(urlNode, context.variables) else {
            if template == nil { findings.warning("a request without a URL is left out", at: place(node)) }
            return nil
        }
        if let template { url.adopt(template.url) }
        var request = ObservedRequest(method: method, url: url.url, location: place(node))
        request.notes = url.notes
        request.group = context.group
        request.headers = headers(node["header"], context)
        request.authentication = authentication(node["auth"], inherited: context.authentication)
        request.body = body(node["body"], request, context)
        return request
    }

    private func headers(_ node: JSONNode?, _ context: Context) -> [(name: String, value: String)] {
        (node?.elements ?? []).compactMap { header in
            guard header["disabled"]?.bool != true, let name = header["key"]?.words, let value = header["value"]?.string
            else { return nil }
            guard let resolved = context.variables.resolved(value) else {
                // Its name says what it is for, even where its value is not known.
                return ObservedSecrets.isSecret(name) || name.lowercased() == "authorization" ? (name, value) : nil
            }
            return (name, resolved)
        }
    }

    // MARK: Authentication

    private mutating func authentication(_ node: JSONNode?, inherited: Authentication?) -> Authentication? {
        guard let node, node.isObject else { return inherited }
        switch node["type"]?.string {
        case "noauth": return Authentication.none
        case "bearer", "jwt": return .bearer
        case "basic": return .basic
        case "oauth2":
            findings.note("how tokens are got is left to the app; requests carry them as bearer", at: place(node))
            return .bearer
        case "apikey":
            // Version 2.0 has an object where 2.1 has a list of keys and values.
            let settings = node["apikey"]
            func setting(_ key: String) -> String? {
                settings?[key]?.string ?? settings?.elements.first { $0["key"]?.string == key }?["value"]?.string
            }
            let name = setting("key") ?? "X-API-Key"
            if setting("in") == "query", !name.isEmpty { return .apiKeyQuery(name) }
            if !name.isEmpty, name.utf8.allSatisfy(HeaderName.isToken) { return .apiKeyHeader(name) }
        default: break
        }
        let kind = node["type"]?.string ?? "unknown"
        findings.warning(
            "the authentication \(kind.quoted) is none that a spec knows, and is left out",
            at: place(node)
        )
        return inherited
    }

    // MARK: Bodies and answers

    private mutating func body(_ node: JSONNode?, _ request: ObservedRequest, _ context: Context) -> ObservedRequest
        .Body?
    {
        guard let node, node["disabled"]?.bool != true else { return nil }
        func fields(_ key: String) -> [JSONNode] {
            (node[key]?.elements ?? []).filter { $0["disabled"]?.bool != true && $0["key"]?.words != nil }
        }
        switch node["mode"]?.string {
        case "raw":
            guard let text = node["raw"]?.words else { return nil }
            let isJSON = node["options"]?["raw"]?["language"]?.string == "json"
            let type =
                request.header("content-type")
                ?? (isJSON || text.first.map { "{[".contains($0) } == true ? "application/json" : "text/plain")
            return .text(context.variables.json(text), mediaType: type)
        case "urlencoded":
            return .form(
                fields("urlencoded").map {
                    ($0["key"]?.string ?? "", context.variables.resolved($0["value"]?.string ?? "") ?? "")
                }
            )
        case "formdata":
            let parts = fields("formdata").map { part in
                let type = part["contentType"]?.words ?? "application/octet-stream"
                let isFile = part["type"]?.string == "file"
                let fileType = MediaType.isValid(type) ? type : "application/octet-stream"
                return ImportedBody.Part(name: part["key"]?.string ?? "", mediaType: isFile ? fileType : nil)
            }
            let unique = MultipartParts.unique(parts)
            return unique.isEmpty ? nil : .multipart(unique)
        case "graphql":
            let query = node["graphql"]?["query"]?.string ?? ""
            var object = JSONObject()
            object["query"] = .string(query)
            let variables = node["graphql"]?["variables"]?.string ?? ""
            object["variables"] = (try? JSONValue(json: context.variables.json(variables))) ?? [:]
            return .text(JSONValue.object(object).description, mediaType: "application/json")
        case "file": return .text("", mediaType: request.header("content-type") ?? "application/octet-stream")
        default: return nil
        }
    }

    private mutating func answer(_ response: JSONNode) -> ObservedAnswer? {
        guard let status = response["code"]?.int else {
            findings.warning("a saved example without a \"code\" is left out", at: place(response))
            return nil
        }
        var mediaType = ""
        var hasLinks = false
        for header in response["header"]?.elements ?? [] {
            guard let name = header["key"]?.string?.lowercased(), let value = header["value"]?.string else { continue }
            if name == "content-type" { mediaType = value }
            if name == "link" { hasLinks = value.contains("rel=\"next\"") }
        }
        if mediaType.isEmpty {
            let language = response["_postman_previewlanguage"]?.string
            mediaType =
                language == "json" ? "application/json" : language == "html" ? "text/html" : "application/octet-stream"
            if let text = response["body"]?.string, (try? JSONValue(json: text)) != nil {
                mediaType = "application/json"
            }
        }
        var answer = ObservedAnswer(
            status: status,
            mediaType: mediaType,
            text: response["body"]?.string,
            location: place(response)
        )
        answer.name = response["name"]?.words
        answer.hasLinks = hasLinks
        return answer
    }
}
