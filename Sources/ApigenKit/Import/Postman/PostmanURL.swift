/// The URL of a request in a collection: a text, or an object that also has its parts.
struct PostmanURL {
    /// The URL, its variables told from its words.
    private(set) var url: ObservedURL
    /// What is written about its variables and its query.
    private(set) var notes: [String: String] = [:]

    init?(_ node: JSONNode, _ variables: PostmanVariables) {
        guard let text = node.words ?? node["raw"]?.words ?? Self.assembled(node) else { return nil }
        let withoutQuery = text.prefix { $0 != "?" && $0 != "#" }
        let (origin, path) = Self.split(String(withoutQuery), variables)
        url = ObservedURL(origin: origin, segments: [], query: [])
        var values: [String: String] = [:]
        for variable in node["variable"]?.elements ?? [] {
            guard let key = variable["key"]?.words else { continue }
            values[key] = variables.resolved(variable["value"]?.string ?? "") ?? ""
            notes[key] = variable["description"]?.words ?? variable["description"]?["content"]?.words
        }
        url.segments = path.split(separator: "/").flatMap { Self.segments(String($0), values, variables) }
        if let query = node["query"] {
            for item in query.elements {
                guard let name = item["key"]?.words else { continue }
                let value = variables.resolved(item["value"]?.string ?? "") ?? ""
                url.query.append(
                    ObservedURL.Item(name: name, value: value, isOptional: item["disabled"]?.bool ?? false)
                )
                notes[name] = item["description"]?.words ?? item["description"]?["content"]?.words
            }
        } else {
            url.query = ObservedURL.items(of: text.dropFirst(withoutQuery.count).dropFirst()).map { item in
                var item = item
                item.value = variables.resolved(item.value) ?? ""
                return item
            }
        }
    }

    /// Takes the words and variables of another URL for its own, where an example only filled in values.
    mutating func adopt(_ template: ObservedURL) {
        guard template.segments.count == url.segments.count else {
            url.segments = template.segments
            return
        }
        for (index, segment) in template.segments.enumerated() {
            guard case .value(_, let name) = segment else {
                url.segments[index] = segment
                continue
            }
            url.segments[index] = .value(url.segments[index].text, name: name)
        }
        if url.origin.isEmpty { url.origin = template.origin }
    }

    /// Scheme and host, and the path; the host is empty where a variable without a value holds it.
    private static func split(_ text: String, _ variables: PostmanVariables) -> (origin: String, path: String) {
        var text = text
        // The variable at the start holds the server; those further on may be parameters.
        if text.hasPrefix("{{"), let close = text.firstPlace(of: "}}") {
            let variable = String(text[..<close.upperBound])
            guard let value = variables.resolved(variable) else { return ("", String(text[close.upperBound...])) }
            text = value + text[close.upperBound...]
        }
        var scheme = "https://"
        if let place = text.firstPlace(of: "://") {
            scheme = String(text[..<place.upperBound])
            text = String(text[place.upperBound...])
        }
        let authority = text.prefix { $0 != "/" }
        let path = String(text[authority.endIndex...])
        guard let host = variables.resolved(String(authority)), let url = ObservedURL(scheme + host) else {
            return ("", path)
        }
        return (url.origin, url.segments.map { "/" + $0.text }.joined() + path)
    }

    private static func segments(
        _ text: String,
        _ values: [String: String],
        _ variables: PostmanVariables
    ) -> [ObservedURL.Segment] {
        if text.hasPrefix(":"), text.count > 1 {
            let name = String(text.dropFirst())
            return [.value(values[name] ?? "", name: name)]
        }
        if let name = PostmanVariables.name(text) { return [.value(variables.resolved(text) ?? "", name: name)] }
        guard text.holds("{{") else { return ObservedURL.segments(of: text) }
        if let resolved = variables.resolved(text) { return ObservedURL.segments(of: resolved) }
        return [.value("", name: String(text.filter { $0.isLetter || $0.isNumber }))]
    }

    /// The text of a URL that has only parts.
    private static func assembled(_ node: JSONNode) -> String? {
        let host = node["host"]?.words ?? node["host"].map { $0.elements.compactMap(\.string).joined(separator: ".") }
        guard let host, !host.isEmpty else { return nil }
        let scheme = node["protocol"]?.words.map { $0 + "://" } ?? ""
        let port = node["port"]?.words.map { ":" + $0 } ?? ""
        let parts = node["path"]?.elements.compactMap { $0.string ?? $0["value"]?.string } ?? []
        let path = node["path"]?.words ?? parts.joined(separator: "/")
        return scheme + host + port + "/" + path.drop { $0 == "/" }
    }
}
