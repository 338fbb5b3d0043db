import Foundation

@testable import ApigenRuntime

/// An API as generated code declares one.
enum TestAPI: API {
    static let baseURL = URL(string: "http://127.0.0.1:9")!

    static func user(_ id: Int) -> Endpoint<User> {
        var endpoint = Endpoint<User>(.get, "/users/{id}", of: Self.self, name: "user")
        endpoint.setPath("id", id)
        return endpoint
    }

    static func users() -> Endpoint<[User]> {
        Endpoint<[User]>(.get, "/users", of: Self.self, name: "users")
    }

    static func createUser(_ user: User) -> Endpoint<User> {
        var endpoint = Endpoint<User>(.post, "/users", of: Self.self, name: "createUser")
        endpoint.body = .json(user)
        return endpoint
    }

    static func deleteUser(_ id: Int) -> Endpoint<Void> {
        var endpoint = Endpoint<Void>(.delete, "/users/{id}", of: Self.self, name: "deleteUser")
        endpoint.setPath("id", id)
        return endpoint
    }

    static func text(_ path: String) -> Endpoint<String> {
        Endpoint<String>(.get, path, of: Self.self, name: "text", decoding: .text)
    }

    static func data(_ path: String) -> Endpoint<Data> {
        Endpoint<Data>(.get, path, of: Self.self, name: "data", decoding: .data)
    }
}

/// A model as generated code writes one.
struct User: APIModel, Hashable {
    var id: Int
    var name: String

    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }

    init(json: inout JSONReader) throws {
        var id: Int?
        var name: String?
        let start = json.position
        try json.beginObject()
        while let key = try json.nextKey() {
            switch key {
            case "id": id = try Int(json: &json)
            case "name": name = try String(json: &json)
            default: try json.skipValue()
            }
        }
        guard let id else { throw JSONError(.missingKey("id"), offset: start) }
        guard let name else { throw JSONError(.missingKey("name"), offset: start) }
        self.init(id: id, name: name)
    }

    func write(json: inout JSONWriter) {
        json.beginObject()
        json.writeKey("id")
        id.write(json: &json)
        json.writeKey("name")
        name.write(json: &json)
        json.endObject()
    }
}

extension APIClient {
    /// A client of a test server: no waiting between attempts unless `configure` says so.
    convenience init(_ server: LoopbackServer, configure: (inout Configuration) -> Void = { _ in }) {
        var configuration = Configuration()
        configuration.baseURL = server.baseURL
        configuration.clock = RecordingClock()
        configuration.retry = .never
        configure(&configuration)
        self.init(configuration, transport: URLSessionTransport())
    }
}
