/// The security schemes of a document, as the ways that a spec knows.
struct OpenAPISecurity {
    private let document: OpenAPIDocument
    private let schemes: [String: JSONNode]

    init(_ document: OpenAPIDocument) {
        self.document = document
        var schemes: [String: JSONNode] = [:]
        for member in document.root["components"]?["securitySchemes"]?.members ?? [] {
            schemes[member.key] = member.value
        }
        self.schemes = schemes
    }

    /// How requests of an operation prove who is asking; `none` where they don't.
    func authentication(of operation: JSONNode) -> Authentication {
        guard let requirements = operation["security"] ?? document.root["security"] else { return .none }
        var known: [Authentication] = []
        for requirement in requirements.elements {
            let ways = requirement.members.compactMap { way($0) }
            if ways.count > 1 {
                let message = "a spec has one way to prove who is asking, the first; others are left out"
                document.findings.note(message, at: document.place(requirement))
            }
            if let first = ways.first, !known.contains(first) { known.append(first) }
        }
        if known.count > 1 {
            let message = "a spec has one way to prove who is asking, the first; others are left out"
            document.findings.note(message, at: document.place(requirements))
        }
        return known.first ?? .none
    }

    private func way(_ member: JSONNode.Member) -> Authentication? {
        let place = document.file.location(at: member.keyOffset)
        guard let scheme = document.object(schemes[member.key], "a security scheme") else {
            if schemes[member.key] == nil {
                document.findings.warning("there is no security scheme \(member.key.quoted)", at: place)
            }
            return nil
        }
        switch scheme["type"]?.string {
        case "http":
            switch scheme["scheme"]?.string?.lowercased() {
            case "bearer": return .bearer
            case "basic": return .basic
            default: break
            }
        case "oauth2", "openIdConnect":
            document.findings.note(
                "how tokens are got (\(member.key)) is left to the app; requests carry them as bearer",
                at: place
            )
            return .bearer
        case "apiKey":
            guard let name = scheme["name"]?.words else { break }
            switch scheme["in"]?.string {
            case "header":
                if name.utf8.allSatisfy(HeaderName.isToken) { return .apiKeyHeader(name) }
            case "query": return .apiKeyQuery(name)
            default: break
            }
        default: break
        }
        document.findings.warning(
            "the security scheme \(member.key.quoted) is none that a spec knows, and is left out",
            at: place
        )
        return nil
    }
}

/// What names of headers are made of (RFC 9110, section 5.1).
enum HeaderName {
    /// Whether a byte may stand in one.
    static func isToken(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}
