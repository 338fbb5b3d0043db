import Foundation

/// Problem details by RFC 9457 (`application/problem+json`).
public struct ProblemDetails: Hashable, Sendable {
    /// A URI that names the kind of problem; `about:blank` if the server gave none.
    public var type: String
    /// A short text for people, the same for each problem of the kind.
    public var title: String?
    /// The status, as the server repeats it in the body.
    public var status: Int?
    /// What is wrong this time, for people.
    public var detail: String?
    /// A URI that names this occurrence.
    public var instance: String?
    /// Every member of the body, those of extensions too.
    public var members: JSONObject

    /// Reads a body; nil if the response is no `application/problem+json`.
    init?(_ response: HTTPResponse) {
        guard response.headers["Content-Type"]?.lowercased().hasPrefix("application/problem+json") == true,
            case .object(let members)? = try? JSONValue(json: response.body)
        else { return nil }
        self.members = members
        type = members["type"]?.stringValue ?? "about:blank"
        title = members["title"]?.stringValue
        status = members["status"]?.intValue
        detail = members["detail"]?.stringValue
        instance = members["instance"]?.stringValue
    }
}
