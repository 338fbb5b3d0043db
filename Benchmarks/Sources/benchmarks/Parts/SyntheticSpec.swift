import ApigenRuntime
import Foundation

/// A spec of made-up resources, each listed by pages, created, fetched, replaced and deleted.
struct SyntheticSpec {
    private let operations: Int
    private let coding: String

    /// How many rows the sample of a list has.
    private static let rows = 24

    init(operations: Int, coding: String = "direct") {
        self.operations = operations
        self.coding = coding
    }

    /// Writes the spec and its samples; gives the place of the spec.
    func write(to folder: URL) throws -> URL {
        let samples = folder.appendingPathComponent("samples")
        try FileManager.default.createDirectory(at: samples, withIntermediateDirectories: true)
        func save(_ value: JSONValue, as name: String) throws -> JSONValue {
            try Self.save(value, at: samples.appendingPathComponent(name + ".json"))
            return .string("samples/\(name).json")
        }
        let error: JSONValue = ["code": "not_found", "message": "There is no such item.", "details": ["id"]]
        var paths = JSONObject()
        for index in 0..<(operations + 4) / 5 {
            let resource = Resource(index: index)
            let page: JSONValue = ["data": .array(resource.rows), "nextCursor": "c2", "hasMore": true]
            let names = ResourceSamples(
                page: try save(page, as: resource.model + "-page"),
                item: try save(resource.rows[0], as: resource.model),
                draft: try save(resource.draft, as: resource.model + "-draft")
            )
            for (path, methods) in resource.paths(names, at: operations - index * 5) { paths[path] = methods }
        }
        let spec: JSONValue = [
            "name": "Synthetic",
            "baseURL": "https://api.example.test/v1",
            "errors": ["default": try save(error, as: "error")],
            "paths": .object(paths),
            "swift": ["coding": .string(coding)],
        ]
        let url = folder.appendingPathComponent("synthetic.api.json")
        try Self.save(spec, at: url)
        return url
    }

    private static func save(_ value: JSONValue, at url: URL) throws {
        var writer = JSONWriter(options: JSONWriter.Options(indentation: 2))
        writer.write(value)
        try Data(try writer.finish()).write(to: url)
    }

    /// Where the samples of a resource are.
    fileprivate struct ResourceSamples {
        var page: JSONValue
        var item: JSONValue
        var draft: JSONValue
    }

    /// One resource.
    fileprivate struct Resource {
        let index: Int
        let model: String
        let rows: [JSONValue]

        init(index: Int) {
            self.index = index
            model = "Thing\(index)"
            rows = (0..<SyntheticSpec.rows).map { Self.row($0, of: index) }
        }

        /// What is sent to create or replace the first row.
        var draft: JSONValue {
            var object = rows[0].objectValue ?? [:]
            for key in ["id", "createdAt", "updatedAt"] { object[key] = nil }
            return .object(object)
        }

        private static func row(_ row: Int, of index: Int) -> JSONValue {
            let day = "2024-0\(1 + row % 9)-1\(row % 10)"
            var owner: JSONObject = [
                "id": .string("p\(row)"),
                "email": .string("person\(row)@example.test"),
                "displayName": .string("Person \(row)"),
            ]
            var labels = JSONObject()
            for label in 0...row % 3 { labels["label-\(row)-\(label)"] = .string("\(label)") }
            var object: JSONObject = [
                "id": .string("t\(index)-\(row)"),
                "name": .string("Thing \(row) of \(index)"),
                "count": .number(JSONNumber(row * 37 % 1000)),
                "active": .bool(row % 2 == 0),
                "createdAt": .string(day + "T08:30:00Z"),
                "status": .string(["open", "paused", "closed", "archived"][row % 4]),
                "tags": [.string("tag\(row % 3)"), .string("tag\(row % 5)")],
                "labels": .object(labels),
                "parentId": row % 3 == 0 ? .null : .string("t\(index)-\(row - 1)"),
            ]
            // Some rows leave some fields out.
            if row % 4 != 1 {
                object["updatedAt"] = .string(day + "T09:15:00Z")
                object["score"] = .number(JSONNumber(Double(row) + 0.25) ?? 0)
                owner["age"] = .number(JSONNumber(20 + row))
            }
            object["owner"] = .object(owner)
            return .object(object)
        }

        /// The paths with their methods, the first so many operations of them.
        func paths(_ samples: ResourceSamples, at limit: Int) -> [(String, JSONValue)] {
            let item: JSONValue = ["samples": samples.item, "model": .string(model)]
            let created: JSONValue = ["samples": samples.item, "model": .string(model), "status": 201]
            let draft: JSONValue = ["samples": samples.draft, "model": .string(model + "Draft")]
            let id: JSONValue = ["id": .string("t\(index)-0")]
            let list: JSONObject = [
                "name": .string("list\(model)s"),
                "parameters": [
                    "cursor?": "c1", "limit?": 20, "status?": ["values": ["open", "paused", "closed", "archived"]],
                ],
                "response": ["samples": samples.page, "model": .string(model + "Page")],
                "pagination": ["cursor": "cursor", "next": "/nextCursor", "items": "/data"],
            ]
            var collection: JSONObject = ["get": .object(list)]
            if limit > 1 {
                collection["post"] = ["name": .string("create\(model)"), "body": draft, "response": created]
            }
            guard limit > 2 else { return [("/things\(index)", .object(collection))] }
            let one: JSONValue = [
                "get": ["name": .string("get\(model)"), "parameters": id, "response": item],
                "put": ["name": .string("replace\(model)"), "parameters": id, "body": draft, "response": item],
                "delete": ["name": .string("delete\(model)"), "parameters": id, "response": nil],
            ]
            return [("/things\(index)", .object(collection)), ("/things\(index)/{id}", one)]
        }
    }
}
