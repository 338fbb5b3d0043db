import ApigenJSON
import Testing

@testable import ApigenKit

@Suite struct MockRoutingTests {
    private let api: MockAPI

    init() throws {
        api = try MockProject.api()
    }

    @Test func aSampleIsServedAsItStandsInItsFile() {
        let reply = api.get("/notes")
        #expect(reply.status == 200)
        #expect(reply.header("Content-Type") == "application/json")
        #expect(String(decoding: reply.bytes, as: UTF8.self) == MockProject.notes)
    }

    @Test(arguments: [
        ("/notes/newest", "Five"), ("/notes/%6Eewest", "Five"), ("/notes/7", "Nine"), ("/v1/notes/7", "Nine"),
        ("/notes/a%2Fb", "Nine"),
    ])
    func textIsPreferredToPlaceholders(target: String, title: String) throws {
        #expect(try api.get(target).json["title"] == .string(title))
    }

    @Test(arguments: [
        "/", "", "/note", "/notes/", "/notes/1/2", "/notes//", "//notes", "/v1", "/v1/", "/v2/notes", "/v1/v1/notes",
        "/NOTES",
        "/notes/../notes", "/../a.api.json", "/a.api.json", "/notes.json", "/%2e%2e/etc/passwd", "/files/.txt",
        "/files/a%00/../b.txt", "*",
    ])
    func otherPathsAreUnknown(target: String) throws {
        let reply = api.get(target)
        #expect(reply.status == 404)
        #expect(reply.header("Content-Type") == "application/problem+json")
        let routes = try #require(reply.json["routes"]?.arrayValue)
        #expect(routes.count == 9)
        #expect(routes.contains("GET /notes/{id}"))
    }

    @Test func aNearPathIsSuggested() throws {
        #expect(try api.get("/nots").json["detail"] == "there is no /nots here; did you mean /notes?")
    }

    @Test(arguments: [
        ("DELETE", "/notes", "GET, HEAD, OPTIONS, POST"),
        ("POST", "/notes/1", "DELETE, GET, HEAD, OPTIONS, PATCH, PUT"),
        ("GET", "/import", "OPTIONS, POST"), ("HEAD", "/import", "OPTIONS, POST"),
    ])
    func otherMethodsAreToldWhatIsAllowed(method: String, target: String, allowed: String) {
        let reply = api.reply(to: MockRequest(method, target))
        #expect(reply.status == 405)
        #expect(reply.header("Allow") == allowed)
        let options = api.reply(to: MockRequest("OPTIONS", target))
        #expect(options.status == 204)
        #expect(options.header("Allow") == allowed)
    }

    @Test func headIsAnsweredAsGet() {
        let reply = api.reply(to: MockRequest("HEAD", "/notes"))
        #expect(reply.status == 200)
        #expect(reply.bytes == api.get("/notes").bytes)
    }

    @Test(arguments: [
        ("/a/{x}.{y}", "/a/b.c.d", ["x": "b", "y": "c.d"]), ("/a/{x}", "/a/b%20c", ["x": "b c"]),
        ("/{x}/b", "/%C3%A9/b", ["x": "é"]), ("/a%20b/{x}", "/a b/c", ["x": "c"]), ("/", "/", [:]),
        ("/{x}-{y}-z", "/1-2-z", ["x": "1", "y": "2"]),
    ])
    func placeholdersHaveValues(template: String, path: String, values: [String: String]) throws {
        let pattern = RoutePattern(try PathTemplate(parsing: template))
        let segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        #expect(pattern.values(in: segments.map { PercentEncoding.decoded($0) }) == values)
    }

    @Test func pagesOfAnyOriginMayCall() {
        let origin = (name: "Origin", value: "http://localhost:3000")
        #expect(api.get("/notes").header("Access-Control-Allow-Origin") == "*")
        let reply = api.get("/nothing", [origin])
        #expect(reply.header("Access-Control-Allow-Origin") == "http://localhost:3000")
        #expect(reply.header("Vary") == "Origin")
        let preflight = api.reply(
            to: MockRequest(
                "OPTIONS",
                "/notes/1",
                headers: [
                    origin, ("Access-Control-Request-Method", "PATCH"), ("Access-Control-Request-Headers", "x-a, x-b"),
                ]
            )
        )
        #expect(preflight.status == 204)
        #expect(preflight.header("Access-Control-Allow-Methods") == "DELETE, GET, HEAD, OPTIONS, PATCH, PUT")
        #expect(preflight.header("Access-Control-Allow-Headers") == "x-a, x-b")
    }

    @Test func faultsOfTheSpecAndItsSamplesAreTold() {
        var diagnostics = Diagnostics()
        let files = MemoryFileSystem([
            "a.api.json":
                #"{"baseURL": "https://a.b", "paths": {"/a": {"get": {"response": "a.json"}}, "/b": {"get": {"response": "b.json"}}}}"#,
            "a.json": "{\n  \"a\": \n}",
        ])
        #expect(MockAPI(specAt: "a.api.json", files: files, into: &diagnostics) == nil)
        let faults = diagnostics.all.map { "\($0.location?.description ?? ""): \($0.text)" }
        #expect(faults.count == 2)
        #expect(faults.first?.hasPrefix("a.json:3:1: ") == true)
        #expect(faults.last?.contains(#"there is no file "b.json""#) == true)
        #expect(MockAPI(specAt: "none.api.json", files: files, into: &diagnostics) == nil)
    }

    @Test func anOperationWithoutSamplesIsToldAndAnswered501() throws {
        var diagnostics = Diagnostics()
        let files = MemoryFileSystem([
            "a.api.json": #"{"baseURL": "https://a.b", "paths": {"/a": {"get": {"response": {"type": "[String]"}}}}}"#
        ])
        let api = MockAPI(specAt: "a.api.json", files: files, into: &diagnostics)
        #expect(diagnostics.all.map(\.severity) == [.warning])
        #expect(try #require(api).get("/a").status == 501)
    }
}
