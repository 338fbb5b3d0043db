import ApigenKit
import Testing

@testable import apigen

@Suite struct CheckTests {
    private func generated() async throws -> TemporaryFolder {
        let project = try HotelProject.make()
        let run = try await BuiltTool.run("generate", in: project)
        #expect(run.status == 0, "\(run.errors)")
        return project
    }

    @Test func fresh() async throws {
        let project = try await generated()
        let run = try await BuiltTool.run("check", in: project)
        #expect(run.status == 0)
        #expect(run.output == "Specs/hotels.api.json: Generated/Hotels is up to date\n")
        #expect(run.errors.isEmpty)
    }

    @Test func aSampleThatChangesATypeShowsTheDifference() async throws {
        let project = try await generated()
        let edited = HotelProject.sample.replacing("\"stars\": 3", with: "\"stars\": 3.5")
        try project.write(edited, to: "Specs/samples/hotels.json")
        let before = try project.contents()
        let run = try await BuiltTool.run("check", in: project)
        #expect(run.status == 1)
        let path = "Generated/Hotels/HotelsModels.swift"
        #expect(run.output.contains("--- \(path)\n+++ \(path)\n@@"))
        #expect(run.output.contains("\n-") && run.output.contains("stars: Int"))
        #expect(run.output.contains("\n+") && run.output.contains("stars: Double"))
        #expect(run.errors.contains("\(path):"))
        #expect(run.errors.contains("error: this is not what Specs/hotels.api.json gives now"))
        #expect(try project.contents() == before)
        _ = try await BuiltTool.run("generate", in: project)
        #expect(try await BuiltTool.run("check", in: project).status == 0)
    }

    @Test func missingCode() async throws {
        let project = try HotelProject.make()
        let run = try await BuiltTool.run("check", in: project)
        #expect(run.status == 1)
        #expect(run.output.contains("--- /dev/null\n+++ Generated/Hotels/HotelsModels.swift\n@@ -0,0 +1,"))
        #expect(run.errors.contains("error: Generated/Hotels/HotelsModels.swift is missing"))
        #expect(!project.has("Generated"))
    }

    @Test func codeThatIsLeftOver() async throws {
        let project = try await generated()
        try project.write(GeneratedFile.marker + "hotels.api.json. Do not edit.\n", to: "Generated/Hotels/Old.swift")
        let run = try await BuiltTool.run("check", in: project)
        #expect(run.status == 1)
        #expect(run.output.contains("--- Generated/Hotels/Old.swift\n+++ /dev/null\n"))
        #expect(run.errors.contains("does not give this file any more"))
    }

    @Test func quietSaysOnlyWhatIsWrong() async throws {
        let project = try await generated()
        let fresh = try await BuiltTool.run("check", "-q", in: project)
        #expect(fresh.status == 0 && fresh.output.isEmpty && fresh.errors.isEmpty)
        try project.write("[]", to: "Specs/samples/hotels.json")
        let stale = try await BuiltTool.run("check", "-q", in: project)
        #expect(stale.status == 1 && stale.output.isEmpty && !stale.errors.isEmpty)
    }

    @Test func aFaultySpecIsAFault() async throws {
        let project = try await generated()
        try project.write("{", to: "Specs/hotels.api.json")
        let run = try await BuiltTool.run("check", in: project)
        #expect(run.status == 1)
        #expect(run.errors.contains("Specs/hotels.api.json:1:2: error: "))
        #expect(run.output.isEmpty)
    }
}
