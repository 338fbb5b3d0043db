import ApigenJSON
import Foundation
import Testing

@testable import apigen

@Suite struct VerifyTests {
    private static let spec = """
        {
          "baseURL": "https://api.example.com",
          "paths": {
            "/users/{id}": {
              "get": { "parameters": { "id": 1 }, "response": { "samples": "samples/user.json", "model": "User" } }
            },
            "/teams": { "get": { "response": { "samples": "samples/teams.json", "model": "Team" } } }
          }
        }

        """
    private static let user = #"{"id": 1, "name": "Ada", "address": {"zip": "10115"}, "nick": null}"#
    private static let teams = #"[{"id": 1, "title": "Red"}, {"id": 2, "title": "Blue", "motto": "Go"}]"#

    private func project() throws -> TemporaryFolder {
        try TemporaryFolder([
            "Specs/club.api.json": Self.spec, "Specs/samples/user.json": Self.user,
            "Specs/samples/teams.json": Self.teams,
        ])
    }

    private func server(user: String = Self.user, teams: String = Self.teams) throws -> LoopbackServer {
        try LoopbackServer { .json($0.path == "/teams" ? teams : user) }
    }

    private func verify(_ arguments: String..., server: LoopbackServer, in folder: TemporaryFolder) async throws
        -> BuiltTool.Run
    {
        let run = try await BuiltTool.run(
            ["verify", "--base-url", server.baseURL.absoluteString] + arguments,
            in: folder
        )
        #expect(run.hasExited)
        return run
    }

    @Test func answersLikeTheSamplesAreFine() async throws {
        let server = try server(user: #"{"nick": null, "address": {"zip": "99999"}, "name": "Bo", "id": 77}"#)
        defer { server.stop() }
        let run = try await verify(server: server, in: project())
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.isEmpty)
        #expect(run.output.split(separator: "\n").last == "2 as the samples are")
    }

    @Test func whatIsNewIsNotedAndBreaksNothing() async throws {
        let server = try server(
            user: #"{"id": 1, "name": "Ada", "address": {"zip": "1", "city": "X"}, "nick": "A"}"#,
            teams: #"[{"id": 1, "title": "Red", "motto": null}]"#
        )
        defer { server.stop() }
        let run = try await verify(server: server, in: project())
        #expect(run.status == 0)
        #expect(run.errors.contains("note: GET /users/1: address.city: a field that no sample has (string)"))
        #expect(run.errors.contains("note: GET /users/1: nick: string, where the samples have only null"))
        #expect(run.errors.contains("note: GET /teams: [].motto: null, where no sample has null"))
        #expect(run.output.contains("2 with something new"))
    }

    @Test func whatDoesNotDecodeIsAnError() async throws {
        let server = try server(
            user: #"{"id": "1", "address": {"zip": 10115}, "nick": null}"#,
            teams: #"[{"id": 1, "title": null}, {"id": 2, "title": null}]"#
        )
        defer { server.stop() }
        let run = try await verify(server: server, in: project())
        #expect(run.status == 1)
        #expect(run.errors.contains("error: GET /users/1: id: expected number, found string"))
        #expect(run.errors.contains("error: GET /users/1: address.zip: expected string, found number"))
        #expect(run.errors.contains("error: GET /users/1: name: the key is missing, and the type needs it"))
        #expect(run.errors.contains("error: GET /teams: [].title: expected string, found null (2 times)"))
        #expect(run.output.contains("0 as the samples are, 2 that don't decode"))
    }

    @Test func failingCallsAreErrors() async throws {
        let server = try LoopbackServer { $0.path == "/teams" ? .json(Self.teams) : .json("{}", status: 503) }
        defer { server.stop() }
        let run = try await verify(server: server, in: project())
        #expect(run.status == 1)
        #expect(run.errors.contains("the status is 503, and 2XX was expected"))
        #expect(run.output.contains("1 as the samples are, 1 failed"))
    }

    @Test func anUpdateAddsTheAnswerAndGenerationGoesOn() async throws {
        let server = try server(user: #"{"id": 1, "address": {"zip": 10115}, "nick": null, "token": "hush-hush"}"#)
        defer { server.stop() }
        let folder = try project()
        let run = try await verify("--update", server: server, in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("warning: GET /users/1: address.zip: expected string, found number"))
        #expect(run.output.contains("→ Specs/samples/user-2.json"))
        #expect(!(try folder.text("Specs/samples/user-2.json").contains("hush")))
        #expect(!folder.has("Specs/samples/teams-2.json"))
        let generation = try await BuiltTool.run("generate", in: folder)
        #expect(generation.status == 0, "\(generation.errors)")
        let again = try await verify(server: server, in: folder)
        #expect(again.status == 0, "\(again.errors)")
        #expect(again.output.contains("2 as the samples are"))
    }

    @Test func savedAnswersNeedNoNetwork() async throws {
        let folder = try project()
        try folder.write(Self.user, to: "saved/user.json")
        try folder.write(
            "{\n  \"id\": 1,\n  \"name\": 5,\n  \"address\": { \"zip\": \"1\" },\n  \"nick\": null\n}",
            to: "saved/user-2.json"
        )
        let fine = try await BuiltTool.run("verify", "--against", "saved/user.json", in: folder)
        #expect(fine.status == 0, "\(fine.errors)")
        let broken = try await BuiltTool.run(
            "verify",
            "Specs/club.api.json",
            "--against",
            "saved/user.json",
            "saved/user-2.json",
            in: folder
        )
        #expect(broken.status == 1)
        #expect(broken.errors.contains("saved/user-2.json:3:11: error: name: expected string, found number"))
        let sample = try await BuiltTool.run("verify", "--against", "Specs/samples/teams.json", in: folder)
        #expect(sample.status == 0, "\(sample.errors)")
    }

    @Test func theEndpointOfASavedAnswerMayBeNamed() async throws {
        let folder = try project()
        try folder.write(Self.user, to: "answer.json")
        let unknown = try await BuiltTool.run("verify", "--against", "answer.json", in: folder)
        #expect(unknown.status == 1)
        #expect(unknown.errors.contains(#"whose answer is "answer.json"? --endpoint tells; there are user, teams"#))
        let named = try await BuiltTool.run("verify", "--endpoint", "user", "--against", "answer.json", in: folder)
        #expect(named.status == 0, "\(named.errors)")
        let other = try await BuiltTool.run("verify", "--endpoint", "teams", "--against", "answer.json", in: folder)
        #expect(other.status == 1)
        #expect(other.errors.contains("error: expected array, found object"))
    }

    @Test(arguments: ["", "{", "<html>", "\u{1F}\u{8B}", "[1,]", "{\"a\": }", "nul"])
    func savedAnswersThatAreNoJSONAreErrors(text: String) async throws {
        let folder = try project()
        try folder.write(text, to: "user.json")
        let run = try await BuiltTool.run("verify", "--against", "user.json", in: folder)
        #expect(run.status == 1 && run.hasExited)
        #expect(run.errors.contains("user.json:1:"), "\(run.errors)")
    }

    @Test func machinesReadTheDifferences() async throws {
        let server = try server(user: #"{"id": 1, "name": 5, "address": {"zip": "1"}, "nick": null}"#)
        defer { server.stop() }
        let run = try await verify("--json", "--endpoint", "user", server: server, in: project())
        #expect(run.status == 1)
        var reader = JSONReader(run.output.utf8)
        let document = try reader.readValue()
        let call = try #require(document["calls"]?[0])
        #expect(call["outcome"] == "breaking")
        let difference = try #require(call["differences"]?[0])
        #expect(difference["path"] == "name")
        #expect(difference["expected"] == "string")
        #expect(difference["found"] == "number")
        #expect(difference["breaking"] == true)
    }

    @Test func aSpecAtFaultCallsNothing() async throws {
        let server = try server()
        defer { server.stop() }
        let folder = try TemporaryFolder(["Specs/club.api.json": Self.spec])
        let run = try await verify(server: server, in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("there is no file"))
        #expect(server.requests.isEmpty)
    }
}
