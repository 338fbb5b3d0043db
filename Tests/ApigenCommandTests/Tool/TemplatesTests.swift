import ApigenKit
import Testing

@testable import apigen

@Suite struct TemplatesTests {
    @Test func exportsWhatIsBuiltIn() async throws {
        let folder = try TemporaryFolder()
        let run = try await BuiltTool.run("templates", "export", "Mine", in: folder)
        #expect(run.status == 0)
        for (name, text) in OutputTemplates.builtIn { #expect(try folder.text("Mine/\(name).mustache") == text) }
        #expect(try folder.contents().count == OutputTemplates.builtIn.count)
    }

    @Test func neverOverwritesAnEdit() async throws {
        let folder = try TemporaryFolder()
        _ = try await BuiltTool.run("templates", "export", "Mine", in: folder)
        #expect(try await BuiltTool.run("templates", "export", "Mine", in: folder).status == 0)
        try folder.write("mine", to: "Mine/header.mustache")
        let before = try folder.contents()
        let run = try await BuiltTool.run("templates", "export", "Mine", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("Mine/header.mustache is there already, and is left alone"))
        #expect(try folder.contents() == before)
    }

    @Test func generatesWithTemplatesOfOnesOwn() async throws {
        let project = try HotelProject.make()
        let header = try #require(OutputTemplates.builtIn["header"])
        try project.write(header + "// Ours.\n", to: "Mine/header.mustache")
        let run = try await BuiltTool.run("generate", "--templates", "Mine", in: project)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try project.text("Generated/Hotels/HotelsModels.swift").contains("// Ours.\n"))
    }

    @Test func faultsInATemplateHaveAPlace() async throws {
        let project = try HotelProject.make(adding: ["Mine/header.mustache": "\n{{#open}}\n"])
        let run = try await BuiltTool.run("generate", "--templates", "Mine", in: project)
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("Mine/header.mustache:2:1: error: "), "\(run.errors)")
        #expect(!project.has("Generated"))
        let empty = try await BuiltTool.run("generate", "--templates", "Nowhere", in: project)
        #expect(empty.status == 1)
        #expect(empty.errors.contains("there is no *.mustache in Nowhere"))
    }

    @Test func embeddingIsForThisRepository() async throws {
        let run = try await BuiltTool.run("templates", "embed", in: TemporaryFolder())
        #expect(run.status == 1)
        #expect(run.errors.contains("this is not apigen's own repository"))
    }

    @Test func embedsTheTemplatesOfTheRepository() async throws {
        let embedded = "Sources/ApigenKit/Templates/EmbeddedTemplates.swift"
        let folder = try TemporaryFolder([embedded: "", "Templates/a.mustache": "{{b}}\n"])
        #expect(try await BuiltTool.run("templates", "embed", in: folder).status == 0)
        #expect(try folder.text(embedded) == TemplateEmbedding.swiftSource(for: ["a": "{{b}}\n"]))
    }
}
