import ApigenJSON
import Foundation
import Testing

@Suite struct ExportTests {
    @Test func oneDocumentIsPrinted() async throws {
        let folder = try HotelProject.make()
        let run = try await BuiltTool.run("export", "Specs/hotels.api.json", in: folder)
        #expect(run.status == 0)
        #expect(run.errors == "")
        let document = try JSONValue(json: run.output)
        #expect(document["openapi"] == "3.1.0")
        #expect(document["paths"]?["/hotels"]?["get"]?["operationId"] == "hotels")
        #expect(try await BuiltTool.run("export", "Specs/hotels.api.json", in: folder).output == run.output)
    }

    @Test func schemasArePrintedAsOne() async throws {
        let run = try await BuiltTool.run("export", "--format", "json-schema", in: try HotelProject.make())
        let document = try JSONValue(json: run.output)
        #expect(document["$schema"] == "https://json-schema.org/draft/2020-12/schema")
        #expect(document["$defs"]?["Hotel"]?["required"] == ["id", "name", "stars"])
    }

    @Test func anUnknownFormatIsAMistake() async throws {
        let run = try await BuiltTool.run("export", "--format", "yaml", in: try HotelProject.make())
        #expect(run.status == 2)
        #expect(run.errors.contains(#"--format must be one of openapi, json-schema, not "yaml""#))
    }

    @Test func severalSpecsNeedAPlace() async throws {
        let other = HotelProject.spec(named: "Other")
        let folder = try HotelProject.make(adding: ["Specs/other.api.json": other])
        let run = try await BuiltTool.run("export", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("there are 2 specs; name one of them, or a folder with --output"))
        let written = try await BuiltTool.run("export", "-o", "API", in: folder)
        #expect(written.output == "wrote API/hotels.openapi.json\nwrote API/other.openapi.json\n")
        let schemas = try await BuiltTool.run("export", "-o", "API", "--format", "json-schema", in: folder)
        #expect(schemas.status == 0)
        #expect(folder.has("API/hotels/Hotel.schema.json"))
        #expect(folder.has("API/other/hotels.response.schema.json"))
    }

    @Test func aFileIsWrittenAndKeptUpToDate() async throws {
        let folder = try HotelProject.make()
        let first = try await BuiltTool.run("export", "-o", "hotels.json", in: folder)
        #expect(first.output == "wrote hotels.json\n")
        let second = try await BuiltTool.run("export", "-o", "hotels.json", in: folder)
        #expect(second.output == "hotels.json is up to date\n")
    }

    @Test func schemasOfModelsThatAreGoneGo() async throws {
        let folder = try HotelProject.make(adding: ["Schemas/mine.schema.json": "{}"])
        let arguments = ["export", "--format", "json-schema", "-o", "Schemas"]
        #expect(try await BuiltTool.run(arguments, in: folder).status == 0)
        #expect(folder.has("Schemas/Hotel.schema.json"))
        let renamed = HotelProject.spec.replacingOccurrences(of: "\"Hotel\"", with: "\"Inn\"")
        try folder.write(renamed, to: "Specs/hotels.api.json")
        let run = try await BuiltTool.run(arguments, in: folder)
        #expect(run.output.contains("removed Schemas/Hotel.schema.json\n"))
        #expect(folder.has("Schemas/Inn.schema.json"))
        #expect(!folder.has("Schemas/Hotel.schema.json"))
        #expect(try folder.text("Schemas/mine.schema.json") == "{}")
    }

    @Test func whatAPersonWroteIsNotOverwritten() async throws {
        let folder = try HotelProject.make(adding: ["hotels.openapi.json": #"{"openapi":"3.1.0"}"#])
        let before = try folder.contents()
        let run = try await BuiltTool.run("export", "-o", ".", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("hotels.openapi.json was not written by apigen and is left alone"))
        #expect(try folder.contents() == before)
    }

    @Test func faultsAreToldAndNothingIsWritten() async throws {
        let folder = try HotelProject.make()
        try folder.write("[1,", to: "Specs/samples/hotels.json")
        let before = try folder.contents()
        let run = try await BuiltTool.run("export", "-o", "API", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("Specs/samples/hotels.json:1:4: error: "))
        #expect(try folder.contents() == before)
    }

    @Test func machinesGetTheDocumentOrItsFiles() async throws {
        let folder = try HotelProject.make()
        let printed = try JSONValue(json: try await BuiltTool.run("export", "--json", in: folder).output)
        #expect(printed["document"]?["openapi"] == "3.1.0")
        let written = try JSONValue(json: try await BuiltTool.run("export", "--json", "-o", "API", in: folder).output)
        #expect(written["files"] == [["path": "API/hotels.openapi.json", "change": "added"]])
    }
}
