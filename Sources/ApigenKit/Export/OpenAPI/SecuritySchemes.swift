import ApigenJSON

/// The ways in which requests prove who is asking, under the names that a document gives them.
struct SecuritySchemes {
    private let schemes: [(name: String, authentication: Authentication)]

    init(_ spec: Spec) {
        var schemes: [(name: String, authentication: Authentication)] = []
        let used = [spec.authentication] + spec.operations.map(\.authentication)
        for case let authentication? in used where authentication != .none {
            guard !schemes.contains(where: { $0.authentication == authentication }) else { continue }
            let name = SwiftIdentifier.unique(authentication.schemeName, suffix: "2") { name in
                schemes.contains { $0.name == name }
            }
            schemes.append((name, authentication))
        }
        self.schemes = schemes
    }

    /// The schemes, for the components of a document.
    var components: JSONObject {
        var result = JSONObject()
        for (name, authentication) in schemes { result[name] = .object(authentication.scheme) }
        return result
    }

    /// What a request needs.
    func requirements(for authentication: Authentication) -> JSONValue {
        guard let name = schemes.first(where: { $0.authentication == authentication })?.name else { return [] }
        var requirement = JSONObject()
        requirement[name] = []
        return [.object(requirement)]
    }
}

extension Authentication {
    fileprivate var schemeName: String {
        switch self {
        case .none: "none"
        case .bearer: "bearer"
        case .basic: "basic"
        case .apiKeyHeader, .apiKeyQuery: "apiKey"
        }
    }

    fileprivate var scheme: JSONObject {
        switch self {
        case .none: [:]
        case .bearer: ["type": "http", "scheme": "bearer"]
        case .basic: ["type": "http", "scheme": "basic"]
        case .apiKeyHeader(let name): ["type": "apiKey", "in": "header", "name": .string(name)]
        case .apiKeyQuery(let name): ["type": "apiKey", "in": "query", "name": .string(name)]
        }
    }
}
