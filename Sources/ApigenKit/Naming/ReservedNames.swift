/// Names that generated code can't use, or that would mean something else.
package enum ReservedNames {
    /// Types that generated code, the runtime or the code beside them name: a model with such a name would shadow them.
    package static let types: Set<String> = [
        // Words with a meaning of their own after a dot or in a type's place.
        "Any", "AnyObject", "Protocol", "Self", "Type",
        // The standard library.
        "Array", "Bool", "CaseIterable", "Character", "Codable", "CodingKey", "CodingKeys", "Collection", "Comparable",
        "CustomStringConvertible", "Decodable", "Decoder", "DecodingError", "Dictionary", "Double", "Duration",
        "Encodable", "Encoder", "EncodingError", "Equatable", "Error", "Float", "Hashable", "Hasher", "ID",
        "Identifiable", "Int", "Int32", "Int64", "Iterator", "KeyPath", "MainActor", "Never", "Optional", "Range",
        "RawRepresentable", "RawValue", "Result", "Sendable", "Sequence", "Set", "StaticString", "String", "Substring",
        "Swift", "Task", "UInt", "UInt8", "UInt64", "Void",
        // Foundation.
        "CancellationError", "Data", "Date", "Decimal", "Foundation", "HTTPURLResponse", "JSONDecoder", "JSONEncoder",
        "Locale", "NSError", "NSNull", "NSNumber", "TimeInterval", "TimeZone", "URL", "URLError", "URLRequest",
        "URLResponse", "URLSession", "UUID",
        // Property wrappers and protocols that the code beside generated code puts before its own declarations.
        "App", "Binding", "Bindable", "Environment", "Observable", "ObservableObject", "Published", "Scene", "State",
        "View",
        // The runtime; a test holds this list against its sources.
        "API", "APIClient", "APIError", "APIKeyAuthenticator", "APIModel", "APIResources", "APIResponse",
        "AcceptedStatuses", "AllItems", "ApigenRuntime", "AuthenticationScheme", "Authenticator",
        "AuthenticatorGroup", "BasicAuthenticator", "BearerAuthenticator", "CacheMode", "CachedResponse",
        "CalendarDay", "ClientClock", "DroppedElements", "Endpoint", "ErrorBody", "FileReference", "FormParameters",
        "HTTPBody", "HTTPBodyStream", "HTTPHeaders", "HTTPMethod", "HTTPRequest", "HTTPResponse",
        "HTTPStreamingResponse", "Indirect", "JSONCodable", "JSONError", "JSONKeyTable", "JSONKind", "JSONLocation",
        "JSONNumber", "JSONObject", "JSONObjectCursor", "JSONPath", "JSONReader", "JSONTimestamp", "JSONValue",
        "JSONWriter", "LoadOutcome", "LoadPhase", "LoadableResource", "LogLevel", "LoggingMiddleware", "Middleware",
        "MissingClient", "MockAnswer", "MockDisturbance", "MockTransport", "MultipartForm", "Mutation",
        "MutationPhase", "NetworkResource", "Nullable", "OAuthAuthorization", "OAuthError", "OAuthToken",
        "OfflineQueue", "OfflineRequest", "OpenEnum", "Page", "PageSource", "Paged", "PagedEndpoint", "PagedResource",
        "Pages", "Pagination", "PaginationStyle", "ParameterStyle", "ParameterValue", "ProblemDetails",
        "ProgressHandler", "QueryItem", "Reachability", "Reloadable", "RequestBody", "RequestContext",
        "RequestDescription", "RequestMetrics", "RequestOptions", "RequestPriority", "ResourceFamily",
        "ResourceGroup", "ResourceOptions", "ResponseCache", "ResponseDecoding", "ResponseKind", "RetryPolicy",
        "ServerSentEvent", "SystemClock", "TransferProgress", "Transport", "URLSessionTransport", "UnexpectedRequest",
        "ValueResource",
    ]

    /// Properties of models: words that mean something else after a dot, and members that every model has.
    package static let properties: Set<String> = ["_", "hashValue", "init", "jsonData", "self"]

    /// Cases of enums; `none` and `some` would be mistaken for those of an optional.
    package static let enumCases: Set<String> = [
        "_", "allCases", "hashValue", "init", "jsonData", "none", "rawValue", "self", "some", "unknown",
    ]

    /// Functions of an API: members that every API has.
    package static let functions: Set<String> = [
        "_", "authentication", "baseURL", "errorBodies", "headers", "init", "name", "self",
    ]

    /// Arguments of functions, which share a scope with the request's body.
    package static let arguments: Set<String> = ["_", "body", "init", "self"]
}
