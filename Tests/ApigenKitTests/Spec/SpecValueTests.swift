import Testing

@testable import ApigenKit

@Suite struct SpecValueTests {
    @Test func pathsAreTakenApart() throws {
        let path = try PathTemplate(parsing: "/repos/{owner}/compare/{base}...{head}.json")
        #expect(path.placeholders == ["owner", "base", "head"])
        #expect(path.shape == "/repos/{}/compare/{}...{}.json")
        #expect(
            path.segments == [
                [.literal("repos")], [.placeholder("owner")], [.literal("compare")],
                [.placeholder("base"), .literal("..."), .placeholder("head"), .literal(".json")],
            ]
        )
        #expect(try PathTemplate(parsing: "/").segments.isEmpty)
        #expect(try PathTemplate(parsing: "/a//b/").segments == [[.literal("a")], [.literal("b")]])
    }

    @Test(arguments: [
        ("", []), ("/", [""]), ("/data/items", ["data", "items"]), ("/a~1b/m~0n", ["a/b", "m~n"]), ("//", ["", ""]),
    ])
    func pointersAreReadAndWritten(text: String, tokens: [String]) {
        #expect(JSONPointer(text)?.tokens == tokens)
        #expect(JSONPointer(tokens: tokens).description == text)
    }

    @Test(arguments: ["data", "/~", "/~2", "/a~"])
    func whatIsNoPointerIsNotRead(text: String) {
        #expect(JSONPointer(text) == nil)
    }

    @Test(arguments: [
        ("String", TypeExpression.named("String")), ("String?", .optional(.named("String"))),
        ("[Date]", .array(.named("Date"))),
        (" [ String : [Int?] ]? ", .optional(.dictionary(.array(.optional(.named("Int")))))),
        ("Models.User", .named("Models.User")), ("[[Int]]", .array(.array(.named("Int")))),
    ])
    func typesAreRead(text: String, expected: TypeExpression) {
        #expect(TypeExpression(text) == expected)
        #expect(TypeExpression(expected.description) == expected)
    }

    @Test(arguments: [
        "", "?", "[", "[]", "[Int", "Int]", "[Int: String]", "a b", "A<B>", "A.", ".A", "1a", "[String:]",
        String(repeating: "[", count: 100_000),
    ])
    func whatIsNoTypeIsNotRead(text: String) {
        #expect(TypeExpression(text) == nil)
    }

    @Test(
        arguments: [
            ("users", "users", []), ("users[]", "users", [.element]), ("user.owner", "user", [.key("owner")]),
            ("User.rates.*[].bid", "User", [.key("rates"), .value, .element, .key("bid")]),
            (#"a["odd key"].x"#, "a", [.key("odd key"), .key("x")]), ("a[][]", "a", [.element, .element]),
        ] as [(String, String, [ModelPlace.Step])]
    )
    func placesAreReadAndWritten(text: String, root: String, steps: [ModelPlace.Step]) {
        let place = ModelPlace(text)
        #expect(place?.root == root)
        #expect(place?.steps == steps)
        #expect(place?.description == text)
    }

    @Test(arguments: ["", ".", "[]", "a.", "a..b", "a[", "a[0]", "a[]b", "a[\"b\"", "a b", "1.a"])
    func whatIsNoPlaceIsNotRead(text: String) {
        #expect(ModelPlace(text) == nil)
    }

    @Test(arguments: [
        ("404", StatusPattern.exactly(404)), ("4XX", .hundred(4)), ("5xx", .hundred(5)), ("default", .any),
    ])
    func statusesAreRead(text: String, expected: StatusPattern) {
        #expect(StatusPattern(text) == expected)
    }

    @Test(arguments: ["", "4", "40", "4040", "600", "099", "XXX", "4X4", "+40", "4é"])
    func whatIsNoStatusIsNotRead(text: String) {
        #expect(StatusPattern(text) == nil)
    }
}
