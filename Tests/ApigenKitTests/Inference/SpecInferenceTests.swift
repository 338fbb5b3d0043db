import ApigenJSON
@testable import ApigenKit
import Testing

/// What a spec says about its models, and what comes of it.
struct SpecInferenceTests {
    @Test func oneTypeForSamplesOfSeveralOperations() throws {
        let result = try infer(
            """
            {"baseURL": "https://a.b", "paths": {
              "/users": {"get": {"response": "users.json"}},
              "/users/{id}": {"get": {"response": "user.json"}}
            }}
            """,
            [
                "users.json": #"[{"id":1,"name":"a"},{"id":2,"name":"b"}]"#,
                "user.json": #"{"id":1,"name":"a","bio":null}"#,
            ]
        )
        #expect(
            result.summary == """
                root [User]
                root User
                struct User id:id
                  id: Int
                  name: String
                  bio: JSONValue? omitted
                """
        )
        #expect(result.messages == [])
    }

    @Test func envelopesAreUnwrapped() throws {
        let result = try infer(
            #"{"baseURL":"https://a.b","paths":{"/users":{"get":{"response":{"samples":"u.json","at":"/data/items"}}}}}"#,
            ["u.json": #"{"data":{"items":[{"id":1}]}}"#]
        )
        #expect(result.summary == "root [User]\nstruct User id:id\n  id: Int")
    }

    @Test func elementsInAnEnvelopeAreNamedByThePath() throws {
        let result = try infer(
            """
            {"baseURL": "https://a.b", "paths": {
              "/books": {"get": {"response": "books.json"}},
              "/books/{isbn}": {"get": {"response": "book.json"}},
              "/search": {"get": {"response": "search.json"}},
              "/orders": {"post": {"response": "order.json"}}
            }}
            """,
            [
                "books.json": #"{"data":[{"isbn":"1","title":"a","pages":3}],"meta":{"next":1}}"#,
                "book.json": #"{"isbn":"1","title":"a","pages":3}"#,
                "search.json": #"{"results":[{"rank":1}]}"#,
                "order.json": #"{"state":"new"}"#,
            ]
        )
        #expect(
            result.summary == """
                root Books
                root Book
                root Search
                root Order
                struct Books
                  data: [Book]
                  meta: Meta
                struct Book
                  isbn: String
                  title: String
                  pages: Int
                struct Meta
                  next: Int
                struct Search
                  results: [SearchResult]
                struct SearchResult
                  rank: Int
                struct Order
                  state: String
                """
        )
    }

    @Test func aPointerThatLeadsNowhereIsAnError() throws {
        let result = try infer(
            #"{"baseURL":"https://a.b","paths":{"/users":{"get":{"response":{"samples":"u.json","at":"/data"}}}}}"#,
            ["u.json": #"{"items":[]}"#]
        )
        #expect(result.messages == [#"u.json:1:1: error: the sample has nothing at "/data""#])
    }

    @Test func fieldsMayBeRenamedTypedExcludedAndDescribed() throws {
        let result = try infer(
            model:
                #""rename": {"lat": "latitude"}, "fields": {"zip": "String?", "n": "Double"}, "exclude": ["phone"], "description": "A place.""#,
            sample: #"[{"lat":"1","zip":"a","n":1,"phone":"x"}]"#
        )
        #expect(
            result.summary == """
                root [Place]
                struct Place
                  latitude: String "lat"
                  zip: String? omitted
                  n: Double
                """
        )
        #expect(result.schema?.types.first?.description == "A place.")
    }

    @Test func aTypeThatASampleContradictsIsAnErrorAtItsLine() throws {
        let result = try infer(model: #""fields": {"a": "Int"}"#, sample: "[\n  {\"a\": 1},\n  {\"a\": \"x\"}\n]")
        #expect(
            result.messages == ["s.json:3:9: error: the sample does not fit its type: expected number, found string"]
        )
    }

    @Test func aTypeThatLosesSomethingIsAnError() throws {
        let result = try infer(model: #""fields": {"a": "Double"}"#, sample: "[{\"a\": 0.12345678901234567890}]")
        #expect(
            result.messages.first?.hasPrefix("s.json:1:8: error: the sample would not be written as it was read")
                == true
        )
    }

    @Test func dateTimesWithoutAnOffsetAreDatesWhereTheSpecSaysSo() throws {
        let result = try infer(model: #""fields": {"at": "Date"}"#, sample: #"[{"at":"2024-05-01T08:30:00"}]"#)
        #expect(result.summary == "root [Place]\nstruct Place\n  at: Date")
        #expect(result.messages == [])
    }

    @Test func objectsMayBeMapsStructuresOrAnything() throws {
        let sample = #"[{"home":{"a":1,"b":2},"rates":{"USD":1,"EUR":2},"x":{"y":1}}]"#
        let result = try infer(
            models: #""Home": {"as": "map"}, "Rates": {"at": "places[].rates", "as": "struct"}, "X": {"as": "json"}"#,
            sample: sample
        )
        #expect(
            result.summary == """
                root [Place]
                struct Place
                  home: [String: Int]
                  rates: Rates
                  x: JSONValue
                struct Rates
                  usd: Int "USD"
                  eur: Int "EUR"
                """
        )
        #expect(result.messages == [])
    }

    /// The name of a response means the values of a map, unless the spec says that the map is a struct.
    @Test func aResponseThatLooksLikeAMapMayBeAStructure() throws {
        let result = try infer(
            """
            {"baseURL":"https://a.b","paths":{"/rates":{"get":{"response":{"samples":"r.json","model":"Rate"}}}},
             "models":{"Rates":{"at":"rates","as":"struct"}}}
            """,
            ["r.json": #"{"USD":{"bid":1.5},"EUR":{"bid":2}}"#]
        )
        #expect(result.messages == [])
        #expect(result.summary.hasPrefix("root Rates\nstruct Rates\n  usd: "))
    }

    @Test func variantsThatAreOneElsewhereAreOne() throws {
        let result = try infer(
            #"{"baseURL":"https://a.b","paths":{"/p":{"get":{"response":"p.json"}},"/q":{"get":{"response":"q.json"}}},"models":{"Part":{"at":["p[]","q[]"],"tag":"type"}}}"#,
            [
                "p.json": #"[{"type":"x","u":1,"v":1},{"type":"y","w":1,"o":2},{"type":"z","m":1,"n":1,"v":"s"}]"#,
                "q.json": #"[{"type":"x","u":1,"v":1},{"type":"z","u":1,"v":1}]"#,
            ]
        )
        let union = try #require(result.schema?.types.first)
        guard case .taggedUnion(let variants) = union.kind else {
            Issue.record("not a union")
            return
        }
        #expect(variants.variants.map { $0.tags.sorted() } == [["x", "z"], ["y"]])
    }

    @Test func aDictionaryThatPlacesPutIntoItselfEnds() throws {
        let result = try infer(
            #"{"baseURL":"https://a.b","paths":{"/p":{"get":{"response":{"samples":"s.json","model":"Place"}}}},"models":{"Place":{"at":"Place.a"}}}"#,
            ["s.json": #"{"a": {"a": {}}}"#]
        )
        #expect(result.summary == "root [String: JSONValue]")
    }

    @Test func tagsMayBeNamedOrRefused() throws {
        let sample = #"[{"type":"circle","radius":1.5},{"type":"rect","w":1,"h":2}]"#
        let off = try infer(model: #""tag": false"#, sample: sample)
        #expect(
            off.summary == """
                root [Place]
                struct Place
                  type: String
                  radius: Double? omitted
                  w: Int? omitted
                  h: Int? omitted
                """
        )
        let named = try infer(model: #""tag": "shape""#, sample: sample.replacing("type", with: "shape"))
        #expect(named.summary.hasPrefix("root [Place]\nunion Place by shape\n  circle[circle]: CirclePlace"))
    }

    @Test func enumsMayBeAskedForOrRefused() throws {
        let rows = (0..<10).map { #"{"status":"\#(["on", "off"][$0 % 2])","mood":"\#(["up", "down"][$0 % 2])"}"# }
        let result = try infer(
            model: #""fields": {"status": {"enum": false}, "mood": {"enum": true}}"#,
            sample: "[\(rows.joined(separator: ","))]"
        )
        #expect(
            result.summary == """
                root [Place]
                struct Place
                  status: String
                  mood: Mood
                enum Mood: down up
                """
        )
    }

    @Test func theRestOfTheOverrides() throws {
        let result = try infer(
            model: #""id": "code", "nulls": "distinct", "unknown": "keep", "lossy": ["items"]"#,
            sample: #"[{"code":"x","a":null,"items":[{"b":1}]},{"code":"y","items":[]}]"#
        )
        guard case .structure(let place)? = result.schema?.types.first?.kind else {
            Issue.record("Place is a struct")
            return
        }
        #expect(place.identifier == "code")
        #expect(place.keepsUnknown)
        #expect(place.fields.map(\.absence) == [.never, .distinct, .never])
        #expect(place.fields.map(\.isLossy) == [false, false, true])
    }

    @Test func overridesThatChangeNothingAreWarnings() throws {
        let result = try infer(
            models: #""Plase": {"id": "a"}, "Place": {"fields": {"nme": "Int"}}"#,
            sample: #"[{"name":1}]"#
        )
        #expect(
            result.messages.map { $0.split(separator: " ", maxSplits: 1).last.map(String.init) } == [
                #"warning: no sample has the key "nme", so this changes nothing; did you mean "name"?"#,
                #"warning: no model is called "Plase", so this changes nothing; did you mean "Place"?"#,
            ]
        )
    }

    @Test func repeatedKeysAreWarnings() throws {
        let result = try infer(model: "", sample: "[{\"a\":1,\n\"a\":2}]")
        #expect(
            result.messages == [#"s.json:2:1: warning: the key "a" stands twice in the object; the last one counts"#]
        )
    }

    @Test func explanationsTellRuleEvidenceAndOverride() throws {
        let result = try infer(
            model: "",
            sample: #"[{"id":1,"at":"2024-05-01T08:30:00Z"},{"id":2,"at":"2024-05-02T08:30:00Z","x":null}]"#
        )
        let explanation = Explanation(of: try #require(result.schema))
        #expect(
            try #require(explanation.selecting("Place.at")).text == """
                Place: struct
                  Inferred from s.json (2 objects).
                  Place.at: Date
                    seen: 2 strings, 2 distinct: s.json:1
                    date: all 2 values are RFC 3339 date-times: s.json:1
                      instead of: String
                      to change it: "models": { "Place": { "fields": {"at": "String"} } }

                """
        )
        #expect(explanation.unforced.types.first?.fields.map(\.name) == ["at", "x"])
        #expect(explanation.selecting("Place.nothing") == nil)
    }

    // MARK: Support

    private struct Result {
        var summary: String
        var messages: [String]
        var schema: Schema?
    }

    private func infer(model: String, sample: String) throws -> Result {
        try infer(models: "\"Place\": {\(model)}", sample: sample)
    }

    private func infer(models: String, sample: String) throws -> Result {
        try infer(
            #"{"baseURL":"https://a.b","paths":{"/places":{"get":{"response":"s.json"}}},"models":{\#(models)}}"#,
            ["s.json": sample]
        )
    }

    /// Infers the types of a spec; notes are left out.
    private func infer(_ spec: String, _ samples: [String: String]) throws -> Result {
        var generation = Generation()
        let files = MemoryFileSystem(samples.merging(["a.api.json": spec]) { $1 })
        let inferred = Generator.infer(specAt: "a.api.json", files: files, into: &generation)
        let messages = generation.diagnostics.all.filter { $0.severity != .note }.map { diagnostic in
            "\(diagnostic.location.map { "\($0): " } ?? "")\(diagnostic.severity.rawValue): \(diagnostic.text)"
        }
        let roots = inferred?.operations.compactMap(\.response?.type) ?? []
        let resolution = inferred.map { Resolution(schema: $0.schema, roots: roots) }
        return Result(summary: resolution?.summary ?? "", messages: messages, schema: inferred?.schema)
    }
}
