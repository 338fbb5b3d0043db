import ApigenJSON
import Testing

@testable import ApigenKit

/// An API of notes as files in memory, and its mock.
enum MockProject {
    static let notes = """
        [
          { "id": 1, "title": "One", "tag": "a" },
          { "id": 2, "title": "Two", "tag": "b" },
          { "id": 3, "title": "Three", "tag": "a" },
          { "id": 4, "title": "Four", "tag": "b" },
          { "id": 5, "title": "Five", "tag": "a", "stars": 5 }
        ]
        """

    static let note = #"{ "id": 9, "title": "Nine", "tag": "a", "author": { "id": 7, "name": "Ada" }, "stars": 4.5 }"#

    static let spec = """
        {
          "baseURL": "https://api.example.com/v1",
          "errors": { "404": "missing.json", "4XX": "client.json", "default": "other.json" },
          "paths": {
            "/notes": {
              "get": { "parameters": { "tag?": "a", "stars?": 5 }, "response": "notes.json" },
              "post": { "body": "note.json", "response": "note.json" }
            },
            "/notes/{id}": {
              "get": { "parameters": { "id": 1 }, "response": "note.json" },
              "put": { "parameters": { "id": 1 }, "body": "note.json", "response": "note.json" },
              "patch": { "parameters": { "id": 1 }, "body": "note.json", "response": "note.json" },
              "delete": { "parameters": { "id": 1 }, "response": null, "errors": { "409": "conflict.json" } }
            },
            "/notes/newest": { "get": { "response": "newest.json" } },
            "/files/{name}.txt": { "get": { "response": { "as": "text" } } },
            "/import": { "post": { "body": { "form": { "title": "a", "stars": 1.5 } }, "response": { "samples": "note.json", "status": 202 } } }
          }
        }
        """

    static let files = [
        "a.api.json": spec,
        "notes.json": notes,
        "note.json": note,
        "newest.json": #"{ "id": 5, "title": "Five" }"#,
        "missing.json": #"{ "message": "missing" }"#,
        "client.json": #"{ "message": "client" }"#,
        "other.json": #"{ "message": "other" }"#,
        "conflict.json": #"{ "message": "conflict" }"#,
    ]

    /// The mock of the notes.
    static func api() throws -> MockAPI { try api(files) }

    /// The mock of a spec, which must be without fault.
    static func api(_ files: [String: String]) throws -> MockAPI {
        var diagnostics = Diagnostics()
        let api = MockAPI(specAt: "a.api.json", files: MemoryFileSystem(files), into: &diagnostics)
        #expect(diagnostics.all.map(\.text) == [])
        return try #require(api)
    }

    /// The mock of a spec whose one operation is `GET /items`.
    static func list(
        parameters: String,
        pagination: String,
        at pointer: String? = nil,
        samples: [String]
    ) throws -> MockAPI {
        let names = samples.indices.map { "\"page\($0).json\"" }.joined(separator: ", ")
        let place = pointer.map { ", \"at\": \"\($0)\"" } ?? ""
        let operation = """
            {"parameters": \(parameters), "response": {"samples": [\(names)]\(place)}, "pagination": \(pagination)}
            """
        var files = ["a.api.json": #"{"baseURL": "https://a.b", "paths": {"/items": {"get": \#(operation)}}}"#]
        for (index, sample) in samples.enumerated() { files["page\(index).json"] = sample }
        return try api(files)
    }
}

extension MockAPI {
    func get(_ target: String, _ headers: [(name: String, value: String)] = []) -> MockReply {
        reply(to: MockRequest("GET", target, host: "localhost:8080", headers: headers))
    }

    func send(_ method: String, _ target: String, _ body: String, type: String = "application/json") -> MockReply {
        reply(to: MockRequest(method, target, headers: [("Content-Type", type)], body: Array(body.utf8)))
    }
}

extension MockReply {
    /// The body as JSON.
    var json: JSONValue {
        get throws { try JSONValue(json: bytes) }
    }

    /// The ids of the elements of a list.
    func ids(at pointer: String = "") throws -> [Int] {
        let list = SampleValue.value(at: JSONPointer(pointer), in: try json)?.arrayValue
        return try #require(list).compactMap { $0["id"]?.intValue }
    }
}
