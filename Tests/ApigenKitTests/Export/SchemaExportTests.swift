import ApigenJSON
import Testing

@testable import ApigenKit

@Suite("Types as JSON Schema")
struct SchemaExportTests {
    private static func schemas(_ samples: String, models: String = "{}") throws -> JSONValue {
        let document = try client(answering: samples, models: models).document(as: .openAPI).content
        return document[path: "components schemas"]
    }

    @Test("each type has the schema that a validator takes for it")
    func types() throws {
        let inferred = try client(answering: #"{"a":1}"#)
        let export = SchemaExport(inferred, referencePrefix: "#/", hasDiscriminators: true)
        let cases: [(TypeReference, JSONValue)] = [
            (.bool, ["type": "boolean"]),
            (.int, ["type": "integer", "format": "int64"]),
            (.uint64, ["type": "integer", "format": "uint64", "minimum": 0]),
            (.double, ["type": "number", "format": "double"]),
            (.decimal, ["type": "number", "format": "decimal"]),
            (.number, ["type": "number"]),
            (.string, ["type": "string"]),
            (.dateTime(.standard), ["type": "string", "format": "date-time"]),
            (.date, ["type": "string", "format": "date"]),
            (.uuid, ["type": "string", "format": "uuid"]),
            (.url, ["type": "string", "format": "uri"]),
            (.json, [:]),
            (.array(.json), ["type": "array", "items": [:]]),
            (.map(.int), ["type": "object", "additionalProperties": ["type": "integer", "format": "int64"]]),
            (.optional(.string), ["type": ["string", "null"]]),
            (.optional(.json), [:]),
            (.optional(.array(.string)), ["type": ["array", "null"], "items": ["type": "string"]]),
            (.named(TypeID(0)), ["$ref": "#/Root"]),
            (.optional(.named(TypeID(0))), ["anyOf": [["$ref": "#/Root"], ["type": "null"]]]),
        ]
        for (type, schema) in cases { #expect(JSONValue.object(export.schema(of: type)) == schema, "\(type)") }
    }

    @Test("a date in a style that RFC 3339 does not know has no format that it would fail")
    func otherDates() throws {
        let schemas = try Self.schemas(
            #"{"at":"2024-05-01T08:30:00"}"#,
            models: #"{"Root": {"fields": {"at": "Date"}}}"#
        )
        #expect(schemas[path: "Root properties at type"] == "string")
        #expect(schemas[path: "Root properties at format"] == .null)
    }

    @Test("required, nullable and absent are three things")
    func absence() throws {
        let samples = """
            {"always":1,"null":null,"absent":"x","both":null}
            {"always":2,"null":"y"}
            {"always":3,"null":"y","both":1}
            """
        let root = try Self.schemas(samples)["Root"] ?? .null
        #expect(root["required"] == ["always", "null"])
        #expect(root[path: "properties null type"] == ["string", "null"])
        #expect(root[path: "properties absent type"] == "string")
        #expect(root[path: "properties both type"] == ["integer", "null"])
    }

    @Test("an open enum names its values, and allows others")
    func openEnum() throws {
        let values = (0..<12).map { #"{"status":"\#(["open", "closed", "paused"][$0 % 3])"}"# }
        let schemas = try Self.schemas(values.joined(separator: "\n"))
        #expect(
            schemas["Status"]?["anyOf"]
                == [["type": "string", "enum": ["closed", "open", "paused"]], ["type": "string"]]
        )
        #expect(schemas[path: "Root properties status $ref"] == "#/components/schemas/Status")
    }

    @Test("a row has a schema for each slot, and their number")
    func row() throws {
        let schemas = try Self.schemas(#"{"rows":[[1,"a",true],[2,"b",false]]}"#)
        #expect(schemas[path: "Row prefixItems 1 type"] == "string")
        #expect(schemas[path: "Row minItems"] == 3)
        #expect(schemas[path: "Row maxItems"] == 3)
    }

    @Test("a value of several kinds is any of them")
    func choice() throws {
        let schemas = try Self.schemas(#"{"value":1}"# + "\n" + #"{"value":"x"}"#)
        let name = try #require(schemas[path: "Root properties value $ref"].stringValue).split(separator: "/").last
        let choice = schemas[String(try #require(name))]
        #expect(choice?["anyOf"] == [["type": "integer", "format": "int64"], ["type": "string"]])
    }

    private static let events = """
        {"events":[
          {"type":"push","branch":"main","size":1},{"type":"push","branch":"next","size":2},
          {"type":"star","stars":4,"by":"a"},{"type":"star","stars":5,"by":"b"}
        ]}
        """.split(separator: "\n").joined()

    @Test("variants demand their tag, and a discriminator leads to them")
    func union() throws {
        let schemas = try Self.schemas(Self.events)
        let union = schemas["Event"] ?? .null
        #expect(union[path: "oneOf 0 $ref"] == "#/components/schemas/PushEvent")
        #expect(union[path: "oneOf 1 $ref"] == "#/components/schemas/StarEvent")
        #expect(union[path: "oneOf 2 not properties type enum"] == ["push", "star"])
        #expect(union[path: "discriminator propertyName"] == "type")
        #expect(union[path: "discriminator mapping star"] == "#/components/schemas/StarEvent")
        #expect(schemas[path: "PushEvent properties type enum"] == ["push"])
    }

    @Test("a variant that stands somewhere else too is constrained in the union alone")
    func sharedVariant() throws {
        let inferred = try inferredClient(
            """
            { "name": "Zoo", "baseURL": "https://zoo.example", "paths": {
              "/root": { "get": { "response": { "inline": \(Self.events), "model": "Root" } } },
              "/push": { "get": { "response": { "inline": {"branch":"main","size":1,"type":"other"}, "type": "PushEvent" } } }
            } }
            """
        )
        let schemas = inferred.document(as: .openAPI).content[path: "components schemas"]
        let union = schemas["Event"] ?? .null
        #expect(union["discriminator"] == nil)
        #expect(union[path: "oneOf 0 allOf 0 $ref"] == "#/components/schemas/PushEvent")
        #expect(union[path: "oneOf 0 allOf 1 properties type enum"] == ["push"])
        #expect(schemas[path: "PushEvent properties type enum"] == .null)
    }

    @Test("JSON Schema has no discriminators")
    func noDiscriminator() throws {
        let bundle = try client(answering: Self.events).document(as: .jsonSchema).content
        #expect(bundle[path: "$defs Event oneOf 0 $ref"] == "#/$defs/PushEvent")
        #expect(bundle[path: "$defs Event discriminator"] == .null)
    }

    @Test("tags that read as numbers may be numbers")
    func numericTags() throws {
        let events = """
            {"list":[{"type":"1","a":1,"b":2},{"type":"1","a":1,"b":2},{"type":"2","c":"x","d":"y"},{"type":"2","c":"x","d":"y"}]}
            """
        let schemas = try Self.schemas(events, models: #"{"List": {"tag": "type"}}"#)
        let text = schemas.description
        #expect(text.contains(#""enum":["1",1]"#))
        #expect(text.contains(#""enum":["1","2",1,2]"#))
    }

    @Test("names that documents don't allow are spelled otherwise, each differently")
    func names() {
        let types = ["Größe", "Grö_e", "模型", "URLs", "Urls"].map { name in
            TypeDeclaration(name: name, kind: .structure(StructureType(fields: [])))
        }
        let names = ComponentNames(Schema(types: types))
        let all = types.indices.map { names[TypeID($0)] }
        #expect(all == ["Gr__e", "Gr__e2", "Model", "URLs", "Urls2"])
    }

    @Test("descriptions and evidence are told")
    func descriptions() throws {
        let models = #"{"Root": {"description": "Everything.", "fields": {"a": "Double"}}}"#
        let schemas = try Self.schemas(#"{"a":1}"#, models: models)
        #expect(schemas[path: "Root description"] == "Everything.")
        #expect(schemas[path: "Root $comment"] == "Inferred from r.ndjson (1 object).")
        #expect(schemas[path: "Root properties a format"] == "double")
    }
}
