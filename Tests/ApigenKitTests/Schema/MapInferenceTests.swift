import ApigenKit
import Testing

/// Objects whose keys are data, and what stands among them that is none.
struct MapInferenceTests {
    @Test func valuesThatDifferByKindOfNumberOrAnOptionalFieldAreOneType() throws {
        let types = try infer(#"{"marks":{"1":{"v":1},"2":{"v":1.5},"3":{"v":2,"w":"x"}}}"#)
        #expect(
            types.summary == """
                root Root
                struct Root
                  marks: [String: Mark]
                struct Mark
                  v: Double
                  w: String? omitted
                """
        )
    }

    @Test func oneKeyThatIsNoneAmongManyThatAreDataIsAnAlternative() throws {
        let types = try infer(#"{"lines":{"1":{"hits":2},"2":{"hits":0},"17":{"hits":1},"marks":["a"]}}"#)
        #expect(
            types.summary == """
                root Root
                struct Root
                  lines: [String: LineOrStringList]
                struct Line
                  hits: Int
                choice LineOrStringList
                  object: Line
                  array: [String]
                """
        )
    }

    /// Kraken's candles: a pair, and beside it the time up to which they go.
    @Test func anAlienBesideOnePairIsAField() throws {
        let types = try infer(#"{"XXBTZUSD":[[1688671200,"30306.1",23],[1688671260,"30304.5",18]],"last":1688672160}"#)
        #expect(
            types.summary == """
                root Root
                struct Root
                  xxbtzusd: [Xxbtzusd] "XXBTZUSD"
                  last: Int
                row Xxbtzusd
                  value0: Int
                  value1: String
                  value2: Int
                """
        )
    }

    /// What one object shows of a map looks like a structure: it is told by the same key elsewhere.
    @Test func aMapIsAMapWhereOnlyOneObjectShowsIt() throws {
        let rows = (0..<12).map { #"{"id":\#($0),"name":"n","metadata":{"k-\#($0)":"a","l-\#($0)":"b"}}"# }
        let one = #"{"id":1,"name":"n","metadata":{"k-1":"a"}}"#
        let types = try infer(
            #"{"all":[\#(rows.joined(separator: ","))],"one":\#(one),"draft":{"metadata":{"k-2":"x"}}}"#
        )
        #expect(
            types.summary == """
                root Root
                struct Root
                  all: [All]
                  one: All
                  draft: Draft
                struct All id:id
                  id: Int
                  name: String
                  metadata: [String: String]
                struct Draft
                  metadata: [String: String]
                """
        )
    }

    @Test func mapsOfMapsAreFoundByTheirKeys() throws {
        let types = try infer(#"{"rates":{"2024-01-02":{"USD":1.5,"EUR":2},"2024-01-03":{"GBP":1}}}"#)
        #expect(types.summary == "root Root\nstruct Root\n  rates: [String: [String: Double]]")
    }

    @Test func manyListsOfDifferentThingsAreFields() throws {
        let plurals = [
            "cookies", "caches", "news", "people", "boxes", "movies", "series", "statuses", "wolves", "lens",
        ]
        let members = plurals.enumerated().map { #""\#($1)":[{"\#(["a", "b", "c"][$0 % 3])\#($0)":1}]"# }
        let types = try infer("{\(members.joined(separator: ","))}")
        #expect(
            types.schema.types.map(\.name) == [
                "Root", "Cookie", "Cache", "News", "Person", "Box", "Movie", "Series", "Status", "Wolf", "Lens",
            ]
        )
    }

    @Test func countersAreAStructHoweverMany() throws {
        let members =
            ["followers", "following", "repos", "gists", "stars", "forks", "issues", "pulls", "commits"]
            + ["comments", "reviews", "projects", "packages", "sponsors"]
        let types = try infer("{\(members.map { #""\#($0)":3"# }.joined(separator: ","))}")
        #expect(types.summary == "root Root\nstruct Root\n" + members.map { "  \($0): Int" }.joined(separator: "\n"))
    }
}
