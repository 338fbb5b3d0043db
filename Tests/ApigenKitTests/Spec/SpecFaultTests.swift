import Testing

@testable import ApigenKit

@Suite struct SpecFaultTests {
    @Test func tenFaultsAreTenDiagnosticsInOneRun() {
        let spec = """
            {
              "name": "hotels",
              "baseURL": "htps://api.example.com",
              "headrs": {},
              "paths": {
                "/hotels/{id}": {
                  "get": {
                    "parameters": { "id": 1, "page": { "in": "path" }, "sort": { "values": [] } },
                    "respones": "samples/hotel.json",
                    "response": { "samples": "samples/hotel.json", "at": "data", "status": 404 },
                    "timeout": "3"
                  }
                }
              },
              "swift": { "access": "publik" }
            }
            """
        #expect(
            SpecText.faults(spec, path: "Specs/hotels.api.json") == [
                "2:11: error: \"name\" must read as a Swift type; did you mean \"Hotels\"?",
                "3:14: error: a base URL starts with https:// or http://",
                "4:3: error: unknown key \"headrs\" in a spec; did you mean \"headers\"?",
                "8:50: error: the path /hotels/{id} has no placeholder {page}",
                "8:80: error: \"values\" must not be empty",
                "9:9: error: unknown key \"respones\" in an operation; did you mean \"response\"?",
                "10:62: error: \"data\" is no JSON Pointer, which is written like \"/data/items\"; did you mean \"/data\"?",
                "10:80: error: 404 is an error; write it in \"errors\"",
                "11:20: error: \"timeout\" must be a number of seconds, not a string",
                "15:24: error: \"access\" can't be \"publik\"; did you mean \"public\"?",
            ]
        )
    }

    @Test func faultsAreShownWithLineAndCaret() {
        let diagnostics = SpecText.read("{\n  \"baseURL\": \"https://a.b\",\n  \"path\": {}\n}").diagnostics
        #expect(
            DiagnosticRenderer().render(diagnostics)
                == """
                a.api.json:3:3: error: unknown key "path" in a spec; did you mean "paths"?
                  "path": {}
                  ^

                """
        )
    }

    @Test(arguments: [
        ("", "1:1: error: the text ends where a value was expected"),
        ("{\"baseURL\": }", "1:13: error: expected a value, found '}'"),
        ("[]", "1:1: error: a spec must be an object, not a list"),
        ("{\"paths\": {}}", "1:1: error: \"baseURL\" is missing, such as \"https://api.example.com\""),
        (
            "{\"openapi\": \"3.1.0\", \"info\": {}, \"paths\": {}}",
            "1:2: error: this is an OpenAPI document and no spec; \"apigen import\" makes a spec of it"
        ),
        (
            "{\"baseUrl\": \"https://a.b\", \"paths\": {}}",
            "1:2: error: unknown key \"baseUrl\" in a spec; did you mean \"baseURL\"?"
        ),
        (
            "{\"baseURL\": \"https://a.b\", \"path\": {}}",
            "1:28: error: unknown key \"path\" in a spec; did you mean \"paths\"?"
        ),
        (
            "{\"baseURL\": \"https://a.b\", \"paths\": {\"/a\": {\"get\": \"a.json\"}}}",
            "1:52: error: an operation must be an object, not a string; did you mean { \"response\": \"a.json\" }?"
        ),
        (
            "{\"baseURL\": \"https://a.b\", \"paths\": {\"/a\": {\"get\": {\"reponse\": \"a.json\"}}}}",
            "1:53: error: unknown key \"reponse\" in an operation; did you mean \"response\"?"
        ),
        (
            "{\"baseURL\": \"https://a.b\", \"paths\": {\"/a\": {\"get\": {\"response\": {\"sample\": \"a.json\"}}}}}",
            "1:66: error: unknown key \"sample\" in \"response\"; did you mean \"samples\"?"
        ),
        ("{\"baseURL\": 1, \"paths\": {}}", "1:13: error: \"baseURL\" must be a string, not a number"),
        ("{\"baseURL\": \"https://a.b\", \"paths\": []}", "1:37: error: \"paths\" must be an object, not a list"),
        (
            "{\"baseURL\": \"https://a.b\", \"paths\": {}, \"paths\": {}}",
            "1:41: error: the key \"paths\" is there twice"
        ),
        (
            "{\"baseURL\": \"https://a.b\", \"paths\": {}, \"zebra\": {}}",
            "1:41: error: unknown key \"zebra\" in a spec; known are $schema, name, description, baseURL, headers, auth, errors, paths, models, swift"
        ),
    ])
    func faultsOfTheWholeAreReported(text: String, expected: String) {
        #expect(SpecText.faults(text) == [expected])
    }

    @Test func aFileWithoutANameNeedsOneInTheSpec() {
        let text = "{\"baseURL\": \"https://a.b\", \"paths\": {}}"
        #expect(
            SpecText.faults(text, path: ".api.json") == [
                "1:1: error: the spec needs a \"name\", because its file has none"
            ]
        )
    }

    @Test(arguments: [
        ("ftp://a.b", "a base URL starts with https:// or http://"),
        ("api.example.com", "a base URL starts with https:// or http://"),
        ("https://", "the base URL has no host"),
        ("https:///x", "the base URL has no host"),
        ("https://a.b/?x=1", "a base URL has no query; write it as \"parameters\" of the operations"),
        ("https://a.b/#x", "a base URL has no fragment"),
        ("https://{region}.a.b", "a base URL has no placeholders"),
        ("https://a b", "a base URL holds no spaces and no letters beyond ASCII"),
        ("https://me:secret@a.b", "a base URL holds no user and password; write \"auth\": \"basic\""),
        ("https://a.b:99999", "the port of the base URL is no number up to 65535"),
        ("https://[::1", "the base URL has no host that can be read"),
    ])
    func badBaseURLsAreReported(url: String, expected: String) {
        #expect(SpecText.faults("{\"baseURL\": \"\(url)\", \"paths\": {}}") == ["1:13: error: \(expected)"])
    }

    @Test(arguments: [
        "https://a.b", "http://localhost:8080/v1", "HTTPS://A.B", "https://[::1]:80/x", "https://a.b/c%20d",
    ])
    func goodBaseURLsAreNot(url: String) {
        #expect(SpecText.faults("{\"baseURL\": \"\(url)\", \"paths\": {}}") == [])
    }

    @Test(arguments: [
        ("users", 2, "a path starts with \"/\""),
        ("/a/{}", 5, "a placeholder is a name in braces, such as {id}"),
        ("/a/{b", 5, "\"{\" has no \"}\""),
        ("/a/b}", 6, "\"}\" has no \"{\""),
        ("/{a}/{a}", 7, "the placeholder {a} is there twice"),
        ("/a?b=1", 4, "a path has no query; write its names and values as \"parameters\""),
        ("/a#b", 4, "a path has no \"#\""),
        ("/a b", 4, "a path has no white space; write %20"),
    ])
    func badPathsAreReportedWhereTheyGoWrong(path: String, column: Int, expected: String) {
        let text = "{\"baseURL\": \"https://a.b\", \"paths\": {\n\"\(path)\": {}}}"
        #expect(SpecText.faults(text) == ["2:\(column): error: \(expected)"])
    }

    @Test(arguments: [
        ("GET", "2:2: error: \"GET\" is no method; did you mean \"get\"?"),
        ("pots", "2:2: error: \"pots\" is no method; did you mean \"post\"?"),
        (
            "parameters",
            "2:2: error: \"parameters\" is no method; methods are get, post, put, patch, delete, head, options"
        ),
    ])
    func badMethodsAreReported(method: String, expected: String) {
        let text = "{\"baseURL\": \"https://a.b\", \"paths\": {\"/a\":\n{\"\(method)\": {}}}}"
        #expect(SpecText.faults(text) == [expected])
    }

    @Test func namesOfOperationsAreUnique() {
        let text = """
            {"baseURL": "https://a.b", "paths": {
            "/a": {"get": {"name": "x", "response": null}, "post": {"name": "x"}},
            "/user": {"get": {"response": null}},
            "/users/{id}": {"get": {"response": null}},
            "/users/{name}": {"get": {"response": null}}
            }}
            """
        #expect(
            SpecText.faults(text) == [
                "2:65: error: POST /a is called \"x\", as GET /a is; give it another \"name\"",
                "4:17: error: GET /users/{id} is called \"user\", as GET /user is; give it another \"name\"",
                "5:19: error: GET /users/{name} is called \"user\", as GET /user is; give it another \"name\"",
                "5:19: error: GET /users/{name} is the same as GET /users/{id}",
            ]
        )
    }
}
