import ApigenJSON
import Testing

@testable import ApigenKit

@Suite struct MockPagingTests {
    private static func items(_ range: ClosedRange<Int>) -> String {
        "[\(range.map { "{\"id\": \($0)}" }.joined(separator: ","))]"
    }

    @Test(arguments: [
        ("", [1, 2, 3]), ("?page=1", [1, 2, 3]), ("?page=2", [4, 5, 6]), ("?page=3", [7]), ("?page=4", []),
        ("?page=2&size=2", [3, 4]), ("?size=100", [1, 2, 3, 4, 5, 6, 7]), ("?page=9223372036854775807", []),
        ("?page=2&size=9223372036854775807", []),
    ])
    func pagesByNumber(query: String, ids: [Int]) throws {
        let api = try MockProject.list(
            parameters: #"{"page?": 1, "size": {"type": "Int", "default": 3}}"#,
            pagination: #"{"page": "page", "size": "size"}"#,
            samples: [Self.items(1...7)]
        )
        let reply = api.get("/items\(query)")
        #expect(try reply.ids() == ids)
        #expect(reply.header("X-Total-Count") == "7")
    }

    @Test func pagesMayCountFromZero() throws {
        let api = try MockProject.list(
            parameters: #"{"page": {"type": "Int", "default": 0}, "size": {"type": "Int", "default": 3}}"#,
            pagination: #"{"page": "page", "size": "size"}"#,
            samples: [Self.items(1...7)]
        )
        #expect(try api.get("/items").ids() == [1, 2, 3])
        #expect(try api.get("/items?page=1").ids() == [4, 5, 6])
    }

    @Test(arguments: [
        ("", [1, 2, 3, 4]), ("?limit=2", [1, 2]), ("?offset=2&limit=2", [3, 4]), ("?offset=6", [7]), ("?offset=7", []),
        ("?offset=9223372036854775807&limit=9223372036854775807", []),
    ])
    func pagesByOffset(query: String, ids: [Int]) throws {
        let api = try MockProject.list(
            parameters: #"{"offset?": 0, "limit?": {"type": "Int"}}"#,
            pagination: #"{"offset": "offset", "limit": "limit", "items": "/data"}"#,
            samples: [#"{"data": \#(Self.items(1...7)), "total": 7}"#]
        )
        let reply = api.get("/items\(query)")
        #expect(try reply.ids(at: "/data") == ids)
        #expect(try reply.json["total"] == 7)
    }

    @Test(arguments: ["page=0", "page=-1", "page=x", "page=", "page=1.5", "size=0", "size=99999999999999999999"])
    func numbersThatAreNoneAreABadRequest(query: String) throws {
        let api = try MockProject.list(
            parameters: #"{"page?": 1, "size?": 3}"#,
            pagination: #"{"page": "page", "size": "size"}"#,
            samples: [Self.items(1...7)]
        )
        #expect(api.get("/items?\(query)").status == 400)
    }

    /// The last page says that there is none after it in a way that samples show, or leaves it out.
    @Test(arguments: [
        (#""x""#, #"null"#, JSONValue?.some(.null)), (#""x""#, nil, nil), (#""x""#, #""y""#, .some("")),
        (#"5"#, #"6"#, nil),
    ])
    func cursorsLeadThroughAllSamples(first: String, second: String?, last: JSONValue?) throws {
        let next = second.map { ", \"next\": \($0)" } ?? ""
        let api = try MockProject.list(
            parameters: #"{"after?": "x", "limit": {"type": "Int", "default": 2}}"#,
            pagination: #"{"cursor": "after", "next": "/meta/next", "items": "/data"}"#,
            samples: [
                #"{"data": \#(Self.items(1...3)), "meta": {"next": \#(first), "n": 1}}"#,
                #"{"data": \#(Self.items(4...5)), "meta": {"n": 1\#(next)}}"#,
            ]
        )
        var ids: [[Int]] = []
        var cursor: JSONValue?
        repeat {
            let reply = api.get("/items" + (cursor?.plainText.map { "?after=\($0)" } ?? ""))
            ids.append(try reply.ids(at: "/data"))
            cursor = try reply.json["meta"]?["next"]
            #expect(try reply.json["meta"]?["n"] == 1)
            if ids.count < 3 { #expect(cursor?.kind == (first == "5" ? .number : .string)) }
        } while ids.count < 3
        #expect(ids == [[1, 2], [3, 4], [5]])
        #expect(cursor == last)
        // A cursor that no page gave, such as one of the samples, is that of the first page.
        for cursor in ["x", "", "12345", "-1", "99999999999999999999"] {
            #expect(try api.get("/items?after=\(cursor)").ids(at: "/data") == [1, 2])
        }
    }

    @Test func aCursorThatIsAnAddressStaysOne() throws {
        let api = try MockProject.list(
            parameters: #"{"after?": "x", "q?": "a"}"#,
            pagination: #"{"cursor": "after", "next": "/next", "items": "/data"}"#,
            samples: [#"{"data": \#(Self.items(1...4)), "next": "https://api.example.com/items?after=abc"}"#]
        )
        let next = try api.get("/items?q=a%20b&after=").json["next"]
        #expect(next == "http://localhost:8080/items?q=a%20b&after=2")
        #expect(try api.get("/items?after=2").ids(at: "/data") == [3, 4])
    }

    @Test func linksLeadThroughAllPages() throws {
        let api = try MockProject.list(
            parameters: #"{"per_page?": 30, "q?": "a"}"#,
            pagination: #"{"link": true}"#,
            samples: [Self.items(1...5)]
        )
        let first = api.get("/items?q=a%26b&per_page=2")
        #expect(try first.ids() == [1, 2])
        let next = "http://localhost:8080/items?q=a%26b&per_page=2&__page="
        #expect(first.header("Link") == "<\(next)2>; rel=\"next\", <\(next)3>; rel=\"last\"")
        let last = api.get("/items?q=a%26b&per_page=2&__page=3")
        #expect(try last.ids() == [5])
        #expect(last.header("Link") == "<\(next)1>; rel=\"first\", <\(next)2>; rel=\"prev\"")
        #expect(api.get("/items?per_page=1&__page=9223372036854775807").status == 200)
    }

    @Test func withoutAWordAboutTheSizeThereAreTwoPages() throws {
        let api = try MockProject.list(parameters: "{}", pagination: #"{"link": true}"#, samples: [Self.items(1...5)])
        #expect(try api.get("/items").ids() == [1, 2, 3])
        #expect(try api.get("/items?__page=2").ids() == [4, 5])
        let empty = try MockProject.list(parameters: "{}", pagination: #"{"link": true}"#, samples: ["[]"])
        #expect(try empty.get("/items").ids() == [])
        #expect(empty.get("/items").header("Link") == nil)
    }

    @Test func anElementThatTwoSamplesShowIsThereOnce() throws {
        let api = try MockProject.list(
            parameters: "{}",
            pagination: #"{"link": true}"#,
            samples: [Self.items(1...3), Self.items(2...4), "[]"]
        )
        #expect(api.get("/items").header("X-Total-Count") == "4")
    }

    @Test func filtersComeBeforePages() throws {
        let api = try MockProject.list(
            parameters: #"{"kind?": "a", "page?": 1, "size": {"type": "Int", "default": 2}}"#,
            pagination: #"{"page": "page", "size": "size"}"#,
            samples: [#"[{"id":1,"kind":"a"},{"id":2,"kind":"b"},{"id":3,"kind":"a"},{"id":4,"kind":"a"}]"#]
        )
        #expect(try api.get("/items?kind=a").ids() == [1, 3])
        #expect(try api.get("/items?kind=a&page=2").ids() == [4])
    }
}
