import Testing

@testable import apigen

@Suite struct ImportTests {
    private static let document = """
        {
          "openapi": "3.0.0",
          "info": { "title": "Shop API", "version": "1" },
          "servers": [{ "url": "https://api.shop.example" }, { "url": "https://test.shop.example" }],
          "paths": {
            "/users/{id}": {
              "get": {
                "parameters": [{ "name": "id", "in": "path", "required": true, "schema": { "type": "integer" } }],
                "responses": { "200": { "description": "OK", "content": { "application/json": { "schema": {
                  "type": "object", "required": ["id"],
                  "properties": { "id": { "type": "integer" }, "name": { "type": "string" } }
                } } } } }
              }
            }
          }
        }
        """

    @Test func whatIsImportedGenerates() async throws {
        let folder = try TemporaryFolder(["openapi.json": Self.document])
        let run = try await BuiltTool.run("import", "openapi.json", in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.hasPrefix("wrote Specs/shop.api.json: 1 operation, "))
        #expect(run.output.hasSuffix("now \"apigen generate Specs/shop.api.json\" writes the client\n"))
        #expect(run.errors.hasPrefix("openapi.json:4:54: note: a spec has one server, the first"))
        let generated = try await BuiltTool.run("generate", in: folder)
        #expect(generated.status == 0, "\(generated.errors)")
        #expect(
            try folder.text("Generated/Shop/ShopAPI.swift").contains("func user(id: Int) -> Endpoint<UserResponse>")
        )
        #expect(try folder.text("Generated/Shop/ShopModels.swift").contains("public var name: String?"))
    }

    @Test func nothingIsOverwrittenUnlessForced() async throws {
        let folder = try TemporaryFolder(["openapi.json": Self.document, "Specs/shop.api.json": "mine"])
        let before = try folder.contents()
        let refused = try await BuiltTool.run("import", "openapi.json", in: folder)
        #expect(refused.status == 1)
        #expect(
            refused.errors.contains("Specs/shop.api.json is there already, and is left alone; --force overwrites it")
        )
        #expect(try folder.contents() == before)
        let forced = try await BuiltTool.run("import", "openapi.json", "--force", in: folder)
        #expect(forced.status == 0, "\(forced.errors)")
        #expect(try folder.text("Specs/shop.api.json").contains("\"name\": \"Shop\""))
        // What is the same already is no reason to refuse.
        let again = try await BuiltTool.run("import", "openapi.json", in: folder)
        #expect(again.status == 0, "\(again.errors)")
    }

    @Test func aFaultWritesNothing() async throws {
        let folder = try TemporaryFolder(["good.json": Self.document, "api.yaml": "openapi: 3.0.0\npaths: {}\n"])
        let before = try folder.contents()
        let run = try await BuiltTool.run("import", "good.json", "api.yaml", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("api.yaml:1:1: error: this is YAML, and JSON is needed; convert it first: yq"))
        #expect(try folder.contents() == before)
        let missing = try await BuiltTool.run("import", "none.json", in: folder)
        #expect(missing.status == 1)
        #expect(missing.errors == "error: there is no file \"none.json\"\n")
    }

    @Test func aCommandOfCurlInBothForms() async throws {
        let folder = try TemporaryFolder(["answer.json": #"{"id": 42, "name": "Ida"}"#])
        let quoted = try await BuiltTool.run(
            "import",
            "--curl",
            "curl -u me:hush-hush https://api.shop.example/users/42",
            "--response",
            "answer.json",
            "--output",
            "A",
            in: folder
        )
        #expect(quoted.status == 0, "\(quoted.errors)")
        #expect(try folder.text("A/shop.api.json").contains(#""auth": "basic""#))
        #expect(try folder.text("A/samples/shop/user.json").contains("\"Ida\""))
        let typed = try await BuiltTool.run(
            "import",
            "--output",
            "B",
            "--name",
            "Orders",
            "curl",
            "--",
            "curl",
            "-X",
            "POST",
            "--json",
            #"{"a": "it's"}"#,
            "https://api.shop.example/orders",
            in: folder
        )
        #expect(typed.status == 0, "\(typed.errors)")
        #expect(try folder.text("B/samples/orders/create-order-body.json").contains("it's"))
        for (_, data) in try folder.contents() { #expect(!String(decoding: data, as: UTF8.self).contains("hush")) }
    }

    @Test func standardInput() async throws {
        let folder = try TemporaryFolder()
        let run = try await BuiltTool.run("import", "-", in: folder, input: "curl https://api.shop.example/users")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.hasPrefix("<stdin>:1:6: note: no answer was saved"))
        #expect(folder.has("Specs/shop.api.json"))
    }

    @Test func machinesGetADocument() async throws {
        let folder = try TemporaryFolder(["openapi.json": Self.document])
        let run = try await BuiltTool.run("import", "openapi.json", "--json", in: folder)
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(run.output.contains(#""spec": "Specs/shop.api.json""#))
        #expect(run.output.contains(#""operations": 1"#))
        #expect(run.output.contains("a spec has one server, the first; others are left out"))
        #expect(run.output.contains(#""line": 4"#))
    }

    @Test func argumentsThatMakeNoSense() async throws {
        let folder = try TemporaryFolder(["openapi.json": Self.document])
        let empty = try await BuiltTool.run("import", in: folder)
        #expect(empty.status == 2)
        #expect(empty.errors.contains("FILE is missing"))
        let named = try await BuiltTool.run("import", "--name", "my shop", "openapi.json", in: folder)
        #expect(named.status == 1)
        #expect(named.errors.contains(#""my shop" can't be the name of an API; "MyShop" can"#))
    }
}
