import ApigenJSON
import Foundation
import Testing

@testable import apigen

@Suite struct RecordTests {
    private func record(
        _ arguments: String...,
        from server: LoopbackServer,
        in folder: TemporaryFolder,
        token: String? = UserServer.token
    ) async throws -> BuiltTool.Run {
        let all = ["record", "--base-url", server.baseURL.absoluteString] + arguments
        let environment = token.map { ["APIGEN_TOKEN": $0] } ?? [:]
        let run = try await BuiltTool.run(all, in: folder, environment: environment)
        #expect(run.hasExited)
        return run
    }

    @Test func aProjectStartsFromNothingButItsSpec() async throws {
        let server = try UserServer.make()
        defer { server.stop() }
        let folder = try UserServer.project()
        let run = try await record("--redact", "email", from: server, in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.isEmpty)
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.contains { $0.hasPrefix("GET /users/1 200 ") && $0.hasSuffix("→ Specs/samples/user.json") })
        #expect(lines.contains { $0.hasPrefix("DELETE /users/{id} skipped: ") })
        #expect(lines.contains { $0.contains(#"there is no value for "team""#) })
        #expect(lines.last == "2 samples added, 2 skipped")
        #expect(server.requests.map(\.method) == ["GET", "GET"])
        #expect(server.requests.allSatisfy { $0.headers["authorization"] == "Bearer \(UserServer.token)" })
        let generation = try await BuiltTool.run("generate", "Specs/users.api.json", in: folder)
        // The sample of team(team:) is still to come.
        #expect(generation.errors.contains("samples/team.json"))
        #expect(!generation.errors.contains("samples/user"))
    }

    @Test func whatIsRecordedIsEnoughToGenerateAndToVerify() async throws {
        let server = try UserServer.make(["/teams/red": { _ in .json(#"{"id": 1, "session": "hush", "open": true}"#) }])
        defer { server.stop() }
        let folder = try UserServer.project()
        try folder.write(#"{"team": {"team": "red"}, "user": {"id": [1, 2, 9]}}"#, to: "values.json")
        let recorded = try await record(
            "--values",
            "values.json",
            "--redact",
            "email,name",
            "--errors",
            from: server,
            in: folder
        )
        #expect(recorded.status == 0, "\(recorded.errors)")
        let generated = try await BuiltTool.run("generate", in: folder)
        #expect(generated.status == 0, "\(generated.errors)")
        let models = try folder.text("Generated/Users/UsersModels.swift")
        #expect(models.contains("struct User:") && models.contains("struct Team:"))
        let verified = try await BuiltTool.run(
            "verify",
            "--base-url",
            server.baseURL.absoluteString,
            "--value",
            "team=red",
            in: folder
        )
        #expect(verified.status == 0, "\(verified.errors)")
        #expect(verified.errors.isEmpty)
        #expect(verified.output.contains("3 as the samples are"))
    }

    @Test func secretsAreInNoFile() async throws {
        let server = try UserServer.make()
        defer { server.stop() }
        let folder = try UserServer.project()
        let run = try await record(
            "--redact",
            "email",
            "--header",
            "X-Session: session-\(UserServer.token)",
            "--json",
            from: server,
            in: folder
        )
        #expect(run.status == 0)
        var texts = try folder.contents().mapValues { String(decoding: $0, as: UTF8.self) }
        #expect(texts.keys.contains("Specs/samples/users.json"))
        texts["output"] = run.output
        texts["errors"] = run.errors
        for (path, text) in texts {
            for secret in [UserServer.token, UserServer.email, UserServer.password] {
                #expect(!text.contains(secret), "\(path) holds \(secret)")
            }
        }
        let user = try folder.text("Specs/samples/user.json")
        #expect(user.contains("@example.com"))
        #expect(user.contains(#""name": "Ada""#))
    }

    @Test func aSecondRunAddsWhatIsNew() async throws {
        let server = try UserServer.make()
        defer { server.stop() }
        let folder = try UserServer.project()
        _ = try await record("--redact", "email", from: server, in: folder)
        let first = try folder.contents()
        let again = try await record("--redact", "email", from: server, in: folder)
        #expect(again.status == 0)
        #expect(again.output.contains(" = Specs/samples/user.json"))
        #expect(try folder.contents() == first)
        let other = try await record(
            "--endpoint",
            "user",
            "--value",
            "id=1",
            "--value",
            "id=2",
            from: server,
            in: folder
        )
        #expect(other.status == 0, "\(other.errors)")
        #expect(other.output.contains("→ Specs/samples/user-2.json"))
        #expect(try folder.text("Specs/users.api.json").contains(#"["samples/user.json", "samples/user-[0-9]*.json"]"#))
        let after = try folder.contents()
        #expect(after["Specs/samples/user.json"] == first["Specs/samples/user.json"])
    }

    @Test func failingEndpointsDoNotStopOthers() async throws {
        let server = try UserServer.make([
            "/users": { _ in .text("<html>", headers: ["Content-Type": "text/html"]) },
            "/users/2": { _ in LoopbackReply(steps: [.waitForGate]) },
            "/users/3": { _ in LoopbackReply(500) },
        ])
        defer { server.stop() }
        let folder = try UserServer.project()
        let run = try await record(
            "--timeout",
            "1",
            "--value",
            "id=9",
            "--value",
            "id=3",
            "--value",
            "id=2",
            "--value",
            "id=1",
            from: server,
            in: folder
        )
        #expect(run.status == 1)
        #expect(run.errors.contains("GET /users 200"))
        #expect(run.errors.contains("the answer is no JSON"))
        #expect(run.errors.contains("GET /users/9 404"))
        #expect(run.errors.contains("the status is 404, and 2XX was expected; --errors keeps the answer"))
        #expect(run.errors.contains("the status is 500, and 2XX was expected"))
        #expect(run.errors.contains("GET /users/2: there was no whole answer within 1 s"))
        #expect(run.output.contains("→ Specs/samples/user.json"))
        #expect(try folder.contents().keys.sorted() == ["Specs/samples/user.json", "Specs/users.api.json"])
    }

    @Test func nobodyListeningIsAFailure() async throws {
        let folder = try UserServer.project()
        let run = try await BuiltTool.run("record", "--base-url", "http://127.0.0.1:1", in: folder)
        #expect(run.status == 1 && run.hasExited)
        #expect(run.errors.contains("the host can't be reached"))
    }

    @Test func errorsAreKeptWhenAskedFor() async throws {
        let server = try UserServer.make()
        defer { server.stop() }
        let folder = try UserServer.project()
        let run = try await record("--errors", "--endpoint", "user", "--value", "id=9", from: server, in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.text("Specs/samples/not-found.json") == "{\n  \"message\": \"not found\"\n}\n")
    }

    @Test func pagesGoOnToTheNext() async throws {
        let server = try LoopbackServer { .json("[{\"query\": \"\($0.query ?? "")\"}]") }
        defer { server.stop() }
        let folder = try TemporaryFolder([
            "Specs/posts.api.json": """
            { "baseURL": "https://api.example.com", "paths": { "/posts": { "get": {
              "parameters": { "page": { "type": "Int", "default": 1 } },
              "response": "samples/posts/*.json", "pagination": { "page": "page" } } } } }
            """
        ])
        let run = try await record(from: server, in: folder)
        #expect(run.status == 0)
        #expect(server.requests.map(\.target) == ["/posts?page=1", "/posts?page=2"])
        #expect(folder.has("Specs/samples/posts/posts.json") && folder.has("Specs/samples/posts/posts-2.json"))
    }

    @Test func credentialsStayWithTheServerThatTheyAreFor() async throws {
        let other = try LoopbackServer { .json("{\"token_seen\": \"\($0.headers["authorization"] ?? "none")\"}") }
        defer { other.stop() }
        let target = other.baseURL.absoluteString
        let server = try LoopbackServer { request in
            request.path == "/users/1" ? .json("{}", status: 302, headers: ["Location": target + "/x"]) : .json("[]")
        }
        defer { server.stop() }
        let folder = try UserServer.project()
        let run = try await record("--header", "X-Api-Key: abc", "--endpoint", "user", from: server, in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(server.requests.first?.headers["x-api-key"] == "abc")
        #expect(other.requests.count == 1)
        #expect(other.requests.first?.headers["authorization"] == nil)
        #expect(other.requests.first?.headers["x-api-key"] == nil)
    }

    @Test func whatChangesSomethingNeedsPermission() async throws {
        let server = try LoopbackServer { .json("{\"sent\": \($0.body.isEmpty ? "null" : $0.text)}", status: 201) }
        defer { server.stop() }
        let folder = try TemporaryFolder([
            "Specs/a.api.json": """
            { "baseURL": "https://api.example.com", "paths": { "/users": { "post": {
              "body": "samples/new.json", "response": "samples/made.json" } } } }
            """, "Specs/samples/new.json": #"{"name":"Ada"}"#,
        ])
        let refused = try await record(from: server, in: folder)
        #expect(refused.status == 1)
        #expect(refused.errors.contains("nothing could be called"))
        #expect(server.requests.isEmpty)
        let run = try await record("--unsafe", from: server, in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(server.requests.map(\.text) == [#"{"name":"Ada"}"#])
        #expect(server.requests.first?.headers["content-type"] == "application/json")
        #expect(folder.has("Specs/samples/made.json"))
    }

    @Test func aFieldThatIsNowhereIsToldOf() async throws {
        let server = try UserServer.make()
        defer { server.stop() }
        let run = try await record("--redact", "email,emial", from: server, in: UserServer.project())
        #expect(run.status == 0)
        #expect(run.errors == "warning: --redact: no answer has a field \"emial\", so nothing was replaced\n")
    }

    @Test func machinesReadWhatWasDone() async throws {
        let server = try UserServer.make()
        defer { server.stop() }
        let folder = try UserServer.project()
        let run = try await record("--json", from: server, in: folder)
        var reader = JSONReader(run.output.utf8)
        let document = try reader.readValue()
        #expect(document["status"] == 0)
        let calls = try #require(document["calls"]?.arrayValue)
        let added = try #require(calls.first { $0["endpoint"] == "users" })
        #expect(added["outcome"] == "added")
        #expect(added["path"] == "Specs/samples/users.json")
        #expect(added["status"] == 200)
        #expect(calls.contains { $0["outcome"] == "skipped" && $0["endpoint"] == "deleteUser" })
        #expect(document["files"] == ["Specs/samples/users.json", "Specs/samples/user.json"])
    }

    @Test(arguments: [
        (["--endpoint", "usr"], "no endpoint is called \"usr\"; did you mean"),
        (["--value", "idd=1"], "no endpoint has a parameter"),
        (["--base-url", "ftp://x"], "--base-url: a base URL starts with"),
        (["--values", "none.json"], "there is no file"),
        (["--values", "Specs/users.api.json"], "the values of an endpoint are"),
        (["--value", "team=.."], "would lead elsewhere"),
    ])
    func whatIsAskedWronglyCallsNothing(arguments: [String], message: String) async throws {
        let server = try UserServer.make()
        defer { server.stop() }
        let folder = try UserServer.project()
        let base = arguments.contains("--base-url") ? [] : ["--base-url", server.baseURL.absoluteString]
        let run = try await BuiltTool.run(["record"] + base + arguments, in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(server.requests.isEmpty)
        #expect(try folder.contents().count == 1)
    }

    @Test(arguments: [["--header", "nonsense"], ["--header", "A: b\nC: d"], ["--value", "id"], ["--timeout", "0"]])
    func optionsThatCannotBeReadAreRefused(arguments: [String]) async throws {
        let run = try await BuiltTool.run(["record"] + arguments, in: UserServer.project())
        #expect(run.status == 2)
    }
}
