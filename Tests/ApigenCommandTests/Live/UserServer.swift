import Foundation

@testable import apigen

/// A spec of users and a server that answers it.
enum UserServer {
    static let spec = """
        {
          "name": "Users",
          "baseURL": "https://api.example.com",
          "auth": "bearer",
          "errors": { "404": "samples/not-found.json" },
          "paths": {
            "/users": { "get": { "response": { "samples": "samples/users.json", "model": "User" } } },
            "/users/{id}": {
              "get": { "parameters": { "id": 1 }, "response": { "samples": "samples/user.json", "model": "User" } },
              "delete": { "response": null }
            },
            "/teams/{team}": { "get": { "response": "samples/team.json" } }
          }
        }

        """

    static let token = "hush-hush-token-123"
    static let email = "ada.lovelace@host.org"
    static let password = "correct horse battery"

    /// A user, with secrets: its own, and what was sent.
    static func user(_ id: Int, _ request: LoopbackRequest? = nil) -> String {
        let sent = request?.headers["authorization"] ?? "none"
        return #"{"id": \#(id), "name": "Ada", "email": "\#(email)", "password": "\#(password)", "sent": "\#(sent)"}"#
    }

    /// A server whose routes are given by path; the rest is not found.
    static func make(_ routes: [String: @Sendable (LoopbackRequest) -> LoopbackReply] = [:]) throws -> LoopbackServer {
        try LoopbackServer { request in
            if let route = routes[request.path] { return route(request) }
            switch request.path {
            case "/users": return .json("[\(user(1, request)), \(user(2, request))]")
            case "/users/1": return .json(user(1, request))
            case "/users/2": return .json(user(2, request))
            default: return .json(#"{"message": "not found"}"#, status: 404)
            }
        }
    }

    /// A project with the spec alone, as it is before anything was recorded.
    static func project() throws -> TemporaryFolder {
        try TemporaryFolder(["Specs/users.api.json": spec])
    }
}
