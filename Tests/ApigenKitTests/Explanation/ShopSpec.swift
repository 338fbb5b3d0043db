import ApigenJSON
import Testing

@testable import ApigenKit

/// A spec with one of each thing that a page shows, and its samples.
enum ShopSpec {
    static let path = "Specs/shop.api.json"

    static let text = #"""
        {
          "name": "Shop",
          "description": "Orders & <events>.",
          "baseURL": "https://shop.example/v2",
          "auth": "bearer",
          "headers": { "X-Api-Key": "header-secret-1", "Accept": "application/json" },
          "errors": { "404": { "inline": { "message": "no" }, "model": "Problem" } },
          "paths": {
            "/orders": {
              "get": {
                "description": "Orders, the newest first.",
                "parameters": {
                  "status?": { "values": ["open", "paid"], "description": "Only these." },
                  "after?": "abc",
                  "access_token": { "type": "String", "default": "parameter-secret-1" }
                },
                "response": { "samples": "samples/orders-*.json", "model": "Order", "at": "/data" },
                "pagination": { "cursor": "after", "next": "/next", "items": "/data" }
              },
              "post": {
                "body": { "inline": { "lines": [{ "sku": "A-1" }], "note": null }, "model": "NewOrder" },
                "response": { "samples": "samples/orders-1.json", "model": "Order", "at": "/data/0", "status": 201 },
                "errors": { "422": { "inline": { "fields": { "note": "too long" } }, "model": "Refusal" } }
              }
            },
            "/orders/{id}/photo": {
              "put": {
                "deprecated": "use /media",
                "parameters": { "id": "o-1" },
                "body": { "multipart": { "caption?": "text", "photo": { "file": "image/jpeg" } } },
                "response": null,
                "timeout": 30
              }
            },
            "/events": { "get": { "response": { "samples": "samples/events.json", "model": "Event" } } },
            "/rates": { "get": { "response": { "samples": "samples/rates.json", "model": "Quote" } } }
          }
        }
        """#

    static let files = MemoryFileSystem([
        path: text,
        "Specs/samples/orders-1.json": #"""
        {
          "data": [
            { "id": 1, "created_at": "2024-05-01T08:30:00Z", "day": "2024-05-01", "status": "open", "total": 10.5,
              "paid": true, "note": null, "tags": [], "states": ["NEW_ONE", "NEW_TWO"], "parent": null,
              "api_key": "field-secret-1", "log": "ghp_0123456789abcdefghij",
              "shipped_at": "2024-06-01T00:00:00Z" },
            { "id": 7, "created_at": "2023-05-01T08:30:00Z", "day": "2024-05-03", "status": "paid", "total": -2,
              "paid": false, "note": "at the door", "tags": ["gift"], "states": ["NEW_ONE"], "parent": null,
              "api_key": "field-secret-2", "log": "fine", "shipped_at": null }
          ],
          "next": "c-2"
        }
        """#,
        "Specs/samples/orders-2.json": #"""
        {
          "data": [
            { "id": 3, "created_at": "2024-05-02T08:30:00Z", "day": "2024-05-02", "status": "open", "total": 4,
              "paid": true, "note": "at the door", "tags": ["gift", "fragile"], "states": ["NEW_TWO"], "parent": null,
              "api_key": "field-secret-3", "log": "fine", "vip": true, "size": 3,
              "shipped_at": "2024-06-02T00:00:00Z" },
            { "id": 4, "created_at": "2024-05-02T08:30:00Z", "day": "2024-05-02", "status": "paid", "total": 4,
              "paid": true, "note": "at the door", "tags": ["gift"],
              "states": ["NEW_TWO", "NEW_ONE", "NEW_TWO", "NEW_ONE", "NEW_TWO", "NEW_ONE"], "parent": null,
              "api_key": "field-secret-4", "log": "fine", "size": "XL", "shipped_at": null }
          ],
          "next": null
        }
        """#,
        "Specs/samples/events.json": events,
        "Specs/samples/rates.json": #"""
        {
          "base": "EUR",
          "rates": { "USD": 1.08, "GBP": 0.85, "SEK": 11.6 },
          "books": [{ "rates": { "2024-05-01": { "low": 1 }, "2024-05-02": { "low": 2 } } }],
          "history": [[1719900000, "101.50", true], [1719900060, "101.52", false], [1719900120, "101.49", true]]
        }
        """#,
    ])

    private static let events: String = {
        let variants = [
            #"{ "type": "order.created", "order": "o-1", "total": 3.5 }"#,
            #"{ "type": "order.paid", "order": "o-1", "method": "card" }"#,
            #"{ "type": "user.joined", "mail": "a@b.example", "level": 3 }"#,
        ]
        return "[\n" + (0..<20).map { variants[$0 % 3] }.joined(separator: ",\n") + "\n]\n"
    }()

    /// What is inferred of a spec; faults are issues of the test.
    static func inferred(
        _ text: String = text,
        files: MemoryFileSystem = files,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws -> InferredSpec {
        var files = files
        files.files[path] = Array(text.utf8)
        var generation = Generation()
        let inferred = Generator.infer(specAt: path, files: files, into: &generation)
        let faults = generation.diagnostics.all.filter { $0.severity != .note }.map(\.message)
        #expect(faults == [], sourceLocation: sourceLocation)
        return try #require(inferred, sourceLocation: sourceLocation)
    }
}
