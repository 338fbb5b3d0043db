import ApigenKit
import Foundation
import Testing

/// A run that is a step of a build does nothing where nothing has changed since the last one.
@Suite struct BuildRecordTests {
    private static let names = ["HotelsModels.swift", "HotelsCoding.swift", "HotelsAPI.swift"]

    private static let idle = "Specs/hotels.api.json: nothing has changed since it was generated\n"

    private static func build(
        _ project: TemporaryFolder,
        _ names: [String] = names,
        _ options: String...
    ) async throws -> BuiltTool.Run {
        let files = names.flatMap { ["--file", $0] }
        return try await BuiltTool.run(
            ["generate", "Specs/hotels.api.json", "-o", "Code"] + files + options,
            in: project
        )
    }

    /// A project whose spec names samples by a pattern, built once.
    private static func built() async throws -> TemporaryFolder {
        let spec = HotelProject.spec.replacing("hotels.json", with: "*.json")
        let project = try HotelProject.make(adding: ["Specs/hotels.api.json": spec])
        let run = try await build(project)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("wrote 3 files"))
        #expect(try await build(project).output == idle)
        return project
    }

    @Test func theSecondRunDoesNothing() async throws {
        let project = try await Self.built()
        let before = try project.contents()
        let run = try await Self.build(project)
        #expect(run.output == Self.idle)
        #expect(run.errors.isEmpty)
        #expect(try project.contents() == before)
    }

    @Test func anEditOfASampleCounts() async throws {
        let project = try await Self.built()
        try project.write(
            HotelProject.sample.replacing("\"stars\": 4", with: "\"stars\": 4.5"),
            to: "Specs/samples/hotels.json"
        )
        #expect(try await Self.build(project).output.contains("wrote 2 files"))
        #expect(try project.text("Code/HotelsModels.swift").contains("stars: Double"))
        #expect(try await Self.build(project).output == Self.idle)
    }

    @Test func aSampleThatComesOrGoesCounts() async throws {
        let project = try await Self.built()
        try project.write(#"[{ "id": 4, "name": "Inn", "stars": null }]"#, to: "Specs/samples/more.json")
        #expect(try await Self.build(project).output.contains("wrote "))
        #expect(try project.text("Code/HotelsModels.swift").contains("stars: Int?"))
        #expect(try await Self.build(project).output == Self.idle)
        try FileManager.default.removeItem(at: project.url.appendingPathComponent("Specs/samples/more.json"))
        #expect(try await Self.build(project).output.contains("wrote "))
        #expect(!(try project.text("Code/HotelsModels.swift").contains("stars: Int?")))
    }

    @Test func anEditOfTheSpecOrATemplateCounts() async throws {
        let project = try await Self.built()
        let spec = try project.text("Specs/hotels.api.json")
        let settings = "\"swift\": { \"access\": \"package\" },"
        try project.write(spec.replacing("\"paths\"", with: settings + " \"paths\""), to: "Specs/hotels.api.json")
        #expect(try await Self.build(project).output.contains("wrote "))
        #expect(try project.text("Code/HotelsModels.swift").contains("package struct"))
        _ = try await BuiltTool.run("templates", "export", "Mine", in: project)
        #expect(try await Self.build(project, Self.names, "--templates", "Mine").output.contains("up to date"))
        #expect(try await Self.build(project, Self.names, "--templates", "Mine").output == Self.idle)
        let header = try project.text("Mine/models.mustache")
        try project.write(header + "// Mine\n", to: "Mine/models.mustache")
        #expect(try await Self.build(project, Self.names, "--templates", "Mine").output.contains("wrote "))
    }

    @Test(
        arguments: [
            { try FileManager.default.removeItem(at: $0.url.appendingPathComponent("Code/HotelsAPI.swift")) },
            { try $0.write(try $0.text("Code/HotelsAPI.swift") + "\n", to: "Code/HotelsAPI.swift") },
        ] as [@Sendable (TemporaryFolder) throws -> Void]
    )
    func outputThatIsNotAsItWasLeftIsWrittenAgain(change: @Sendable (TemporaryFolder) throws -> Void) async throws {
        let project = try await Self.built()
        let text = try project.text("Code/HotelsAPI.swift")
        try change(project)
        #expect(try await Self.build(project).output.contains("wrote 1 file"))
        #expect(try project.text("Code/HotelsAPI.swift") == text)
    }

    @Test func anotherToolCounts() async throws {
        let project = try await Self.built()
        // The file may be another name of the tool itself.
        let kept = project.url.appendingPathComponent("Code/.apigen-tool")
        try FileManager.default.removeItem(at: kept)
        try Data("an older tool".utf8).write(to: kept)
        #expect(try await Self.build(project).output.contains("up to date"))
        #expect(try await Self.build(project).output == Self.idle)
    }

    @Test func otherArgumentsCount() async throws {
        let project = try await Self.built()
        let run = try await Self.build(project, Self.names + ["HotelsResources.swift"])
        #expect(run.output.contains("wrote "), "\(run.output)")
        #expect(project.has("Code/HotelsResources.swift"))
    }

    @Test(arguments: ["", "{}", "\u{0}\u{1}", #"{"arguments": []}"#])
    func aRecordThatIsNoneIsAsGoodAsNone(text: String) async throws {
        let project = try await Self.built()
        try project.write(text, to: "Code/.apigen-record")
        #expect(try await Self.build(project).output.contains("up to date"))
    }

    @Test func faultsAreToldEachTime() async throws {
        let project = try await Self.built()
        try project.write("[{]", to: "Specs/samples/hotels.json")
        for _ in 1...2 {
            let run = try await Self.build(project)
            #expect(run.status == 1)
            #expect(run.errors.contains("Specs/samples/hotels.json:1:3: error: "))
        }
        try project.write(HotelProject.sample, to: "Specs/samples/hotels.json")
        #expect(try await Self.build(project).output.contains("up to date"))
    }

    @Test func nothingIsKeptBesideCodeThatIsToBeCommitted() async throws {
        let project = try HotelProject.make()
        _ = try await BuiltTool.run("generate", "-o", "Code", in: project)
        #expect(try project.contents().keys.allSatisfy { !$0.contains("/.") })
    }
}
