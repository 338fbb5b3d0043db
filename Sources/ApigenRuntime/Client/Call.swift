import Foundation

/// One call of a client: what was asked for, and the request that was built from it.
struct Call: Sendable {
    let description: RequestDescription
    let request: HTTPRequest
    let options: RequestOptions
    /// The identifier that middleware and metrics see.
    let id: String
    /// Whether the client's credentials may go to the address of the request.
    let isAuthorized: Bool
    /// Whether the answer is held in memory, so that it may be shared and kept.
    var isCollected = false
}

extension APIClient {
    /// Builds the request of a call.
    func makeCall(_ description: RequestDescription, accept: String?, options: RequestOptions) throws -> Call {
        var description = description
        description.headers.merge(options.headers)
        description.timeout = options.timeout ?? description.timeout
        let base = configuration.baseURL ?? description.baseURL
        do {
            var request = try RequestBuilder.request(
                for: description,
                accept: accept,
                baseURL: base,
                defaults: configuration.headers,
                timeout: configuration.timeout
            )
            request.maximumResponseBytes = configuration.maximumResponseBytes
            // The address of a next page comes from the server, and may name another one: what is secret stays here.
            let isOwnServer = request.url.hasSameOrigin(as: base)
            if !isOwnServer { request.headers.removeSecrets() }
            let isTold = configuration.onMetrics != nil || !configuration.middleware.isEmpty
            return Call(
                description: description,
                request: request,
                options: options,
                // Making one costs more than all the rest of this, so only where someone is told.
                id: options.id ?? (isTold ? UUID().uuidString : ""),
                isAuthorized: isOwnServer && description.authentication != .anonymous
            )
        } catch {
            throw APIError(kind: .invalidRequest, endpoint: description.qualifiedName, underlying: error)
        }
    }
}
