import Foundation

/// A request that waits for a network, as it is kept on disk. It holds no credentials: they are added when it is sent.
public struct OfflineRequest: JSONCodable, Hashable {
    /// An identifier of its own, sent as `Idempotency-Key`, since an answer may have been lost.
    public let id: String
    /// The API, e.g. `UsersAPI`.
    public let apiName: String
    /// The endpoint, e.g. `createUser`.
    public let name: String
    /// The method.
    public let method: String
    /// The address.
    public let url: URL
    /// The header fields, without secret ones.
    public let headers: [String: String]
    /// The body in base64.
    public let body: String?
    /// How the endpoint is authenticated: `default`, `anonymous`, `bearer`, `basic`, `header:NAME` or `query:NAME`.
    let scheme: String

    init(_ description: RequestDescription, _ request: HTTPRequest) throws {
        id = request.headers["Idempotency-Key"] ?? UUID().uuidString
        apiName = description.apiName
        name = description.name
        method = request.method.rawValue
        url = request.url
        var open = request.headers
        open.removeSecrets()
        headers = Dictionary(open.fields.map { ($0.name, $0.value) }) { $0 + ", " + $1 }
        switch request.body {
        case .data(let data): body = data.base64EncodedString()
        case .file(let file): body = try Data(contentsOf: file.url).base64EncodedString()
        case nil: body = nil
        }
        scheme = description.authentication?.storedName ?? "default"
    }

    /// The request as it is sent again.
    var description: RequestDescription {
        var description = RequestDescription(
            method: HTTPMethod(rawValue: method),
            path: "",
            baseURL: url,
            apiName: apiName,
            name: name,
            headers: HTTPHeaders(headers)
        )
        description.absoluteURL = url
        description.headers["Idempotency-Key"] = id
        description.authentication = AuthenticationScheme(storedName: scheme)
        if let body, let data = Data(base64Encoded: body) {
            description.body = .raw(
                data,
                contentType: description.headers["Content-Type"] ?? "application/octet-stream"
            )
        }
        return description
    }

    /// Reads a request as it was kept.
    public init(json: inout JSONReader) throws {
        let value = try JSONValue(json: &json)
        func text(_ key: String) throws -> String {
            guard let text = value[key]?.stringValue else { throw JSONError(.missingKey(key), offset: json.position) }
            return text
        }
        id = try text("id")
        apiName = try text("api")
        name = try text("name")
        method = try text("method")
        guard let url = URL(string: try text("url")) else { throw JSONError(.missingKey("url"), offset: json.position) }
        self.url = url
        let members = value["headers"]?.objectValue?.members ?? []
        headers = Dictionary(members.map { ($0.key, $0.value.stringValue ?? "") }) { first, _ in first }
        body = value["body"]?.stringValue
        scheme = try text("scheme")
    }

    /// Writes the request to be kept.
    public func write(json: inout JSONWriter) {
        json.beginObject()
        for (key, value) in [
            ("id", id), ("api", apiName), ("name", name), ("method", method), ("url", url.absoluteString),
            ("scheme", scheme),
        ] {
            json.writeKey(key)
            json.write(value)
        }
        json.writeKey("headers")
        headers.write(json: &json)
        if let body {
            json.writeKey("body")
            json.write(body)
        }
        json.endObject()
    }
}

extension AuthenticationScheme {
    fileprivate var storedName: String {
        switch self {
        case .anonymous: "anonymous"
        case .bearer: "bearer"
        case .basic: "basic"
        case .apiKeyHeader(let name): "header:" + name
        case .apiKeyQuery(let name): "query:" + name
        }
    }

    fileprivate init?(storedName: String) {
        switch storedName {
        case "anonymous": self = .anonymous
        case "bearer": self = .bearer
        case "basic": self = .basic
        case _ where storedName.hasPrefix("header:"): self = .apiKeyHeader(String(storedName.dropFirst(7)))
        case _ where storedName.hasPrefix("query:"): self = .apiKeyQuery(String(storedName.dropFirst(6)))
        default: return nil
        }
    }
}
