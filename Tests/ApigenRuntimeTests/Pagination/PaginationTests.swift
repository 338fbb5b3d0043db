import Foundation
import Testing

@testable import ApigenRuntime

@Suite("Pagination", .timeLimit(.minutes(5)))
struct PaginationTests {
    /// A client whose mock answers each request by its query, and what was asked for.
    private func client(_ answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse) -> (APIClient, MockTransport) {
        let mock = MockTransport(["TestAPI.items": MockAnswer { answer($0) }])
        var configuration = APIClient.Configuration()
        configuration.retry = .never
        configuration.authenticator = BearerAuthenticator("token")
        return (APIClient(configuration, transport: mock), mock)
    }

    private func endpoint(_ style: PaginationStyle, items: String = "", query: [QueryItem] = []) -> PagedEndpoint<Int> {
        var endpoint = Endpoint<[Int]>(.get, "/items", of: TestAPI.self, name: "items")
        endpoint.request.query = query
        return PagedEndpoint(endpoint, items: items, style: style)
    }

    private static func json(_ text: String, _ headers: HTTPHeaders = [:], url: URL? = nil) -> HTTPResponse {
        HTTPResponse(headers: headers, body: Data(text.utf8), url: url)
    }

    private static func number(_ name: String, _ request: HTTPRequest) -> Int? {
        let items = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems
        return items?.first { $0.name == name }?.value.flatMap { Int($0) }
    }

    private func queries(_ mock: MockTransport) -> [String?] { mock.requests.map(\.url.query) }

    @Test("Page numbers go on until a page has fewer items than asked for")
    func pages() async throws {
        let (client, mock) = client { request in
            let page = Self.number("_page", request) ?? 1
            return Self.json(page < 3 ? "[\(page * 10), \(page * 10 + 1)]" : "[30]")
        }
        let list = endpoint(.page("_page", size: "_limit"), query: [QueryItem("q", "x"), QueryItem("_limit", 2)])
        #expect(try await client.all(list).items == [10, 11, 20, 21, 30])
        #expect(queries(mock) == ["q=x&_limit=2", "q=x&_limit=2&_page=2", "q=x&_limit=2&_page=3"])
    }

    @Test("Page numbers without a size go on until a page is empty, from where the caller began")
    func pagesWithoutSize() async throws {
        let (client, mock) = client { Self.json((Self.number("page", $0) ?? 0) < 4 ? "[1]" : "[]") }
        let list = endpoint(.page("page", first: 0), query: [QueryItem("page", 2)])
        #expect(try await client.all(list).items == [1, 1])
        #expect(queries(mock) == ["page=2", "page=3", "page=4"])
    }

    @Test("Offsets go on by what came")
    func offsets() async throws {
        let (client, mock) = client { request in
            let offset = Self.number("offset", request) ?? 0
            return Self.json("[\((offset..<min(5, offset + 2)).map(String.init).joined(separator: ","))]")
        }
        let list = endpoint(.offset("offset", limit: "limit"), query: [QueryItem("limit", 2)])
        #expect(try await client.all(list).items == [0, 1, 2, 3, 4])
        #expect(queries(mock) == ["limit=2", "limit=2&offset=2", "limit=2&offset=4"])
    }

    @Test(
        "Cursors go on until there is none",
        arguments: [#""next": null"#, #""next": """#, #""next": false"#, #""other": 1"#]
    )
    func cursors(end: String) async throws {
        let (client, mock) = client { request in
            switch request.url.query {
            case nil: Self.json(#"{"data": [1], "meta": {"next": "a+b"}}"#)
            case "after=a%2Bb": Self.json(#"{"data": [2], "meta": {"next": 17}}"#)
            default: Self.json(#"{"data": [3], "meta": {\#(end)}}"#)
            }
        }
        let list = endpoint(.cursor("after", next: "/meta/next"), items: "/data")
        #expect(try await client.all(list).items == [1, 2, 3])
        #expect(queries(mock) == [nil, "after=a%2Bb", "after=17"])
    }

    @Test("A cursor that is an address is asked for, with credentials for the same server only")
    func cursorAddress() async throws {
        let (client, mock) = client { request in
            switch request.url.path {
            case "/items": Self.json(#"{"data": [1], "next": "http://127.0.0.1:9/more?x=1"}"#)
            case "/more": Self.json(#"{"data": [2], "next": "http://elsewhere.example/last"}"#)
            default: Self.json(#"{"data": [3]}"#)
            }
        }
        #expect(try await client.all(endpoint(.cursor("after", next: "/next"), items: "/data")).items == [1, 2, 3])
        #expect(mock.requests.map { $0.headers["Authorization"] } == ["Bearer token", "Bearer token", nil])
        #expect(mock.requests[2].url.absoluteString == "http://elsewhere.example/last")
        let options = RequestOptions(headers: ["X-API-Key": "k", "X-Trace": "t"])
        let list = endpoint(.cursor("after", next: "/next"), items: "/data")
        _ = try await client.all(list, options: options)
        #expect(mock.requests.suffix(3).map { $0.headers["X-API-Key"] } == ["k", "k", nil])
        #expect(mock.requests.suffix(3).map { $0.headers["X-Trace"] } == ["t", "t", "t"])
    }

    @Test("Link headers lead on, also relative ones")
    func links() async throws {
        let (client, mock) = client { request in
            let url = request.url
            return switch url.query {
            case nil: Self.json("[1]", ["Link": #"</items?page=2>; rel="next", </items?page=9>; rel="last""#], url: url)
            case "page=2": Self.json("[]", ["Link": "<?page=3>; rel=next"], url: url)
            default: Self.json("[3]", ["Link": #"</items?page=1>; rel="first prev""#], url: url)
            }
        }
        #expect(try await client.all(endpoint(.link)).items == [1, 3])
        #expect(queries(mock) == [nil, "page=2", "page=3"])
    }

    @Test(
        "Link headers are read as RFC 8288 says",
        arguments: [
            (#"<a>; rel="next""#, "a"), ("<a>;rel=next", "a"), (#"<a>; title="x, y; z"; rel="last next""#, "a"),
            (#"<b>; rel="prev", <a,c>; REL="NEXT"; rel="prev""#, "a,c"), (#"<a>; title="\"rel=no"; rel=next"#, "a"),
            (#"junk, <a>; rel = "next" , <z>"#, "a"), (#"<a>; rel="nextish""#, nil), ("<a", nil), ("", nil),
            (#"<x>; anchor="a"; flag; rel="next""#, "x"), (",,,", nil),
        ]
    )
    func linkHeader(value: String, expected: String?) {
        #expect(LinkHeader.links(in: value).first { $0.relations.contains("next") }?.target == expected)
    }

    @Test("The same cursor twice in a row ends the list, and there is a bound")
    func bounds() async throws {
        let (same, mock) = client { _ in Self.json(#"{"data": [1], "next": "same"}"#) }
        #expect(try await same.all(endpoint(.cursor("after", next: "/next"), items: "/data")).items == [1, 1])
        #expect(mock.requests.count == 2)
        let (endless, other) = client { request in
            Self.json(#"{"data": [], "next": \#((Self.number("after", request) ?? 0) + 1)}"#)
        }
        var count = 0
        let list = endpoint(.cursor("after", next: "/next"), items: "/data")
        for try await _ in endless.pages(list, maximumPages: 20) { count += 1 }
        #expect(count == 20)
        #expect(other.requests.count == 20)
    }

    @Test("All says whether it was cut")
    func cut() async throws {
        let (client, mock) = client { request in
            let page = Self.number("page", request) ?? 1
            return Self.json(page <= 3 ? "[1, 2]" : "[]")
        }
        let list = endpoint(.page("page"))
        let some = try await client.all(list, max: 3)
        #expect(some.items == [1, 2, 1] && some.isCut)
        #expect(mock.requests.count == 2)
        let all = try await client.all(list, max: 100)
        #expect(all.items.count == 6 && !all.isCut)
    }

    @Test("A page that failed can be asked for again")
    func failure() async throws {
        let fails = Locked(true)
        let (client, _) = client { request in
            guard Self.number("page", request) == 2 else { return Self.json("[1]") }
            return fails.withLock { fails in
                defer { fails = false }
                return fails ? HTTPResponse(status: 500) : Self.json("[]")
            }
        }
        var iterator = client.pages(endpoint(.page("page"))).makeAsyncIterator()
        #expect(try await iterator.next()?.items == [1])
        await #expect(throws: APIError.self) { try await iterator.next() }
        #expect(try await iterator.next()?.items == [])
        #expect(try await iterator.next() == nil)
    }
}
