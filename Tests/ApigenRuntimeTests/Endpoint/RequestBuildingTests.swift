import Foundation
import Testing

@testable import ApigenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Building requests")
struct RequestBuildingTests {
    private func url(_ change: (inout Endpoint<Void>) -> Void) throws -> String? {
        var endpoint = Endpoint<Void>(.get, "/a/{id}/b", of: TestAPI.self, name: "test")
        endpoint.setPath("id", 1)
        change(&endpoint)
        return try endpoint.urlRequest().url?.absoluteString.replacingOccurrences(of: "http://127.0.0.1:9", with: "")
    }

    @Test(
        "A path parameter stays one segment whatever it holds",
        arguments: [
            ("../admin", "/a/..%2Fadmin/b"), ("a/b", "/a/a%2Fb/b"), ("ä", "/a/%C3%A4/b"), ("%2F", "/a/%252F/b"),
            ("a?b#c", "/a/a%3Fb%23c/b"), ("a b", "/a/a%20b/b"), ("{id}", "/a/%7Bid%7D/b"), ("...", "/a/.../b"),
            ("a;b=c", "/a/a%3Bb%3Dc/b"), ("😀", "/a/%F0%9F%98%80/b"),
        ]
    )
    func pathParameter(value: String, expected: String) throws {
        #expect(try url { $0.setPath("id", value) } == expected)
    }

    @Test("A path parameter that would change the path is refused", arguments: ["", ".", ".."])
    func dangerousPathParameter(value: String) {
        #expect(throws: APIError.self) { try url { $0.setPath("id", value) } }
    }

    @Test("A path parameter that was not set is named in the error")
    func missingPathParameter() {
        let endpoint = Endpoint<Void>(.get, "/a/{id}", of: TestAPI.self, name: "test")
        let error = #expect(throws: APIError.self) { try endpoint.urlRequest() }
        #expect(error?.kind == .invalidRequest)
        #expect(error?.description == "TestAPI.test: the request can't be built: the path parameter id is missing")
    }

    @Test("The query keeps its order, repeats keys and encodes what has a meaning")
    func query() throws {
        let text = try url {
            $0.addQuery("z", "a+b & c=d")
            $0.addQuery("a", "ä")
            $0.addQuery("empty", "")
            $0.addQuery("none", String?.none)
            $0.addQuery("a", 2)
            $0.addQuery("flag", true)
        }
        #expect(text == "/a/1/b?z=a%2Bb%20%26%20c%3Dd&a=%C3%A4&empty=&a=2&flag=true")
    }

    @Test("Lists are written in three styles")
    func lists() throws {
        let text = try url {
            $0.addQuery("r", ["1", "2"])
            $0.addQuery("c", ["a,b", "c"], style: .comma)
            $0.addQuery("b", [1, 2], style: .brackets)
            $0.addQuery("e", [Int](), style: .comma)
            $0.addQuery("n", [Int]?.none)
        }
        #expect(text == "/a/1/b?r=1&r=2&c=a%2Cb,c&b%5B%5D=1&b%5B%5D=2")
    }

    @Test("Values of every kind have a text")
    func values() throws {
        enum Sort: String, ParameterValue { case newest = "new-est" }
        let id = try #require(UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"))
        let text = try url {
            $0.addQuery("s", Sort.newest)
            $0.addQuery("d", 1.5)
            $0.addQuery("u", id)
            $0.addQuery("t", Date(timeIntervalSince1970: 1_714_552_200))
            $0.addQuery("m", Date(timeIntervalSince1970: 1_714_552_200.25))
        }
        #expect(
            text == "/a/1/b?s=new-est&d=1.5&u=6ba7b810-9dad-11d1-80b4-00c04fd430c8"
                + "&t=2024-05-01T08%3A30%3A00Z&m=2024-05-01T08%3A30%3A00.250Z"
        )
    }

    @Test("A base URL keeps its path and query, with or without a slash at its end")
    func baseURL() throws {
        let description = RequestDescription(path: "/users", baseURL: TestAPI.baseURL, name: "x")
        func join(_ base: String) throws -> String {
            try RequestBuilder.url(for: description, baseURL: #require(URL(string: base))).absoluteString
        }
        #expect(try join("https://x.io/v1") == "https://x.io/v1/users")
        #expect(try join("https://x.io/v1/") == "https://x.io/v1/users")
        #expect(try join("https://x.io/v1?key=1") == "https://x.io/v1/users?key=1")
    }

    @Test("A header of the caller goes before the default, and a body brings its content type")
    func headers() throws {
        var endpoint = TestAPI.createUser(User(id: 1, name: "Ada"))
        #expect(try endpoint.urlRequest().value(forHTTPHeaderField: "Content-Type") == "application/json")
        #expect(try endpoint.urlRequest().value(forHTTPHeaderField: "Accept") == "application/json")
        endpoint.setHeader("content-type", "application/vnd.api+json")
        endpoint.setHeader("ACCEPT", "application/vnd.api+json")
        endpoint.setHeader("X-None", String?.none)
        let request = try endpoint.urlRequest()
        #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/vnd.api+json")
        #expect(request.value(forHTTPHeaderField: "Accept") == "application/vnd.api+json")
        #expect(request.value(forHTTPHeaderField: "X-None") == nil)
        #expect(request.httpBody == Data(#"{"id":1,"name":"Ada"}"#.utf8))
    }

    @Test("Without a body there is no content type, not even one of the client")
    func noContentType() throws {
        let request = try RequestBuilder.request(
            for: TestAPI.user(1).request,
            accept: nil,
            defaults: ["Content-Type": "application/json"]
        )
        #expect(request.headers["Content-Type"] == nil)
    }

    @Test("A header with a line break is refused")
    func headerInjection() {
        var endpoint = TestAPI.user(1)
        endpoint.setHeader("X-Trace", "a\r\nX-Admin: 1")
        #expect(throws: APIError.self) { try endpoint.urlRequest() }
    }

    @Test("A body that can't be encoded throws")
    func unencodableBody() {
        var endpoint = Endpoint<Void>(.post, "/a", of: TestAPI.self, name: "test")
        endpoint.body = .json(Double.nan)
        #expect(throws: APIError.self) { try endpoint.urlRequest() }
    }

    @Test("A form encodes its fields")
    func form() throws {
        var form = FormParameters()
        form.add("name", "Ada & Co")
        form.add("tags", ["a", "b"], style: .brackets)
        form.add("none", Int?.none)
        var endpoint = Endpoint<Void>(.post, "/a", of: TestAPI.self, name: "test")
        endpoint.body = .form(form)
        let request = try endpoint.urlRequest()
        #expect(request.httpBody == Data("name=Ada%20%26%20Co&tags%5B%5D=a&tags%5B%5D=b".utf8))
        #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/x-www-form-urlencoded")
    }
}
