import Foundation
import Testing

@testable import ApigenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Log and cURL")
struct LoggingTests {
    private func log(
        _ level: LogLevel,
        _ answer: MockAnswer,
        showsSecrets: Bool = false,
        change: (inout Endpoint<User>) -> Void = { _ in }
    ) async -> String {
        let entries = Locked<[String]>([])
        var configuration = APIClient.Configuration()
        configuration.retry = .never
        configuration.authenticator = BearerAuthenticator("hunter2")
        configuration.middleware = [
            LoggingMiddleware(level: level, showsSecrets: showsSecrets) { entry in entries.withLock { $0.append(entry) }
            }
        ]
        let mock = MockTransport(["TestAPI.createUser": answer])
        var endpoint = TestAPI.createUser(User(id: 1, name: "Ada"))
        change(&endpoint)
        _ = try? await APIClient(configuration, transport: mock).send(endpoint)
        return entries.withLock { $0.joined(separator: "\n") }
    }

    private let good = MockAnswer.json(
        #"{"id": 1, "name": "Ada", "token": "hunter2"}"#,
        headers: ["Set-Cookie": "hunter2"]
    )

    /// Without the time, which is never the same.
    private func timeless(_ text: String) -> String {
        text.replacingOccurrences(of: #", \d+ ms"#, with: "", options: .regularExpression)
    }

    @Test("Each level tells more")
    func levels() async {
        #expect(await log(.off, good).isEmpty)
        #expect(await log(.failures, good).isEmpty)
        #expect(
            await timeless(log(.basic, good)) == """
                → TestAPI.createUser POST http://127.0.0.1:9/users
                ← TestAPI.createUser 200 OK, 44 bytes
                """
        )
        #expect(
            await timeless(log(.bodies, good)) == """
                → TestAPI.createUser POST http://127.0.0.1:9/users
                  Accept: application/json
                  Content-Type: application/json
                  Authorization: ‹redacted›
                  {"id":1,"name":"Ada"}
                ← TestAPI.createUser 200 OK, 44 bytes
                  Content-Type: application/json
                  Set-Cookie: ‹redacted›
                  {"id": 1, "name": "Ada", "token": ‹redacted›}
                """
        )
    }

    @Test("Failures are told: bad statuses and missing answers")
    func failures() async {
        #expect(await timeless(log(.failures, .status(404))) == "← TestAPI.createUser 404 Not Found, 0 bytes")
        #expect(await log(.failures, .failure(URLError(.timedOut))).contains("URLError -1001"))
        #expect(await log(.failures, .failure(CancellationError())) == "✗ TestAPI.createUser: cancelled")
    }

    @Test("No level shows a secret unless it is told to", arguments: LogLevel.allCases)
    func secrets(level: LogLevel) async {
        let change: (inout Endpoint<User>) -> Void = { endpoint in
            endpoint.addQuery("api_key", "hunter2")
            endpoint.setHeader("X-Session-Token", "hunter2")
            endpoint.body = .form(["password": "hunter2", "user": "ada"])
        }
        #expect(await !log(level, good, change: change).contains("hunter2"))
        #expect(await log(level, good, showsSecrets: true, change: change).contains("hunter2") == (level >= .basic))
    }

    @Test("A request has a form for curl, quoted for a shell and without secrets")
    func curl() throws {
        var endpoint = TestAPI.createUser(User(id: 1, name: "O'Hara"))
        endpoint.addQuery("token", "hunter2")
        endpoint.setHeader("Cookie", "hunter2")
        #expect(
            try endpoint.curl() == #"""
                curl \
                  --request POST \
                  'http://127.0.0.1:9/users?token=‹redacted›' \
                  --header 'Accept: application/json' \
                  --header 'Cookie: ‹redacted›' \
                  --header 'Content-Type: application/json' \
                  --data-raw '{"id":1,"name":"O'\''Hara"}'
                """#
        )
        #expect(try TestAPI.user(1).curl().hasPrefix("curl \\\n  'http://127.0.0.1:9/users/1' \\\n"))
    }

    @Test(
        "Secrets are found in JSON, forms and addresses",
        arguments: [
            (#"{"access_token":"x\"y","a":1}"#, #"{"access_token":‹redacted›,"a":1}"#),
            (#"{"a": {"clientSecret" : "x"}}"#, #"{"a": {"clientSecret" : ‹redacted›}}"#),
            (#"{"token": 12, "b": null}"#, #"{"token": ‹redacted›, "b": null}"#),
            ("user=a&password=x&z=1", "user=a&password=‹redacted›&z=1"),
            (#"{"name": "a: b = c"}"#, #"{"name": "a: b = c"}"#), (#"{"token": "cut"#, #"{"token": ‹redacted›"#),
            (#"{"token": {"a": ["}", 1]}, "b": 1}"#, #"{"token": ‹redacted›, "b": 1}"#),
            (#"{"tokens": ["a", "b"], "c": 1}"#, #"{"tokens": ‹redacted›, "c": 1}"#),
            ("password=a,b}c&d=1", "password=‹redacted›&d=1"), ("", ""),
        ]
    )
    func redaction(text: String, expected: String) {
        #expect(Redaction.text(text) == expected)
    }

    @Test("User and password of an address are left out")
    func userInfo() throws {
        let url = try #require(URL(string: "https://ada:secret@x.io/a?b=1"))
        #expect(Redaction.address(url) == "https://‹redacted›@x.io/a?b=1")
    }
}
