import Foundation

/// The answer to a request.
public struct HTTPResponse: Sendable {
    /// The status code, e.g. 200.
    public var status: Int
    /// The header fields.
    public var headers: HTTPHeaders
    /// The body; empty for downloads and streams.
    public var body: Data
    /// The address that answered, after redirects.
    public var url: URL?
    /// The file that holds the body of a download.
    public var file: FileReference?
    /// Whether the server was asked for it.
    public var origin = Origin.network

    /// Where an answer came from.
    public enum Origin: Hashable, Sendable {
        /// From the server.
        case network
        /// From the cache; the server said that it still holds (status 304).
        case revalidated
        /// From the cache, without asking.
        case cache
        /// From the cache, although it was stale.
        case staleCache
    }

    /// Creates a response.
    public init(
        status: Int = 200,
        headers: HTTPHeaders = HTTPHeaders(),
        body: Data = Data(),
        url: URL? = nil,
        file: FileReference? = nil
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.url = url
        self.file = file
    }
}
