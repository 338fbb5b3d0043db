import Testing

@Suite struct ExplainTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder([
            "a.api.json": #"{"baseURL":"https://a.b","paths":{"/users":{"get":{"response":"users.json"}}}}"#,
            "users.json": """
            [
              {"id": 1, "at": "2024-05-01T08:30:00Z"},
              {"id": 2, "at": "2024-05-02T08:30:00Z", "bio": null},
              {"id": 3, "at": "2024-05-03T08:30:00Z"}
            ]
            """,
        ])
    }

    @Test func aFieldIsExplainedWithEvidenceAndOverride() async throws {
        let run = try await BuiltTool.run("explain", "a.api.json", "User.bio", in: folder)
        #expect(run.status == 0)
        #expect(run.output.contains("User.bio: JSONValue?"))
        #expect(run.output.contains("absent in 2 of 3: users.json:3 has it"))
    }

    @Test func withoutANameOnlyDecisionsThatCouldBeOthersAreListed() async throws {
        let run = try await BuiltTool.run("explain", "a.api.json", in: folder)
        #expect(run.output.contains("User.at: Date"))
        #expect(run.output.contains(#"to change it: "models": { "User": { "fields": {"at": "String"} } }"#))
        #expect(!run.output.contains("User.id"))
    }

    @Test func whatIsNotThereIsAnErrorWithASuggestion() async throws {
        let run = try await BuiltTool.run("explain", "a.api.json", "Usr", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains(#"there is no type or field "Usr"; did you mean "User"?"#))
    }

    @Test func machinesGetADocument() async throws {
        let run = try await BuiltTool.run("explain", "a.api.json", "User.at", "--json", in: folder)
        #expect(run.output.contains(#""rule": "date""#))
    }
}
