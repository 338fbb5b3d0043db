import ApigenKit
import Foundation
import Testing

/// The plugin names files before the tool runs; both must give the same names.
@Suite struct OutputNamesTests {
    @Test(arguments: [
        "users", "my-api", "user_service", "HTTPServer2", "2nd", "übersicht", "ÜBERSICHT", "x.y", "名前", "id", "ids",
        "GitHub", "a b", "+1", "naïve café", "é", "e\u{301}tude", "URLs", "a__b", "sha256-sums",
    ])
    func pluginAndToolNameFilesByFile(stem: String) throws {
        try expectAgreement(on: Spec(), in: "Specs/\(stem).api.json")
    }

    @Test(arguments: ["Hotels", "HôtelsÀParis", "ÜberAPI", "X", "Ⅷ", "Straße2"])
    func pluginAndToolNameFilesByName(name: String) throws {
        try expectAgreement(on: Spec(name: name))
    }

    @Test(arguments: [0, 1, 2, 40, 41, 42])
    func pluginAndToolDivideLargeSpecs(count: Int) throws {
        let paths = (0..<count).map { "/\(["users", "teams", "API-keys"][$0 % 3])/item\($0)" }
        try expectAgreement(on: Spec(operations: paths.map { ($0, nil) }))
    }

    @Test func pluginAndToolNameGroupsByPaths() throws {
        let firsts = [
            "users", "Users", "USERS", "api/v1/users", "v2.1/teams", "rest/Teams", "{id}", "ürl", "api-keys", "a.b",
            "x/{y}", "odds&ends", "%20", "~me", "2fa", "données", "api", "users.json", "{a}-{b}", "user{id}s", "-",
        ]
        let operations = (0..<3).flatMap { index in firsts.map { ("/\($0)/part\(index)", String?.none) } }
        try expectAgreement(on: Spec(operations: operations))
    }

    @Test func pluginAndToolNameGroupsAsTheSpecSays() throws {
        let groups = [
            "Billing", "billing", "BILLING", "user settings", "größe", "42", "a/b", "API", "Models", "id", nil,
        ]
        let operations = (0..<66).map { ("/things/item\($0)", groups[$0 % groups.count]) }
        try expectAgreement(on: Spec(operations: operations))
        try expectAgreement(on: Spec(operations: operations, swift: #"{"acronyms": ["billing"]}"#))
    }

    @Test(arguments: [
        #"{"coding": "codable"}"#, #"{"samples": false}"#, #"{"samples": true}"#, #"{"acronyms": ["xyz"]}"#,
        #"{"coding": "codable", "samples": false}"#, #"{"acronyms": []}"#, #"{"access": "internal"}"#,
    ])
    func pluginAndToolNameFilesByOptions(options: String) throws {
        try expectAgreement(on: Spec(swift: options), in: "xyz-api.api.json")
        let operations = (0..<50).map { ("/xyz\($0 % 5)/item\($0)", String?.none) }
        try expectAgreement(on: Spec(operations: operations, swift: options), in: "xyz-api.api.json")
    }

    @Test func pluginAndToolAgreeOnManyRandomSpecs() throws {
        let words = ["users", "Users", "api", "v1", "{id}", "größe", "a-b", "URL", "x1", "list.json", "{a}b", "日本"]
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<40 {
            let operations = (0..<Int.random(in: 30...60, using: &generator)).map { index in
                let parts = (0..<3).map { _ in words.randomElement(using: &generator) ?? "" }
                // A placeholder may stand in a path only once.
                let path = Set(parts).sorted().joined(separator: "/")
                let group = Bool.random(using: &generator) ? words.randomElement(using: &generator) : nil
                return ("/\(path)/n\(index)", group)
            }
            try expectAgreement(on: Spec(operations: operations))
        }
    }

    @Test func namesDifferInMoreThanCase() throws {
        let operations = (0..<45).map { ("/item\($0)", ["userStates", "userstates", "UserStates", "Teams"][$0 % 4]) }
        let names = outline(Spec(operations: operations), in: "a.api.json").names.files
        #expect(Set(names.map { $0.lowercased() }).count == names.count)
        #expect(names.filter { $0.hasSuffix("Models.swift") } == ["ATeamsModels.swift", "AUserStatesModels.swift"])
    }

    // MARK: Agreement

    private struct Spec {
        var name: String?
        var operations: [(path: String, group: String?)] = [("/items", nil)]
        var swift = "{}"

        var text: String {
            let paths = operations.enumerated().map { index, operation in
                let group = operation.group.map { #""group": "\#($0)", "# } ?? ""
                return #""\#(operation.path)": {"get": {\#(group)"name": "operation\#(index)", "response": null}}"#
            }
            let start = name.map { #""name": "\#($0)", "# } ?? ""
            return """
                {\(start)"baseURL": "https://example.com", "swift": \(swift),
                 "paths": {\(paths.joined(separator: ",\n"))}}
                """
        }
    }

    private func outline(_ spec: Spec, in path: String) -> SpecOutline {
        SpecOutline(text: Data(spec.text.utf8), path: path)
    }

    private func expectAgreement(on spec: Spec, in path: String = "Specs/things.api.json") throws {
        let generation = Generator.generate(specAt: path, files: OneSpec(path: path, text: spec.text))
        let errors = generation.diagnostics.all.filter { $0.severity == .error }.map(\.message)
        try #require(errors == [], "the tool must take the spec")
        let names = outline(spec, in: path).names.files
        #expect(Set(generation.files.map(\.name)) == Set(names))
        #expect(names.count == Set(names).count)
    }
}
