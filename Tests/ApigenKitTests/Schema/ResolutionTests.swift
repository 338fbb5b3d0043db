import ApigenJSON
import ApigenKit
import Testing

/// What is inferred from what, in the form of ``Resolution/summary``.
struct ResolutionTests {
    @Test func scalarsAndOptionals() throws {
        let types = try infer(
            #"[{"id":1,"name":"a","bio":null,"ok":true},{"id":2,"name":"b","bio":"x","ok":false,"n":1}]"#
        )
        #expect(
            types.summary == """
                root [Root]
                struct Root id:id
                  id: Int
                  name: String
                  bio: String? null
                  ok: Bool
                  n: Int? omitted
                """
        )
    }

    @Test(arguments: [
        ("[1, 2]", "[Int]"), ("[1, 2.0]", "[Double]"), ("[40.00]", "[Double]"), ("[1e2]", "[Double]"),
        ("[18446744073709551615]", "[UInt64]"), ("[18446744073709551615, -1]", "[Decimal]"),
        ("[18446744073709551616]", "[Decimal]"), ("[0.12345678901234567890]", "[Decimal]"),
        ("[1e400]", "[JSONNumber]"), ("[]", "[JSONValue]"), ("[null]", "[JSONValue?]"), ("{}", "[String: JSONValue]"),
        ("[\"x\", null]", "[String?]"), ("[[1,2],[3,4]]", "[[Int]]"), ("[[1,2],[3]]", "[[Int]]"), ("\"x\"", "String"),
        ("[\"2024-05-01T08:30:00Z\", \"2024-05-01T08:30:00.5+0200\"]", "[Date]"),
        ("[\"2024-05-01T08:30:00Z\", \"\"]", "[String]"), ("[\"2024-13-45T99:99:99Z\"]", "[String]"),
        ("[\"2024-05-01T08:30:00\"]", "[String]"), ("[\"2024-05-01T08:30:00.123456789Z\"]", "[String]"),
        ("[1, \"a\", true, null]", "[BoolOrIntOrString?]"), ("[[1], 2]", "[IntListOrInt]"),
    ])
    func roots(sample: String, type: String) throws {
        let types = try infer(sample)
        #expect(types.summary.split(separator: "\n").first == "root \(type)")
    }

    @Test func aTreeFoldsIntoOneType() throws {
        let types = try infer(#"{"id":1,"children":[{"id":2,"children":[{"id":3,"children":[]}]}]}"#)
        #expect(types.summary == "root Root\nstruct Root id:id\n  id: Int\n  children: [Root]")
        let parents = try infer(#"{"name":"a","parent":{"name":"b","parent":{"name":"c","parent":null}}}"#)
        #expect(parents.summary == "root Root\nstruct Root\n  name: String\n  parent: Root? null indirect")
    }

    @Test func aTreeOfTwoTypesFolds() throws {
        let types = try infer(
            #"{"kind":"L","data":{"after":"x","children":[{"kind":"c","data":{"after":"y","children":[{"kind":"d","data":{"after":"z","children":[]}}]}}]}}"#
        )
        #expect(
            types.summary == """
                root Root
                struct Root
                  kind: String
                  data: RootData
                struct RootData
                  after: String
                  children: [Root]
                """
        )
    }

    @Test func whatIsTheSameThingIsOneType() throws {
        let types = try infer(
            #"{"owner":{"id":1,"login":"a","url":"u"},"assignee":{"id":2,"login":"b","url":"v"},"user":null}"#
        )
        #expect(
            types.summary == """
                root Root
                struct Root
                  owner: Owner
                  assignee: Owner
                  user: JSONValue? null
                struct Owner id:id
                  id: Int
                  login: String
                  url: String
                """
        )
    }

    @Test func whatOnlyLooksAlikeStaysApart() throws {
        let types = try infer(#"{"width":{"value":1,"unit":"cm"},"price":{"value":2,"unit":"usd"}}"#)
        #expect(types.schema.types.map(\.name) == ["Root", "Width", "Price"])
        let twins = try infer(
            #"{"person":{"address":{"street":"s","zip":"z"}},"server":{"address":{"ip":"i","port":1}}}"#
        )
        #expect(twins.schema.types.map(\.name) == ["Root", "Person", "Address", "Server", "ServerAddress"])
    }

    @Test(arguments: [
        #"{"rates":{"USD":1.5,"EUR":2}}"#, #"{"rates":{"USD":1.5}}"#, #"{"rates":{"2024-01-01":1.5}}"#,
        #"{"rates":{"1":1.5,"22":2}}"#, #"{"rates":{"550e8400-e29b-41d4-a716-446655440000":1.5}}"#,
        #"{"rates":{"en-US":1.5}}"#, #"{"rates":{"1.0.2":1.5,"2.0.0-beta.1":1}}"#, #"{"rates":{"a/b":1.5}}"#,
        #"{"rates":{"!room:x.org":1.5}}"#, #"{"rates":{"$event123abc":1.5}}"#,
        #"{"rates":{"9f86d081884c7d659a2f":1.5}}"#,
    ])
    func keysThatAreDataMakeMaps(sample: String) throws {
        #expect(try infer(sample).summary == "root Root\nstruct Root\n  rates: [String: Double]")
    }

    @Test func keySetsThatVaryMakeMaps() throws {
        let rows = (0..<8).map { #"{"tags":{"k\#($0)a":"x","k\#($0)b":"y"}}"# }.joined(separator: ",")
        #expect(try infer("[\(rows)]").summary == "root [Root]\nstruct Root\n  tags: [String: String]")
    }

    @Test func aWideStructStaysAStruct() throws {
        let members = (0..<40).map { #""flag\#(["A", "B", "C", "D"][$0 / 10])\#($0 % 10)x":true"# }.joined(
            separator: ","
        )
        let types = try infer("{\(members)}")
        #expect(types.schema.types.count == 1)
        #expect(
            try infer(#"{"sizes":{"small":{"w":1,"h":2}},"home":{"x":1},"away":{"x":2}}"#).schema.types.map(\.name)
                == ["Root", "Sizes", "Small", "Home", "Away"]
        )
    }

    @Test func tagsTellVariantsApart() throws {
        let types = try infer(#"[{"type":"circle","radius":1.5},{"type":"rect","w":1,"h":2}]"#, name: "Figure")
        #expect(
            types.summary == """
                root [Figure]
                union Figure by type
                  circle[circle]: CircleFigure
                  rect[rect]: RectFigure
                struct CircleFigure
                  type: String
                  radius: Double
                struct RectFigure
                  type: String
                  w: Int
                  h: Int
                """
        )
    }

    @Test func aTagThatDecidesNothingIsAField() throws {
        let rows = (0..<40).map { index in
            let nick = index % 3 == 0 ? #","nick":"n""# : ""
            return #"{"type":"\#(["admin", "member"][index % 2])","name":"n"\#(nick)}"#
        }
        #expect(
            try infer("[\(rows.joined(separator: ","))]").summary == """
                root [Root]
                struct Root
                  type: RootType
                  name: String
                  nick: String? omitted
                enum RootType: admin member
                """
        )
    }

    @Test func repeatedDataIsNoEnum() throws {
        let users = (0..<2_000).map { index in
            let user = index % 10
            return
                #"{"id":"u\#(user)","name":"Name\#(user)","email":"m\#(user)@x.org","city":"City\#(user)","username":"user\#(user)","status":"\#(user < 5 ? "active" : "left")","level":"\#(user)"}"#
        }
        let types = try infer("[\(users.joined(separator: ","))]", name: "User")
        #expect(
            types.summary == """
                root [User]
                struct User id:id
                  id: String
                  name: String
                  email: String
                  city: String
                  username: String
                  status: Status
                  level: String
                enum Status: active left
                """
        )
    }

    @Test func rowsHaveSlots() throws {
        let types = try infer(#"{"candles":[[1719900000,"101.50",12,true]]}"#)
        #expect(
            types.summary == """
                root Root
                struct Root
                  candles: [Candle]
                row Candle
                  value0: Int
                  value1: String
                  value2: Int
                  value3: Bool
                """
        )
    }

    @Test(arguments: [
        (#"[{"u":"id1"},{"u":{"id":"x"}}]"#, "object: U, string: String"),
        (#"[{"u":false},{"u":{"id":"x"}}]"#, "object: U, bool: Bool"),
        (#"[{"u":[]},{"u":{"id":"x"}}]"#, "object: U, array: [JSONValue]"),
        (#"[{"u":[{"id":"x"}]},{"u":{"id":"x"}}]"#, "object: U, array: [U]"),
        (#"[{"u":"x"},{"u":["x"]}]"#, "array: [String], string: String"),
    ])
    func mixedPositionsKeepEveryForm(sample: String, alternatives: String) throws {
        let types = try infer(sample)
        let choices = types.schema.types.compactMap { type in
            if case .choice(let choice) = type.kind { choice.alternatives } else { nil }
        }
        #expect(
            choices.first?.map { "\($0.name): \(types.schema.spelling($0.type))" }.joined(separator: ", ")
                == alternatives
        )
    }

    @Test func theOrderOfSamplesDoesNotMatter() throws {
        let samples = [#"{"b":1,"a":{"x":1}}"#, #"{"a":{"y":"s"},"c":null}"#, #"{"c":[1.5],"b":2}"#]
        func summary(_ order: [Int]) throws -> String {
            var shape = Shape()
            for index in order {
                var observer = ShapeObserver(samples[index].utf8, source: "sample\(index).json")
                shape.merge(try observer.observe())
            }
            let root = InferenceRoot(shape: shape, name: "Root", isNameExplicit: true)
            return SchemaResolver.resolve([root], options: InferenceOptions(), namer: Namer()).summary
        }
        let expected = try summary([0, 1, 2])
        for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] { #expect(try summary(order) == expected) }
    }
}
