import Foundation
import Testing

@testable import ApigenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Errors", .timeLimit(.minutes(5)))
struct ErrorTests {
    private func error(_ answer: MockAnswer, _ endpoint: Endpoint<[User]> = TestAPI.users()) async -> APIError? {
        var configuration = APIClient.Configuration()
        configuration.retry = .never
        let client = APIClient(configuration, transport: MockTransport(["TestAPI.users": answer]))
        return await #expect(throws: APIError.self) { try await client.send(endpoint) }
    }

    @Test("A decoding error says where, what was expected, what was found, and shows the body")
    func decoding() async {
        let error = await error(.json("[{\"id\": 1, \"name\": \"Ada\"},\n {\"id\": 2, \"name\": 3}]"))
        #expect(error?.kind == .decoding)
        #expect(error?.underlying is JSONError)
        #expect(
            error?.description == """
                TestAPI.users (GET http://127.0.0.1:9/users): [1].name: expected string, found number 3 \
                (line 2, column 20) in the answer with status 200 OK
                  body: [{"id": 1, "name": "Ada"},  {"id": 2, "name": 3}]
                """
        )
    }

    @Test(
        "The value that does not fit is shown, unless it is a secret",
        arguments: [
            (#"[{"id": "a\"b", "name": ""}]"#, #"[0].id: expected integer, found string "a\"b" (line 1, column 9)"#),
            (#"[{"id": true}]"#, "[0].id: expected integer, found Boolean true (line 1, column 9)"),
            (#"[{"id": {}}]"#, "[0].id: expected integer, found object (line 1, column 9)"),
            (#"[{"id": null}]"#, "[0].id: expected integer, found null (line 1, column 9)"),
        ]
    )
    func offendingValue(json: String, expected: String) async {
        let error = await error(.json(json))
        #expect(error?.description.contains(expected) == true)
    }

    @Test("A secret that does not fit is not shown")
    func secretValue() async {
        let mock = MockTransport(["TestAPI.map": .json(#"{"api_token": {"id": "hunter2"}}"#)])
        let endpoint = Endpoint<[String: User]>(.get, "/", of: TestAPI.self, name: "map")
        let error = await #expect(throws: APIError.self) { try await APIClient(transport: mock).send(endpoint) }
        #expect(error?.description.contains("expected integer, found string (line 1") == true)
        #expect(error?.description.contains("hunter2") == false)
    }

    @Test("A page of HTML with status 200 is a decoding error that shows it")
    func html() async {
        let error = await error(.data(Data("<html><body>Sign in".utf8), contentType: "text/html"))
        #expect(error?.kind == .decoding)
        #expect(error?.description.contains("<html><body>Sign in") == true)
    }

    @Test("A status error holds status, headers, body, and the body's declared type")
    func typedBody() async {
        struct Missing: Equatable { let what: String }
        var endpoint = TestAPI.users()
        endpoint.errorBody(404, User.self)
        endpoint.errorBody(400...499, [Int].self)
        endpoint.errorBody(nil, [String].self)
        let answer = MockAnswer.json(#"{"id": 1, "name": "none"}"#, status: 404, headers: ["X-Id": "9"])
        let error = await error(answer, endpoint)
        #expect(error?.status == 404)
        #expect(error?.headers["x-id"] == "9")
        #expect(error?.body == Data(#"{"id": 1, "name": "none"}"#.utf8))
        #expect(error?.body(as: User.self) == User(id: 1, name: "none"))
        #expect(error?.body(as: [String].self) == nil)
        #expect(await self.error(.json("[1]", status: 422), endpoint)?.body(as: [Int].self) == [1])
        #expect(await self.error(.json(#"["a"]"#, status: 500), endpoint)?.body(as: [String].self) == ["a"])
    }

    @Test("An error body of another type than declared does not hide the status")
    func otherBody() async {
        var endpoint = TestAPI.users()
        endpoint.errorBody(404, User.self)
        let error = await error(.json("<html>", status: 404), endpoint)
        #expect(error?.kind == .status)
        #expect(error?.decodedBody == nil)
        #expect(error?.description.contains("404 Not Found") == true)
    }

    @Test("Problem details are recognised without being declared")
    func problemDetails() async {
        let body = #"{"type": "/out-of-credit", "title": "Not enough credit", "detail": "30 of 50", "balance": 30}"#
        let answer = MockAnswer.data(
            Data(body.utf8),
            contentType: "application/problem+json; charset=utf-8",
            status: 403
        )
        let error = await error(answer)
        #expect(error?.problem?.type == "/out-of-credit")
        #expect(error?.problem?.members["balance"] == 30)
        #expect(error?.errorDescription == "Not enough credit")
        #expect(error?.description.contains("403 Forbidden: Not enough credit: 30 of 50") == true)
    }

    @Test("The error of the transport can be matched")
    func transport() async {
        let error = await error(.failure(URLError(.timedOut)))
        #expect(error?.kind == .transport)
        #expect((error?.underlying as? URLError)?.code == .timedOut)
    }

    @Test("No text of an error shows a secret")
    func secrets() async {
        var configuration = APIClient.Configuration()
        configuration.authenticator = APIKeyAuthenticator("hunter2")
        configuration.retry = .never
        let body = #"{"access_token": "hunter2", "nested": {"client_secret":"hunter2\"x"}, "name": "visible"}"#
        let mock = MockTransport(["TestAPI.users": .json(body, headers: ["Set-Cookie": "hunter2"])])
        let client = APIClient(configuration, transport: mock)
        var endpoint = TestAPI.users()
        endpoint.authentication = .apiKeyQuery("key")
        endpoint.addQuery("password", "hunter2")
        let error = await #expect(throws: APIError.self) { try await client.send(endpoint) }
        #expect(mock.requests.first?.url.absoluteString.contains("key=hunter2") == true)
        var dumped = ""
        dump(error, to: &dumped)
        for text in ["\(error!)", String(reflecting: error!), error!.localizedDescription, dumped] {
            #expect(!text.contains("hunter2"))
        }
        #expect(error?.description.contains("visible") == true)
    }
}
