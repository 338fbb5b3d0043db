import Testing

@testable import ApigenKit

@Suite("Commands of curl")
struct CurlTests {
    private func client(_ command: String, response: String? = nil) throws -> ImportedClient {
        let answer = response.map { SourceFile(path: "answer.json", text: $0) }
        return try ImportedClient([SourceFile(path: "<curl>", text: command)], options: .init(response: answer))
    }

    /// The operation of a command and its parameters, on a line.
    private func summary(_ command: String) throws -> String {
        let client = try client(command)
        let operation = try #require(client.spec.operations.first)
        let parameters = (operation.parameters + (operation.body?.formFields ?? [])).map { parameter in
            "\(parameter.placement.rawValue) \(parameter.key): \(parameter.type)"
        }
        let body =
            switch operation.body?.content {
            case .json?: ["json"]
            case .form?: ["form"]
            case .multipart(let parts)?: ["multipart " + parts.map(\.name).joined(separator: "+")]
            case .raw(let mediaType)?: [mediaType]
            case nil: [String]()
            }
        let authentication = client.spec.authentication.map { ["\($0)"] } ?? []
        return ([operation.title] + parameters + body + authentication).joined(separator: ", ")
    }

    @Test(arguments: [
        ("curl https://api.shop.example/orders", "GET /orders"),
        ("curl api.shop.example/orders", "GET /orders"),
        (
            "curl --url 'https://api.shop.example/orders?page=2&q=a%20b'",
            "GET /orders, query page: Int, query q: String"
        ),
        ("curl -X DELETE https://api.shop.example/orders/42", "DELETE /orders/{orderID}, path orderID: Int"),
        ("curl -XPUT -d @file.bin -H 'Content-Type: image/png' https://a.example/photo", "PUT /photo, image/png"),
        (#"curl --json '{"a": 1}' https://a.example/things"#, "POST /things, json"),
        (
            #"curl -H "Content-Type: application/json" -d "{\"a\": \"it's\"}" https://a.example/things"#,
            "POST /things, json"
        ),
        (#"curl https://a.example/things --data-raw $'{"a": "it\'s \u00e9"}'"#, "POST /things, json"),
        ("curl -d a=1 -d 'b=two words' https://a.example/things", "POST /things, form a: Int, form b: String, form"),
        (
            "curl -G -d limit=5 --data-urlencode 'q=a b' https://a.example/things",
            "GET /things, query limit: Int, query q: String"
        ),
        (
            "curl -F photo=@me.jpg -F 'note=hi;x' -F 'doc=@a;type=application/pdf' https://a.example/u",
            "POST /u, multipart photo+note+doc"
        ),
        ("curl -u me:secret https://a.example/u", "GET /u, basic"),
        ("curl -sSLu me:secret --compressed https://a.example/u", "GET /u, basic"),
        ("curl -H 'Authorization: Bearer abc' https://a.example/u", "GET /u, bearer"),
        ("curl -H 'X-Api-Key: abc' https://a.example/u", #"GET /u, apiKeyHeader("X-Api-Key")"#),
        ("curl 'https://a.example/u?api_key=0123456789abcdef0'", #"GET /u, apiKeyQuery("api_key")"#),
        ("curl -b 'a=b' -o out.json https://a.example/u | jq .", "GET /u"),
        ("$ curl \\\n  -X PATCH \\\n  https://a.example/u # comment", "PATCH /u"),
        ("curl -I https://a.example/u", "HEAD /u"),
        ("curl -T a.pdf https://a.example/u", "PUT /u, application/octet-stream"),
    ])
    func commands(command: String, expected: String) throws {
        #expect(try summary(command) == expected)
    }

    @Test func aSavedAnswerIsTheSample() throws {
        let client = try client(
            "curl -H 'Accept: application/vnd.shop.v2+json' https://api.shop.example/users/42",
            response: #"{"id": 42, "name": "Ida", "password": "swordfish-123"}"#
        )
        #expect(client.signature("user") == "static func user(userID: Int) -> Endpoint<User>")
        #expect(client.members(of: "User") == ["id: Int", "name: String", "password: String"])
        #expect(client.spec.headers.map(\.value) == ["application/vnd.shop.v2+json"])
        #expect(client.spec.name == "Shop")
        #expect(!client.everything.contains("swordfish"))
    }

    @Test func withoutAnAnswerTheTypeIsOpen() throws {
        let client = try client("curl https://api.shop.example/users")
        #expect(client.signature("users") == "static func users() -> Endpoint<JSONValue>")
        #expect(client.told.contains { $0.hasPrefix("no answer was saved") })
    }

    @Test func aScriptIsOneAPI() throws {
        let client = try client(
            """
            # users
            curl https://a.shop.example/users/1
            curl https://a.shop.example/users/2; curl -X POST --json '{"name": "x"}' https://a.shop.example/users
            """
        )
        #expect(client.spec.operations.map(\.title) == ["GET /users/{userID}", "POST /users"])
    }

    @Test func secretsAreNotWritten() throws {
        let client = try client(
            #"curl -u me:hush-hush-1 -b sid=cookie-value-123 -H 'X-Auth-Token: tok-1234567890123' --json '{"token":"tok-1234567890123"}' https://a.example/u"#
        )
        for secret in ["hush", "cookie-value", "tok-123"] { #expect(!client.everything.contains(secret)) }
    }

    @Test(arguments: [
        ("curl 'https://a.example", "the quote ' is never closed", 5),
        ("curl -H", "-H needs a value", 5),
        ("curl -X", "-X needs a value", 5),
        ("curl ftp://a.example/x", #""ftp://a.example/x" is no URL of http or https"#, 5),
        ("curl -s", "the command has no URL", 0),
        ("curl -X BREW https://a.example/pot", #""BREW" is no method of a spec"#, 13),
    ])
    func faults(command: String, message: String, offset: Int) throws {
        let result = Importer.run([SourceFile(path: "<curl>", text: command)])
        #expect(result.specs.isEmpty)
        let error = try #require(result.diagnostics.all.first { $0.severity == .error })
        #expect(error.message == message)
        #expect(error.location?.offset == offset)
    }

    @Test(arguments: [
        ("a b  c", ["a", "b", "c"]),
        ("'a b' \"c d\" e\\ f", ["a b", "c d", "e f"]),
        (#""a\"b\\c\d" 'it'\''s'"#, [#"a"b\c\d"#, "it's"]),
        (#"$'a\n\t\x41\101\u00e9\'' $x"#, ["a\n\tAAé'", "$x"]),
        (#"$'\ud83d\ude00'"#, ["😀"]),
        ("a\\\nb \\\n c", ["ab", "c"]),
        ("''", [""]),
        ("a#b # c", ["a#b"]),
    ])
    func words(text: String, expected: [String]) throws {
        #expect(try ShellWords.commands(in: Array(text.utf8)).map { $0.map(\.text) } == [expected])
    }
}
