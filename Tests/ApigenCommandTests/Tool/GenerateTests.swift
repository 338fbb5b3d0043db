import ApigenKit
import Foundation
import Testing

@testable import apigen

@Suite struct GenerateTests {
    @Test func writesTheClientOfEverySpecInSpecs() async throws {
        let project = try HotelProject.make(adding: ["Specs/more/inns.api.json": HotelProject.spec(named: "Inns")])
        try project.write(HotelProject.sample, to: "Specs/more/samples/hotels.json")
        let run = try await BuiltTool.run("generate", in: project)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.hasPrefix("Specs/hotels.api.json: wrote "))
        #expect(run.output.contains("Specs/more/inns.api.json: wrote "))
        let models = try project.text("Generated/Hotels/HotelsModels.swift")
        #expect(GeneratedFile.isGenerated(models))
        #expect(models.contains("struct Hotel"))
        #expect(project.has("Generated/Inns/InnsModels.swift"))
    }

    @Test func writesNothingTheSecondTime() async throws {
        let project = try HotelProject.make()
        _ = try await BuiltTool.run("generate", in: project)
        let model = project.url.appendingPathComponent("Generated/Hotels/HotelsModels.swift")
        let past = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: model.path)
        let before = try project.contents()
        let run = try await BuiltTool.run("generate", in: project)
        #expect(run.output == "Specs/hotels.api.json: Generated/Hotels is up to date\n")
        #expect(try project.contents() == before)
        let date = try FileManager.default.attributesOfItem(atPath: model.path)[.modificationDate] as? Date
        #expect(date == past)
    }

    @Test func givesTheSameBytesInAnotherFolder() async throws {
        let first = try HotelProject.make()
        let second = try HotelProject.make()
        _ = try await BuiltTool.run("generate", in: first)
        _ = try await BuiltTool.run("generate", in: second)
        #expect(try first.contents() == second.contents())
        #expect(try first.contents().count > HotelProject.files.count)
    }

    @Test func writesWhereItIsTold() async throws {
        let project = try HotelProject.make(adding: [
            "Specs/inns.api.json": HotelProject.spec(named: "Inns", output: "../Sources/Inns")
        ])
        let chosen = try await BuiltTool.run("generate", "Specs/hotels.api.json", "-o", "Sources/Rooms/", in: project)
        #expect(chosen.output.contains(" in Sources/Rooms"))
        #expect(project.has("Sources/Rooms/HotelsModels.swift"))
        let run = try await BuiltTool.run("generate", "Specs/inns.api.json", in: project)
        #expect(run.output.contains(" in Sources/Inns"))
        #expect(project.has("Sources/Inns/InnsModels.swift"))
        #expect(!project.has("Generated"))
    }

    @Test func writesJustTheFilesThatABuildWasPromised() async throws {
        let project = try HotelProject.make()
        let names = ["OldModels.swift", "OldCoding.swift", "OldAPI.swift", "OldExtraAPI.swift"]
        let options = names.flatMap { ["--file", $0] }
        let run = try await BuiltTool.run(["generate", "Specs/hotels.api.json", "-o", "Code"] + options, in: project)
        #expect(run.status == 0, "\(run.errors)")
        let texts = try project.contents().filter { $0.key.hasPrefix("Code/") && !$0.key.hasPrefix("Code/.") }
        #expect(Set(texts.keys) == Set(names.map { "Code/" + $0 }))
        #expect(texts.values.allSatisfy { GeneratedFile.isGenerated(String(decoding: $0, as: UTF8.self)) })
        #expect(try project.text("Code/OldModels.swift").contains("struct Hotel"))
    }

    @Test func promisedFilesAreThoseOfOneSpec() async throws {
        let project = try HotelProject.make(adding: ["Specs/inns.api.json": HotelProject.spec(named: "Inns")])
        let run = try await BuiltTool.run("generate", "--file", "InnsModels.swift", in: project)
        #expect(run.status == 1)
        #expect(run.errors == "error: --file goes with one spec, and there are 2\n")
        #expect(!project.has("Generated"))
    }

    @Test func twoSpecsCannotShareAFolder() async throws {
        let project = try HotelProject.make(adding: [
            "Specs/inns.api.json": HotelProject.spec(named: "Inns", output: "../Generated/Hotels")
        ])
        let before = try project.contents()
        let plain = try await BuiltTool.run("generate", in: project)
        #expect(plain.status == 1)
        #expect(plain.errors.contains("Specs/inns.api.json:3:"))
        let run = try await BuiltTool.run("generate", "Specs", "--output=Code", in: project)
        #expect(run.status == 1)
        #expect(run.errors.contains("as that of Specs/hotels.api.json does"))
        #expect(try project.contents() == before)
    }

    @Test func aFolderThatHoldsAnotherSpecsCodeIsLeftAlone() async throws {
        let project = try HotelProject.make(adding: ["Specs/inns.api.json": HotelProject.spec(named: "Inns")])
        _ = try await BuiltTool.run("generate", "Specs/hotels.api.json", "-o", "Code", in: project)
        let before = try project.contents()
        let run = try await BuiltTool.run("generate", "Specs/inns.api.json", "-o", "Code", in: project)
        #expect(run.status == 1)
        #expect(run.errors.contains("Code holds the code of Specs/hotels.api.json already"))
        #expect(try project.contents() == before)
    }

    @Test func removesItsOwnFilesThatAreNotNeededAnyMore() async throws {
        let project = try HotelProject.make()
        try project.write(GeneratedFile.marker + "hotels.api.json. Do not edit.\n", to: "Generated/Hotels/Old.swift")
        try project.write("let mine = 1\n", to: "Generated/Hotels/Mine.swift")
        let run = try await BuiltTool.run("generate", in: project)
        #expect(run.output.contains("1 removed that is not needed any more"))
        #expect(!project.has("Generated/Hotels/Old.swift"))
        #expect(try project.text("Generated/Hotels/Mine.swift") == "let mine = 1\n")
    }

    @Test func neverOverwritesWhatItDidNotWrite() async throws {
        let project = try HotelProject.make()
        try project.write("struct Mine {}\n", to: "Generated/Hotels/HotelsModels.swift")
        let before = try project.contents()
        let run = try await BuiltTool.run("generate", in: project)
        #expect(run.status == 1)
        #expect(run.errors.contains("Generated/Hotels/HotelsModels.swift was not written by apigen and is left alone"))
        #expect(try project.contents() == before)
    }

    @Test func oneFaultySpecStopsThemAll() async throws {
        let project = try HotelProject.make(adding: ["Specs/worse.api.json": "{ \"baseURL\": \"https://a.example\" "])
        let before = try project.contents()
        let run = try await BuiltTool.run("generate", in: project)
        #expect(run.status == 1)
        #expect(run.errors.contains("Specs/worse.api.json:1:"))
        #expect(run.output.isEmpty)
        #expect(try project.contents() == before)
    }

    @Test func anOutputThatCannotBeWrittenChangesNothing() async throws {
        let project = try HotelProject.make(adding: ["Generated": "a file, where a folder should be\n"])
        let before = try project.contents()
        let run = try await BuiltTool.run("generate", in: project)
        #expect(run.status == 1)
        #expect(run.hasExited)
        #expect(run.errors.contains("Generated/Hotels"))
        #expect(try project.contents() == before)
    }

    @Test func saysWhatToDoWithoutSpecs() async throws {
        let empty = try TemporaryFolder()
        let run = try await BuiltTool.run("generate", in: empty)
        #expect(run.status == 1)
        #expect(run.errors.contains("there is no file or folder \"Specs\"; name a spec, or start with \"apigen init\""))
        let project = try HotelProject.make()
        let near = try await BuiltTool.run("generate", "Specs/hotel.api.json", in: project)
        #expect(near.errors.contains("did you mean \"Specs/hotels.api.json\"?"))
    }

    @Test func quietAndJSONSayWhatMachinesNeed() async throws {
        let project = try HotelProject.make()
        let quiet = try await BuiltTool.run("generate", "--quiet", in: project)
        #expect(quiet.status == 0 && quiet.output.isEmpty && quiet.errors.isEmpty)
        let run = try await BuiltTool.run("generate", "--json", in: project)
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        )
        #expect(document["status"] as? Int == 0)
        let specs = try #require(document["specs"] as? [[String: Any]])
        #expect(specs.first?["output"] as? String == "Generated/Hotels")
        #expect((specs.first?["files"] as? [[String: String]])?.allSatisfy { $0["change"] == "unchanged" } == true)
    }
}
