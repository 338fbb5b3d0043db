import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One operation of an API, as a value: what to ask, and how to read the answer.
///
/// Generated code makes endpoints; a client sends them:
///
/// ```swift
/// let user = try await client.send(UsersAPI.user(id: 1))
/// ```
///
/// By hand:
///
/// ```swift
/// var endpoint = Endpoint<User>(.get, "/users/{id}", of: UsersAPI.self, name: "user")
/// endpoint.setPath("id", 1)
/// endpoint.addQuery("fields", ["name", "email"], style: .comma)
/// ```
///
/// ``urlRequest()`` serves those who use a plain `URLSession`.
public struct Endpoint<Response: Sendable>: Sendable {
    /// Method, path, query, headers, body and rules of the request.
    public var request: RequestDescription
    /// How to read the answer.
    public let decoding: ResponseDecoding<Response>

    /// Creates an endpoint from its parts.
    public init(request: RequestDescription, decoding: ResponseDecoding<Response>) {
        self.request = request
        self.decoding = decoding
    }

    /// Creates an endpoint of an API.
    public init<Parent: API>(
        _ method: HTTPMethod,
        _ path: String,
        of api: Parent.Type,
        name: String,
        decoding: ResponseDecoding<Response>
    ) {
        request = RequestDescription(
            method: method,
            path: path,
            baseURL: api.baseURL,
            apiName: api.name,
            name: name,
            headers: api.headers
        )
        request.authentication = api.authentication
        request.errorBodies = api.errorBodies
        self.decoding = decoding
    }

    /// The same endpoint with its answer turned into another value.
    public func map<Output: Sendable>(
        _ transform: @escaping @Sendable (Response) throws -> Output
    ) -> Endpoint<Output> {
        Endpoint<Output>(request: request, decoding: decoding.map(transform))
    }

    /// The request for use with a plain `URLSession`: without credentials, and without a body that is a file.
    ///
    /// Throws an ``APIError`` if the request can't be built.
    public func urlRequest() throws -> URLRequest {
        do {
            return try RequestBuilder.request(for: request, accept: decoding.accept).urlRequest
        } catch {
            throw APIError(kind: .invalidRequest, endpoint: request.qualifiedName, underlying: error)
        }
    }
}

extension Endpoint where Response: JSONCodable {
    /// Creates an endpoint that answers with JSON.
    public init<Parent: API>(_ method: HTTPMethod, _ path: String, of api: Parent.Type, name: String) {
        self.init(method, path, of: api, name: name, decoding: .json)
    }
}

extension Endpoint where Response == Void {
    /// Creates an endpoint whose answer has no content that matters.
    public init<Parent: API>(_ method: HTTPMethod, _ path: String, of api: Parent.Type, name: String) {
        self.init(method, path, of: api, name: name, decoding: .none)
    }
}
