import Foundation
import Testing

@testable import ApigenKit

@Suite("Resources")
struct ResourcesTests {
    /// A spec with one endpoint of each kind; the check with stand-ins compiles what it gives.
    private static func spec() throws -> String {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: tests.appendingPathComponent("StandIns/Specs/zoo.api.json"), encoding: .utf8)
    }

    private static func resources(_ change: (String) -> String = { $0 }) throws -> String {
        let generation = ClientRendererTests.generate(change(try spec()))
        #expect(generation.diagnostics.errorCount == 0)
        return ClientRendererTests.text("ZooResources.swift", of: generation)
    }

    @Test("what needs no arguments is a property, and loaded with the others")
    func properties() throws {
        let text = try Self.resources()
        #expect(text.contains("    public let rules: NetworkResource<String>\n"))
        #expect(text.contains("    public let map: NetworkResource<Data>\n"))
        #expect(text.contains("group = ResourceGroup(animals, sightings, map, rules, previewResource)\n"))
    }

    @Test("lists are paged, by their identity or else by all that an item is")
    func lists() throws {
        let text = try Self.resources()
        #expect(text.contains("    public let animals: Paged<Animal>\n"))
        #expect(
            text.contains(
                "sightings = Paged(client: client, endpoint: ZooAPI.pagedSightings(), options: options, id: { $0 })"
            )
        )
        #expect(text.contains("    public func animalsOfKeeper(keeper: String) -> Paged<Animal> {\n"))
    }

    @Test("items that can't be told apart make a plain resource")
    func plainLists() throws {
        let text = try Self.resources {
            $0.replacingOccurrences(of: #""name": "Zoo","#, with: #""name": "Zoo", "swift": { "conformances": [] },"#)
        }
        #expect(text.contains("    public let sightings: NetworkResource<[Sighting]>\n"))
        #expect(text.contains("    public let animals: Paged<Animal>\n"))
    }

    @Test("what needs arguments is a function, keyed by all of them")
    func functions() throws {
        let text = try Self.resources()
        // `load` is the class's own, and a model has the name that the key would have.
        #expect(
            text.contains(
                "public func loadResource(id: Int, client: ZooAPI.Client, selfValue: String? = nil) -> NetworkResource<Animal> {\n"
            )
        )
        #expect(text.contains("    nonisolated private struct LoadKeyType: Hashable, Sendable {\n"))
        #expect(text.contains("loadFamily[LoadKeyType(id: id, client: client, selfValue: selfValue)]"))
    }

    @Test("writes are mutations of one input")
    func mutations() throws {
        let text = try Self.resources()
        #expect(text.contains("    public let createAnimal: Mutation<NewAnimal, Animal>\n"))
        #expect(text.contains("    public let deleteAnimal: Mutation<Int, Void>\n"))
        #expect(text.contains("    public let close: Mutation<Void, Void>\n"))
        #expect(text.contains("    public let setDiet: Mutation<SetDietInput, Diet>\n"))
        #expect(text.contains("        public var season: ZooAPI.Season?\n"))
    }

    @Test("a preview stands on the samples, where there are some")
    func preview() throws {
        let preview = "public static var preview: ZooResources { ZooResources(client: ZooAPI.sampleClient()) }"
        #expect(try Self.resources().contains(preview))
        let without = try Self.resources {
            $0.replacingOccurrences(of: #""name": "Zoo","#, with: #""name": "Zoo", "swift": { "samples": false },"#)
        }
        #expect(!without.contains("preview:"))
    }

    @Test("the form for older systems is an ObservableObject")
    func observableObject() throws {
        let text = try Self.resources {
            $0.replacingOccurrences(
                of: #""name": "Zoo","#,
                with: #""name": "Zoo", "swift": { "observation": "observableObject" },"#
            )
        }
        #expect(text.contains("    extension ZooResources: ObservableObject {\n"))
        #expect(text.contains("/// @StateObject private var resources = ZooResources()\n"))
        #expect(!text.contains("import Observation"))
    }

    @Test("nothing to keep gives no class")
    func empty() {
        let spec = """
            { "name": "Zoo", "baseURL": "https://zoo.example",
              "paths": { "/news": { "get": { "response": { "inline": [{ "id": 1 }], "model": "News" }, "deprecated": true } } } }
            """
        let text = ClientRendererTests.text("ZooResources.swift", of: ClientRendererTests.generate(spec))
        #expect(text.contains("// Nothing of this part of the API is for a screen to keep.\n"))
        #expect(!text.contains("class"))
    }
}
