import ApigenJSON
import Testing

@testable import ApigenKit

@Suite struct NextPageTests {
    /// The address of the page after an answer.
    private func next(
        _ pagination: String,
        query: [PlannedCall.Field] = [],
        answer: String,
        link: String? = nil
    ) throws -> String? {
        let parameters = #"{"p?": 1, "o?": 0, "after?": "x"}"#
        let text = #"{"response": "r.json", "parameters": \#(parameters), "pagination": \#(pagination)}"#
        var call = PlannedCall(operation: try #require(SpecText.parse(text, path: "/u")), path: "/u")
        call.query = query
        var reader = JSONReader(answer.utf8)
        let value = try reader.readValue()
        return NextPage.call(after: call, answer: value, link: link, baseURL: "https://a.b/v1")?.target
    }

    @Test func pagesAreCounted() throws {
        let second = [PlannedCall.Field(name: "p", value: "2")]
        #expect(try next(#"{"page": "p"}"#, answer: "[1]") == "/u?p=2")
        #expect(try next(#"{"page": "p"}"#, query: second, answer: "[1]") == "/u?p=3")
        #expect(try next(#"{"page": "p"}"#, answer: "[]") == nil)
        #expect(try next(#"{"page": "p", "items": "/d"}"#, answer: #"{"d": []}"#) == nil)
    }

    @Test func elementsAreCounted() throws {
        #expect(try next(#"{"offset": "o"}"#, answer: "[1, 2, 3]") == "/u?o=3")
        #expect(try next(#"{"offset": "o", "items": "/d"}"#, answer: #"{"d": [1, 2]}"#) == "/u?o=2")
    }

    @Test(arguments: [
        (#"{"n": {"c": "a b"}}"#, "/u?after=a%20b"), (#"{"n": {"c": 12}}"#, "/u?after=12"),
        (#"{"n": {"c": null}}"#, nil),
        (#"{"n": {"c": ""}}"#, nil), (#"{"n": 1}"#, nil), ("[1]", nil),
    ])
    func cursorsAreTakenFromTheAnswer(answer: String, expected: String?) throws {
        #expect(try next(#"{"cursor": "after", "next": "/n/c"}"#, answer: answer) == expected)
    }

    @Test(arguments: [
        (
            "<https://a.b/v1/u?page=2&q=a%20b+c>; rel=\"next\", <https://a.b/v1/u?page=9>; rel=\"last\"",
            "/u?page=2&q=a%20b%20c"
        ),
        ("<https://a.b/v1/u?page=9>; rel=last, </v1/u?page=2>; rel=next", "/u?page=2"),
        ("<https://evil.example/v1/u?page=2>; rel=\"next\"", nil), ("<https://a.b/v1/u?page=1>; rel=\"prev\"", nil),
        ("<//evil.example/u>; rel=\"next\"", nil), ("<https://a.b/v1.evil.example/u>; rel=\"next\"", nil),
        ("nonsense", nil), ("<unfinished", nil), ("", nil),
    ])
    func linksAreFollowedWithinTheAPI(link: String, expected: String?) throws {
        #expect(try next(#"{"link": true}"#, answer: "[1]", link: link) == expected)
    }
}
