import ApigenJSON

/// A request that someone sent or wrote down, and what the server answered.
struct ObservedExchange {
    /// The request.
    var request: ObservedRequest
    /// The answer, where one was kept.
    var answer: ObservedAnswer?
}

/// A request that someone sent or wrote down.
struct ObservedRequest {
    /// What it carries besides its URL and headers.
    enum Body {
        /// Text of a media type.
        case text(String, mediaType: String)
        /// Fields, url-encoded.
        case form([(name: String, value: String)])
        /// Parts.
        case multipart([ImportedBody.Part])
    }

    /// The method.
    var method: HTTPMethod
    /// Where it went.
    var url: ObservedURL
    /// Its headers, in order.
    var headers: [(name: String, value: String)] = []
    /// What it carries.
    var body: Body?
    /// How it proves who is asking, where the document says so; else the headers tell.
    var authentication: Authentication?
    /// What people call it.
    var name: String?
    /// What it does.
    var description: String?
    /// What people say of its parameters, by their names.
    var notes: [String: String] = [:]
    /// The group that it stands in.
    var group: String?
    /// Where it stands.
    var location: SourceLocation

    /// The value of a header; the case of its name does not matter.
    func header(_ name: String) -> String? {
        headers.last { $0.name.lowercased() == name }?.value
    }
}

/// What a server answered.
struct ObservedAnswer {
    /// The status.
    var status: Int
    /// The media type of the body; empty where nothing tells it.
    var mediaType: String
    /// The body; nothing where there is none.
    var text: String?
    /// What people call it.
    var name: String?
    /// Whether it carries the header `Link`.
    var hasLinks = false
    /// Where it stands.
    var location: SourceLocation

    /// The body as JSON, where it is some.
    var json: JSONValue? { text.flatMap { try? JSONValue(json: $0) } }
}
