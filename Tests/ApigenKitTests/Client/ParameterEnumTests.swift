import Testing

@testable import ApigenKit

/// The enums of parameters that may have some values only.
@Suite struct ParameterEnumTests {
    private func api(_ samples: String, _ paths: String) throws -> String {
        let spec = #"{ "name": "Shop", "baseURL": "https://a.example", "paths": \#(paths) }"#
        let files = MemoryFileSystem(["shop.api.json": spec, "orders.json": samples])
        let generation = Generator.generate(specAt: "shop.api.json", files: files)
        #expect(!generation.diagnostics.hasErrors)
        return generation.files.filter { $0.name.hasSuffix("API.swift") }.map(\.text).joined()
    }

    private static let paths = """
        {
          "/orders": {
            "get": { "parameters": { "status?": { "values": ["open", "done"] } }, "response": "orders.json" }
          },
          "/invoices": {
            "get": { "parameters": { "status?": { "values": ["open", "done"] } }, "response": "orders.json" }
          },
          "/parcels": {
            "get": { "parameters": { "status?": { "values": ["sent"] } }, "response": "orders.json" }
          }
        }
        """

    @Test func parametersOfOneNameAndTheSameValuesShareAnEnum() throws {
        let text = try api(#"[{ "id": 1 }]"#, Self.paths)
        #expect(text.matches(of: /enum Status: String/).count == 1)
        #expect(text.matches(of: /status: Status\? = nil/).count == 2)
        #expect(text.contains("enum ParcelsStatus: String"))
    }

    @Test func theyShareItWhereAModelHasTheName() throws {
        let text = try api(#"[{ "id": 1, "status": { "name": "open", "since": "2024" } }]"#, Self.paths)
        #expect(text.matches(of: /enum StatusParameter: String/).count == 1)
        #expect(text.matches(of: /status: StatusParameter\? = nil/).count == 2)
        #expect(text.contains("enum ParcelsStatus: String"))
    }
}
