import ApigenKit
import Foundation
import Testing

@testable import apigen

@Suite struct WatchTests {
    private static let models = "Generated/Hotels/HotelsModels.swift"

    /// A project whose samples are named by a pattern.
    private static func project() throws -> TemporaryFolder {
        let spec = HotelProject.spec.replacingOccurrences(of: "samples/hotels.json", with: "samples/*.json")
        return try HotelProject.make(adding: ["Specs/hotels.api.json": spec])
    }

    @Test func generatesAgainOnEveryChangeUntilItIsInterrupted() async throws {
        let project = try Self.project()
        let tool = try RunningTool("generate", "--watch", in: project)
        try await tool.wait(forOutput: "watching 2 files; Ctrl-C ends\n")
        #expect(try tool.output.hasPrefix("Specs/hotels.api.json: wrote 5 files in Generated/Hotels\n"))
        func wait(forModels text: String) async throws {
            try await tool.wait(until: { try project.text(Self.models).contains(text) }, text)
        }

        // An edit.
        try project.write(
            HotelProject.sample.replacingOccurrences(of: "\"stars\": 4", with: "\"stars\": 4.5"),
            to: sample
        )
        try await wait(forModels: "var stars: Double")
        // A new file for the pattern.
        try project.write(#"[{ "id": 4, "name": "Alpenblick", "lift": true }]"#, to: "Specs/samples/more.json")
        try await wait(forModels: "var lift: Bool?")
        // A sample that is cut off is told, and changes nothing.
        let before = try project.contents().filter { $0.key.hasPrefix("Generated") }
        try project.write(#"[{ "id": 4, "name""#, to: "Specs/samples/more.json")
        try await tool.wait(forErrors: "Specs/samples/more.json:1:")
        #expect(try project.contents().filter { $0.key.hasPrefix("Generated") } == before)
        // It goes on once that is mended.
        try project.write(#"[{ "id": 4, "name": "Alpenblick", "sauna": true }]"#, to: "Specs/samples/more.json")
        try await wait(forModels: "var sauna: Bool?")
        // A file that goes.
        try FileManager.default.removeItem(at: project.url.appendingPathComponent("Specs/samples/more.json"))
        try await tool.wait(until: { try !project.text(Self.models).contains("sauna") }, "models without sauna")
        // The spec itself.
        let spec = try project.text("Specs/hotels.api.json")
        try project.write(spec.replacingOccurrences(of: "\"Hotel\"", with: "\"Inn\""), to: "Specs/hotels.api.json")
        try await wait(forModels: "struct Inn:")
        // Another spec in the folder that specs are looked for in.
        try project.write(HotelProject.spec(named: "Inns"), to: "Specs/inns.api.json")
        try await tool.wait(forOutput: "Specs/inns.api.json: wrote 5 files in Generated/Inns\n")

        #expect(await tool.end(SIGINT) == 0)
        let lines = try tool.output.split(separator: "\n")
        // One line for each time that something was written.
        #expect(lines.count { $0.hasPrefix("Specs/hotels.api.json: wrote") } == 6)
        #expect(!lines.contains { $0.contains("up to date") })
    }

    private var sample: String { "Specs/samples/hotels.json" }

    @Test func templatesAreWatchedAndTheirFaultsToldAtTheirPlace() async throws {
        let header = try #require(OutputTemplates.builtIn["header"])
        let project = try HotelProject.make(adding: ["Mine/header.mustache": header])
        let tool = try RunningTool("generate", "--watch", "--templates", "Mine", in: project)
        try await tool.wait(forOutput: "watching 3 files")
        try project.write("{{#open}}", to: "Mine/header.mustache")
        try await tool.wait(forErrors: "Mine/header.mustache:1:1: error:")
        try project.write(header + "// Ours.\n", to: "Mine/header.mustache")
        try await tool.wait(until: { try project.text(Self.models).contains("// Ours.\n") }, "our header")
        #expect(await tool.end(SIGTERM) == 0)
    }

    @Test func startsWithAFaultAndWaitsForItsEnd() async throws {
        let project = try HotelProject.make(adding: ["Specs/samples/hotels.json": "["])
        let tool = try RunningTool("generate", "-w", in: project)
        try await tool.wait(forErrors: "Specs/samples/hotels.json:1:2: error:")
        try await tool.wait(forOutput: "watching 2 files")
        #expect(!project.has("Generated"))
        try project.write(HotelProject.sample, to: sample)
        try await tool.wait(forOutput: "wrote 5 files")
        #expect(await tool.end(SIGINT) == 0)
    }

    @Test func aSampleThatIsMissingIsWaitedFor() async throws {
        let project = try TemporaryFolder(["Specs/hotels.api.json": HotelProject.spec])
        let tool = try RunningTool("generate", "-w", in: project)
        try await tool.wait(forErrors: "there is no file \"Specs/samples/hotels.json\"")
        try project.write(HotelProject.sample, to: sample)
        try await tool.wait(forOutput: "wrote 5 files")
        #expect(await tool.end(SIGINT) == 0)
    }

    @Test func aSpecThatIsNotThereEndsItAtOnce() async throws {
        let project = try HotelProject.make()
        let run = try await BuiltTool.run("generate", "--watch", "Specs/hotel.api.json", in: project)
        #expect(run.status == 1)
        #expect(run.errors.contains("did you mean \"Specs/hotels.api.json\"?"))
        #expect(run.output.isEmpty)
    }

    @Test func machinesGetADocumentOnALineForEachRound() async throws {
        let project = try HotelProject.make()
        let tool = try RunningTool("generate", "--watch", "--json", in: project)
        try await tool.wait(until: { try tool.output.hasSuffix("\n") }, "first line")
        try project.write("[", to: sample)
        try await tool.wait(until: { try tool.output.split(separator: "\n").count == 2 }, "second line")
        #expect(await tool.end(SIGINT) == 0)
        let documents = try tool.output.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        #expect(documents.map { $0["status"] as? Int } == [0, 1])
        #expect((documents[1]["diagnostics"] as? [Any])?.count == 1)
    }

    @Test func whatARunWroteItselfIsNoChange() throws {
        let folder = try TemporaryFolder(["a.json": "1"])
        let path = folder.url.path
        let disk = RecordingFileSystem()
        _ = disk.entries(of: path)
        _ = disk.kind(of: path + "/later.json")
        _ = try disk.read(path + "/a.json")
        let files = disk.files
        func current(_ written: Set<String> = []) -> WatchedFiles {
            files.current(ignoring: written, on: DiskFileSystem())
        }
        #expect(current() == files)
        try folder.write("code", to: "Code.swift")
        #expect(current() != files)
        #expect(current([path + "/Code.swift"]) == files)
        try folder.write("1", to: "later.json")
        #expect(current([path + "/Code.swift"]) != files)
    }

    @Test func aFileThatIsReplacedByOneOfTheSameSizeAndTimeIsAChange() throws {
        let folder = try TemporaryFolder(["a.json": "1", "b.json": "2"])
        let path = folder.url.appendingPathComponent("a.json").path
        let other = folder.url.appendingPathComponent("b.json").path
        let date = Date(timeIntervalSince1970: 1_000_000)
        for file in [path, other] {
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
        }
        let before = FileStamp(path)
        #expect(before != nil)
        #expect(FileStamp(path) == before)
        #expect(rename(other, path) == 0)
        #expect(FileStamp(path) != before)
        #expect(FileStamp(other) == nil)
    }
}
