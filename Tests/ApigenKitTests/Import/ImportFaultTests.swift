import ApigenJSON
import Testing

@testable import ApigenKit

@Suite("Documents that can't be imported")
struct ImportFaultTests {
    private static func run(_ text: String, path: String = "api.json") -> Import {
        Importer.run([SourceFile(path: path, text: text)])
    }

    @Test(arguments: [
        ("", "the file is empty"),
        ("<html>", "this is HTML or XML, which can't be imported"),
        (
            "openapi: 3.0.0\ninfo: {}\n",
            "this is YAML, and JSON is needed; convert it first: yq -o=json api.yaml > api.json"
        ),
        (
            "{\"swagger\": \"2.0\"}",
            "this is Swagger 2, which can't be imported; convert it to OpenAPI 3 first: npx swagger2openapi --outfile openapi.json api.yaml"
        ),
        ("{\"openapi\": \"4.0.0\"}", "this version of OpenAPI can't be imported; versions 3.0 and 3.1 can"),
        ("{\"openapi\": 3}", "this version of OpenAPI can't be imported; versions 3.0 and 3.1 can"),
        ("{\"openapi\": \"3.0.0\"}", "\"paths\" is missing; there is nothing to import without it"),
        ("{\"openapi\": \"3.0.0\", \"paths\": {}}", "there is no endpoint that could be imported"),
        ("{\"log\": {\"entries\": []}}", "the recording holds no answer that is JSON"),
        ("{\"log\": {\"entries\": {}}}", "the \"entries\" of a recording must be a list"),
        (
            "{\"info\": {\"schema\": \"https://schema.getpostman.com/json/collection/v1.0.0/collection.json\"}}",
            "this is an old Postman collection; export it as \"Collection v2.1\""
        ),
        (
            "{\"info\": {\"schema\": \"https://schema.getpostman.com/json/collection/v2.1.0/collection.json\"}}",
            "the collection holds no request that could be imported"
        ),
        ("{\"baseURL\": \"https://a.b\", \"paths\": {}}", "this is a spec of apigen already"),
        ("{\"a\": 1}", "the file is none of an OpenAPI document, a HAR recording and a Postman collection"),
        ("hello", "the file is none of an OpenAPI document, a HAR recording, a Postman collection and a curl command"),
    ])
    func faults(text: String, message: String) throws {
        let result = Self.run(text, path: "api.yaml")
        #expect(result.specs.isEmpty)
        #expect(result.diagnostics.all.filter { $0.severity == .error }.map(\.message) == [message])
        #expect(result.diagnostics.all[0].location?.path == "api.yaml")
    }

    @Test func whatIsNoJSONIsToldWithItsPlace() throws {
        let result = Self.run("{\n  \"openapi\": \"3.0.0\",\n  oops\n}")
        let error = try #require(result.diagnostics.all.first)
        #expect(error.severity == .error)
        #expect(error.location.map { "\($0)" } == "api.json:3:3")
    }

    @Test func oneFaultyFileLeavesNothing() throws {
        let good = try Fixture.file("forge.json")
        let result = Importer.run([good, SourceFile(path: "bad.json", text: "{")])
        #expect(result.specs.isEmpty)
    }

    @Test func severalDocumentsGiveSeveralSpecs() throws {
        let result = Importer.run([try Fixture.file("forge.json"), try Fixture.file("roster.har")])
        #expect(result.specs.map(\.spec.path) == ["forge.api.json", "roster.api.json"])
        let named = Importer.run(
            [try Fixture.file("forge.json"), try Fixture.file("roster.har")],
            options: .init(name: "Both")
        )
        #expect(named.specs.isEmpty && named.diagnostics.hasErrors)
        let twice = Importer.run([try Fixture.file("forge.json"), try Fixture.file("forge.json")])
        #expect(twice.specs.isEmpty && twice.diagnostics.hasErrors)
    }

    // MARK: Documents that lead astray

    /// A document with one endpoint that answers with the component `A`.
    private static func document(_ schemas: String) -> String {
        """
        {"openapi": "3.1.0", "info": {"title": "T"}, "servers": [{"url": "https://a.b"}], "paths": {"/a": {"get": {
          "responses": {"200": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/A"}}}}}}}},
         "components": {"schemas": \(schemas)}}
        """
    }

    @Test(arguments: [
        // References in circles, of every kind.
        ##"{"A": {"$ref": "#/components/schemas/A"}}"##,
        ##"{"A": {"$ref": "#/components/schemas/B"}, "B": {"$ref": "#/components/schemas/A"}}"##,
        ##"{"A": {"allOf": [{"$ref": "#/components/schemas/A"}, {"$ref": "#/components/schemas/A"}]}}"##,
        ##"{"A": {"oneOf": [{"$ref": "#/components/schemas/A"}, {"type": "null"}]}}"##,
        ##"{"A": {"type": "object", "required": ["a"], "properties": {"a": {"$ref": "#/components/schemas/A"}}}}"##,
        ##"{"A": {"type": "array", "items": {"$ref": "#/components/schemas/A"}}}"##,
        ##"{"A": {"type": "object", "additionalProperties": {"$ref": "#/components/schemas/A"}}}"##,
        ##"{"A": {"oneOf": [{"$ref": "#/components/schemas/B"}, {"type": "string"}]}, "B": {"type": "array", "items": {"$ref": "#/components/schemas/A"}}}"##,
        // A tree of expressions.
        ##"{"A": {"oneOf": [{"$ref": "#/components/schemas/N"}, {"$ref": "#/components/schemas/S"}], "discriminator": {"propertyName": "op"}}, "N": {"type": "object", "required": ["op", "value"], "properties": {"op": {"const": "number"}, "value": {"type": "number"}}}, "S": {"type": "object", "required": ["op", "left", "right"], "properties": {"op": {"const": "sum"}, "left": {"$ref": "#/components/schemas/A"}, "right": {"$ref": "#/components/schemas/A"}}}}"##,
        // Nothing there.
        ##"{"A": {"$ref": "#/components/schemas/Missing"}}"##, ##"{"A": {"$ref": 7}}"##,
        ##"{"A": {"$ref": "#/%zz/~9"}}"##,
        // Words and kinds out of place.
        ##"{"A": 7}"##, ##"{"A": {"type": "objekt"}}"##, ##"{"A": {"type": {}}}"##,
        ##"{"A": {"enum": 7, "properties": 7}}"##,
        ##"{"A": {"type": "object", "properties": {"": {}, "?": {"type": "string"}, "a b": {"enum": ["x", "y"]}, "\"]": {"type": "object", "properties": {"q": {"enum": ["m", "n"]}}}}}}"##,
        ##"{"A": {"type": "object", "properties": {"1": {"type": "object", "properties": {"2024-01-01": {"type": "integer"}}}}}}"##,
    ])
    func hostileSchemas(schemas: String) throws {
        let result = Self.run(Self.document(schemas))
        // Each of them can be imported, if only as a JSONValue.
        #expect(!result.diagnostics.hasErrors, "\(result.diagnostics.all.map(\.text))")
        #expect(result.specs.count == 1)
    }

    @Test func variantsWithTheSameKeysShareAPlace() throws {
        let schemas = ##"""
            {"A": {"oneOf": [{"$ref": "#/components/schemas/X"}, {"$ref": "#/components/schemas/Y"}],
                   "discriminator": {"propertyName": "kind"}},
             "X": {"type": "object", "required": ["kind", "part"], "properties": {"kind": {"type": "string"},
               "part": {"type": "object", "required": ["a", "mode"], "properties": {"a": {"type": "integer"},
                 "mode": {"type": "string", "enum": ["on", "off"]}}}}},
             "Y": {"type": "object", "required": ["kind", "part", "w"], "properties": {"kind": {"type": "string"},
               "part": {"type": "object", "required": ["b"], "properties": {"b": {"type": "string"}}},
               "w": {"type": "object", "additionalProperties": {"type": "integer"}}}}}
            """##
        let client = try ImportedClient([SourceFile(path: "api.json", text: Self.document(schemas))])
        #expect(client.members(of: "A") == ["case x(XA)", "case y(YA)", "case unknown(JSONValue)"])
        #expect(client.spec.override(of: "A")?.tag?.value == .key("kind"))
        #expect(!client.told.contains { $0.contains("would not generate") })
    }

    @Test func whatIsOptionalFarBelowIsOptional() throws {
        func object(_ properties: String) -> String { #"{"type": "object", "properties": {\#(properties)}}"# }
        let deepest = object(#""x": {"type": "boolean"}, "y": {"type": "boolean"}, "z": {"type": "boolean"}"#)
        let schema = object(
            #""n": {"type": "integer"}, "b": \#(object(#""m": {"type": "integer"}, "c": \#(deepest)"#))"#
        )
        let client = try ImportedClient([SourceFile(path: "api.json", text: Self.document(#"{"A": \#(schema)}"#))])
        #expect(client.members(of: "A") == ["n: Int?", "b: B?"])
        #expect(client.members(of: "B") == ["m: Int?", "c: C?"])
        #expect(client.members(of: "C") == ["x: Bool?", "y: Bool?", "z: Bool?"])
    }

    @Test func objectsThatNothingTellsApartAreOneStruct() throws {
        let schemas = ##"""
            {"A": {"type": "object", "required": ["part"], "properties": {"part": {"anyOf": [
              {"type": "object", "required": ["a"], "properties": {"a": {"type": "integer"}}},
              {"type": "object", "required": ["b"], "properties": {"b": {"type": "string"}}}]}}}}
            """##
        let client = try ImportedClient([SourceFile(path: "api.json", text: Self.document(schemas))])
        #expect(client.members(of: "Part") == ["a: Int?", "b: String?"])
        #expect(client.told.contains { $0.hasPrefix("objects that no key tells apart") })
    }

    @Test func schemasThatDoubleAtEachLevelStaySmall() throws {
        var schemas = (0..<40).map { level in
            let next = ##"{"$ref": "#/components/schemas/\##(level == 39 ? "End" : "L\(level + 1)")"}"##
            return
                ##""\##(level == 0 ? "A" : "L\(level)")": {"type": "object", "required": ["a", "b"], "properties": {"a": \##(next), "b": \##(next)}}"##
        }
        schemas.append(#""End": {"type": "string"}"#)
        let result = Self.run(Self.document("{" + schemas.joined(separator: ",") + "}"))
        #expect(!result.diagnostics.hasErrors, "\(result.diagnostics.all.map(\.text))")
        #expect(result.specs.flatMap(\.samples).allSatisfy { $0.bytes.count < 4_000_000 })
    }

    @Test func deepSchemas() throws {
        let depth = 200
        let schema =
            String(repeating: #"{"type":"array","items":"#, count: depth) + #"{"type":"string"}"#
            + String(repeating: "}", count: depth)
        let result = Self.run(Self.document(#"{"A": \#(schema)}"#))
        #expect(!result.diagnostics.hasErrors, "\(result.diagnostics.all.map(\.text))")
    }

    @Test func postmanVariablesThatDoubleEachOther() throws {
        let variables = (0..<30).map { #"{"key": "v\#($0)", "value": "{{v\#($0 + 1)}}{{v\#($0 + 1)}}"}"# }.joined(
            separator: ","
        )
        let text = """
            {"info": {"schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"},
             "variable": [\(variables)],
             "item": [{"request": {"method": "POST", "url": "https://a.b/c", "body": {"mode": "raw", "raw": "{\\"a\\": \\"{{v0}}\\"}"}}}]}
            """
        #expect(Self.run(text).specs.count == 1)
    }
}
