import Testing

@testable import apigen

@Suite struct InitializeTests {
    @Test func writesASpecThatGenerates() async throws {
        let folder = try TemporaryFolder()
        let run = try await BuiltTool.run("init", in: folder)
        #expect(run.status == 0)
        #expect(run.output.contains("wrote Specs/example.api.json"))
        let generated = try await BuiltTool.run("generate", in: folder)
        #expect(generated.status == 0, "\(generated.errors)")
        #expect(generated.errors.isEmpty)
        let models = try folder.text("Generated/Example/ExampleModels.swift")
        #expect(models.contains("struct Article"))
        #expect(try await BuiltTool.run("check", in: folder).status == 0)
    }

    @Test func takesANameAndAFolder() async throws {
        let folder = try TemporaryFolder()
        let run = try await BuiltTool.run("init", "corner shop", "--folder", "API", in: folder)
        #expect(run.status == 0)
        #expect(run.output.contains("\"apigen generate API\""))
        #expect(try folder.text("API/corner-shop.api.json").contains("\"name\": \"CornerShop\""))
        #expect(try await BuiltTool.run("generate", "API", in: folder).status == 0)
        #expect(folder.has("Generated/CornerShop"))
    }

    @Test func neverOverwrites() async throws {
        let folder = try TemporaryFolder(["Specs/samples/example-article.json": "{}"])
        let before = try folder.contents()
        let run = try await BuiltTool.run("init", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("Specs/samples/example-article.json is there already, and is left alone"))
        #expect(try folder.contents() == before)
    }

    @Test(arguments: ["", "???", "12"]) func refusesWhatIsNoName(name: String) async throws {
        let folder = try TemporaryFolder()
        let run = try await BuiltTool.run("init", name, in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("is no name for an API"))
        #expect(try folder.contents().isEmpty)
    }
}
