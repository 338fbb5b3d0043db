import ApigenJSON
import Foundation
import Testing

/// The tool compares specs on the disk and in revisions of a real repository.
@Suite struct DiffTests {
    /// The samples of the hotels, and one more that lacks a field.
    private static let sparse = HotelProject.sample.replacingOccurrences(
        of: "\n]",
        with: ",\n  { \"id\": 4, \"name\": \"Alpenblick\" }\n]"
    )

    private static func changed(_ folder: TemporaryFolder) throws -> TemporaryFolder {
        try folder.write(sparse, to: "Specs/samples/hotels.json")
        return folder
    }

    private static func repository() throws -> TemporaryFolder {
        let folder = try HotelProject.make()
        try TemporaryRepository.make(folder)
        return folder
    }

    @Test func twoFilesAreCompared() async throws {
        let old = HotelProject.files.map { ("old/" + $0.key, $0.value) }
        let folder = try Self.changed(HotelProject.make(adding: Dictionary(uniqueKeysWithValues: old)))
        let run = try await BuiltTool.run("diff", "old/Specs/hotels.api.json", "Specs/hotels.api.json", in: folder)
        #expect(run.status == 0)
        #expect(
            run.output == """
                HotelsAPI: 1 breaking, 1 internal
                  old/Specs/hotels.api.json → Specs/hotels.api.json
                  breaking    Hotel.stars is now `Int?`, and was `Int`
                              code that reads it has to unwrap it

                """
        )
        let folders = try await BuiltTool.run("diff", "old/Specs", "Specs", in: folder)
        #expect(folders.output == run.output)
    }

    @Test func theWorkTreeIsComparedWithARevision() async throws {
        let folder = try Self.repository()
        let same = try await BuiltTool.run("diff", "--since", "main", in: folder)
        #expect(same.output == "HotelsAPI: no changes\n  main:./Specs/hotels.api.json → Specs/hotels.api.json\n")
        let run = try await BuiltTool.run("diff", "--since", "main", in: try Self.changed(folder))
        #expect(run.output.contains("breaking    Hotel.stars is now `Int?`, and was `Int`\n"))
        #expect(run.errors == "")
    }

    @Test func revisionsAreComparedWithEachOther() async throws {
        let folder = try Self.changed(Self.repository())
        try TemporaryRepository.commit(folder)
        let path = "Specs/hotels.api.json"
        let run = try await BuiltTool.run("diff", "HEAD~1:\(path)", "HEAD:\(path)", in: folder)
        #expect(run.output.contains("HEAD~1:\(path) → HEAD:\(path)"))
        #expect(run.output.contains("Hotel.stars is now `Int?`"))
        let same = try await BuiltTool.run("diff", "HEAD:\(path)", path, in: folder)
        #expect(same.output.hasPrefix("HotelsAPI: no changes\n"))
    }

    @Test func pathsStartWhereGitHasThemStart() async throws {
        let folder = try Self.repository()
        for arguments in [
            ["diff", "--since", "HEAD", "hotels.api.json"], ["diff", "--since", "HEAD", "."],
            ["diff", "HEAD:./hotels.api.json", "hotels.api.json"],
            ["diff", "HEAD:Specs/hotels.api.json", "hotels.api.json"],
        ] {
            let run = try await BuiltTool.run(arguments, in: folder, below: "Specs")
            #expect(run.output.hasPrefix("HotelsAPI: no changes\n"), "\(arguments): \(run.errors)")
        }
    }

    @Test func aSpecAtTheTopOfARepositoryIsFound() async throws {
        let folder = try TemporaryFolder([
            "hotels.api.json": HotelProject.spec, "samples/hotels.json": HotelProject.sample,
        ])
        try TemporaryRepository.make(folder)
        for arguments in [["diff", "main:hotels.api.json", "hotels.api.json"], ["diff", "--since", "main", "."]] {
            let run = try await BuiltTool.run(arguments, in: folder)
            #expect(run.output.hasPrefix("HotelsAPI: no changes\n"), "\(run.errors)")
        }
    }

    @Test func aPathMayBeWholeButMustBeInTheRepository() async throws {
        let folder = try Self.repository()
        let whole = folder.url.appendingPathComponent("Specs").path
        let run = try await BuiltTool.run("diff", "--since", "main", whole, in: folder)
        #expect(run.output.hasPrefix("HotelsAPI: no changes\n"), "\(run.output)\(run.errors)")
        for path in ["../elsewhere", "/elsewhere"] {
            let run = try await BuiltTool.run("diff", "--since", "main", path, in: folder)
            #expect(run.status == 1)
            #expect(run.errors.contains(#"\#(path) is outside of the repository, so "main" says nothing of it"#))
        }
    }

    @Test func samplesOfAnotherFolderAreFound() async throws {
        let spec = HotelProject.spec.replacingOccurrences(of: "samples/hotels.json", with: "../Payloads/*.json")
        let folder = try TemporaryFolder(["Specs/a.api.json": spec, "Payloads/hotels.json": HotelProject.sample])
        try TemporaryRepository.make(folder)
        let run = try await BuiltTool.run("diff", "--since", "main", in: folder)
        #expect(run.output.hasPrefix("HotelsAPI: no changes\n"), "\(run.output)\(run.errors)")
    }

    @Test func samplesBehindLinksAreFollowed() async throws {
        let folder = try HotelProject.make()
        let samples = folder.url.appendingPathComponent("Specs/samples")
        try FileManager.default.moveItem(at: samples, to: folder.url.appendingPathComponent("Payloads"))
        try FileManager.default.createSymbolicLink(atPath: samples.path, withDestinationPath: "../Payloads")
        try TemporaryRepository.make(folder)
        let run = try await BuiltTool.run("diff", "--since", "main", in: folder)
        #expect(run.output.hasPrefix("HotelsAPI: no changes\n"), "\(run.errors)")
    }

    @Test func clientsComeAndGo() async throws {
        let folder = try Self.repository()
        let other = HotelProject.spec(named: "Other")
        try folder.write(other, to: "Specs/other.api.json")
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Specs/hotels.api.json"))
        let run = try await BuiltTool.run("diff", "--since", "main", in: folder)
        #expect(run.output.contains("  breaking    HotelsAPI is gone\n"))
        #expect(run.output.contains("  compatible  OtherAPI is new\n"))
    }

    @Test(arguments: [
        ("never", Int32(0)), ("breaking", 0), ("behavior", 0), ("compatible", 0), ("any", 1),
    ])
    func internalChangesFailOnAny(limit: String, status: Int32) async throws {
        let folder = try Self.repository()
        let described = HotelProject.spec.replacingOccurrences(
            of: "\"get\": {",
            with: "\"get\": { \"description\": \"x\","
        )
        try folder.write(described, to: "Specs/hotels.api.json")
        let run = try await BuiltTool.run("diff", "--since", "main", "--fail-on", limit, in: folder)
        #expect(run.status == status)
        #expect(run.errors == "")
    }

    @Test(arguments: [
        ("never", Int32(0)), ("breaking", 1), ("behavior", 1), ("compatible", 1), ("any", 1),
    ])
    func breakingChangesFailOnAllLimits(limit: String, status: Int32) async throws {
        let folder = try Self.changed(Self.repository())
        let run = try await BuiltTool.run("diff", "--since", "main", "--fail-on", limit, in: folder)
        #expect(run.status == status)
    }

    @Test func markdownAndDocuments() async throws {
        let folder = try Self.changed(Self.repository())
        let markdown = try await BuiltTool.run("diff", "--since", "main", "--markdown", in: folder)
        #expect(markdown.output.hasPrefix("## Changes in the Swift API\n\n### `HotelsAPI`: 1 breaking, 1 internal\n"))
        #expect(markdown.output.contains("| **breaking** | `Hotel.stars` |"))
        let text = try await BuiltTool.run("diff", "--since", "main", "--json", in: folder).output
        let document = try JSONValue(json: text)
        #expect(document["status"] == 0)
        #expect(document["comparisons"]?[0]?["counts"]?["breaking"] == 1)
        #expect(document["comparisons"]?[0]?["changes"]?[0]?["kind"] == "propertyTypeChanged")
    }

    @Test func internalChangesAreToldWhenAsked() async throws {
        let folder = try Self.changed(Self.repository())
        let run = try await BuiltTool.run("diff", "--since", "main", "--all", in: folder)
        #expect(run.output.contains("  internal    Hotel is described, or was inferred, in another way\n"))
    }

    @Test func faultsOfARevisionNameIt() async throws {
        let folder = try Self.repository()
        try folder.write("[1,", to: "Specs/samples/hotels.json")
        try TemporaryRepository.commit(folder)
        try folder.write(HotelProject.sample, to: "Specs/samples/hotels.json")
        let run = try await BuiltTool.run("diff", "--since", "main", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("main:./Specs/samples/hotels.json:1:4: error: "))
    }

    @Test(arguments: [
        (["diff", "nope:Specs/hotels.api.json", "Specs"], #"this repository has no revision "nope""#),
        (["diff", "--since=--all", "Specs"], #"this repository has no revision "--all""#),
        (["diff", "main:Specs/nope.api.json", "Specs/hotels.api.json"], #"there is no "main:Specs/nope.api.json""#),
        (["diff", "Specs/nope.api.json", "Specs/hotels.api.json"], #"there is no "Specs/nope.api.json""#),
        (["diff", "main:Specs", "Specs/hotels.api.json"], "are a spec and a folder; name two specs or two folders"),
        (["diff", "--since", "main", "Specs/samples"], "there is no *.api.json in Specs/samples"),
        (["diff", "--since", "main", "Specs/hotel.api.json"], #"did you mean "Specs/hotels.api.json"?"#),
    ])
    func whatIsNotThereIsAnError(arguments: [String], message: String) async throws {
        let run = try await BuiltTool.run(arguments, in: try Self.repository())
        #expect(run.status == 1)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.hasExited)
    }

    @Test func outsideOfARepositoryThereAreNoRevisions() async throws {
        let folder = try HotelProject.make()
        let environment = ["GIT_CEILING_DIRECTORIES": folder.url.deletingLastPathComponent().path]
        let run = try await BuiltTool.run("diff", "--since", "main", in: folder, environment: environment)
        #expect(run.status == 1)
        #expect(run.errors.contains(#"this folder is in no git repository, so there is no revision "main""#))
    }

    @Test(arguments: [(["diff"], "OLD is missing"), (["diff", "Specs"], "NEW is missing")])
    func argumentsThatMakeNoSense(arguments: [String], message: String) async throws {
        let run = try await BuiltTool.run(arguments, in: try HotelProject.make())
        #expect(run.status == 2)
        #expect(run.errors.contains(message))
    }
}
