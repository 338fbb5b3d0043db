import ApigenRuntime
import Foundation

/// Serves the samples of the specs as their APIs would.
enum SampleServer {
    /// A server whose routes are given by method and path.
    static func serving(_ routes: [String: LoopbackReply]) throws -> LoopbackServer {
        try LoopbackServer { request in
            routes["\(request.method) \(request.path)"] ?? .json(#"{"message": "Not Found"}"#, status: 404)
        }
    }

    /// A sample of the repository.
    static func sample(_ name: String) throws -> String {
        let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = repository.appending(path: "Specs/samples").appending(path: name)
        return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }

    /// A client that calls a server in place of the API's own.
    static func client(of server: LoopbackServer) -> APIClient {
        var configuration = APIClient.Configuration()
        configuration.baseURL = server.baseURL
        configuration.retry = .never
        return APIClient(configuration)
    }
}
