import ApigenKit
import Testing

@testable import apigen

@Suite struct InferTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder([
            "hotels.json": HotelProject.sample,
            "one.json": #"{ "id": 1, "note": "full" }"#,
            "two.json": #"{ "id": 2 }"#,
        ])
    }

    @Test func printsModels() async throws {
        let run = try await BuiltTool.run("infer", "--name", "Hotel", "hotels.json", in: folder)
        #expect(run.status == 0)
        #expect(run.output.contains("struct Hotel"))
        #expect(run.output.contains("import ApigenRuntime"))
        #expect(run.errors.isEmpty)
    }

    @Test func plainModelsNeedNoRuntime() async throws {
        let run = try await BuiltTool.run("infer", "--plain", "--name=Hotel", "hotels.json", in: folder)
        #expect(run.status == 0)
        #expect(run.output.contains("struct Hotel"))
        #expect(!run.output.contains("ApigenRuntime"))
    }

    @Test func readsStandardInput() async throws {
        let named = try await BuiltTool.run("infer", "--name", "Hotel", "-", in: folder, input: #"{ "id": 1 }"#)
        #expect(named.status == 0)
        #expect(named.output.contains("struct Hotel"))
        let faulty = try await BuiltTool.run("infer", "-", in: folder, input: #"{ "id": "#)
        #expect(faulty.status == 1)
        #expect(faulty.errors.hasPrefix("<stdin>:1:9: error: "))
        #expect(faulty.output.isEmpty)
    }

    @Test func severalFilesAreSamplesOfOneType() async throws {
        let run = try await BuiltTool.run("infer", "--name", "Note", "one.json", "two.json", in: folder)
        #expect(run.output.contains("note: String?"))
        let other = try await BuiltTool.run("infer", "--name", "Note", "one.json", in: folder)
        #expect(other.output.contains("note: String\n"))
    }

    @Test func theNameIsTakenFromTheFile() async throws {
        let run = try await BuiltTool.run("infer", "one.json", in: folder)
        #expect(run.output.contains("struct One"))
    }

    @Test func aNameMustBeOneOfSwift() async throws {
        let run = try await BuiltTool.run("infer", "--name", "my hotel", "one.json", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains(#""my hotel" can't be the name of a type here; "MyHotel" can"#))
    }

    @Test func writesAFileAndProtectsOthers() async throws {
        let first = try await BuiltTool.run("infer", "-o", "Models/One.swift", "one.json", in: folder)
        #expect(first.output == "wrote Models/One.swift\n")
        #expect(try folder.text("Models/One.swift").contains("struct One"))
        let again = try await BuiltTool.run("infer", "-o", "Models/One.swift", "one.json", in: folder)
        #expect(again.output == "Models/One.swift is up to date\n")
        try folder.write("let mine = 1\n", to: "Models/Mine.swift")
        let refused = try await BuiltTool.run("infer", "-o", "Models/Mine.swift", "one.json", in: folder)
        #expect(refused.status == 1)
        #expect(refused.errors.contains("Models/Mine.swift was not written by apigen"))
        #expect(try folder.text("Models/Mine.swift") == "let mine = 1\n")
    }

    @Test func allMissingFilesAreTold() async throws {
        let run = try await BuiltTool.run("infer", "no.json", "one.json", "nor.json", ".", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("there is no file \"no.json\""))
        #expect(run.errors.contains("there is no file \"nor.json\""))
        #expect(run.errors.contains("\".\" is a folder"))
    }
}
