import Testing

@testable import ApigenKit

/// What a comparison tells, as tests compare it.
func lines(_ changes: [APIChange]) -> [String] {
    changes.filter { $0.kind != .documentationChanged }.map { "\($0.impact): \($0.kind) \($0.subject)" }
}

@Suite("Changes of models")
struct ModelChangeTests {
    /// The changes where the samples of one answer change, and what the spec says of models.
    private static func changes(
        _ old: String,
        _ new: String,
        model: (String, String) = ("User", "User"),
        models: (String, String) = ("{}", "{}")
    ) throws -> [APIChange] {
        APIComparison.changes(
            from: try client(answering: old, model: model.0, models: models.0),
            to: try client(answering: new, model: model.1, models: models.1)
        )
    }

    private static func summary(_ changes: [APIChange], _ kind: APIChange.Kind) -> String? {
        changes.first { $0.kind == kind }?.summary
    }

    @Test("the same samples change nothing")
    func nothing() throws {
        #expect(try Self.changes(#"{"id":1,"a":"x"}"#, #"{"id":1,"a":"x"}"#) == [])
    }

    @Test("more samples of the same types change the documentation alone")
    func evidence() throws {
        let changes = try Self.changes(#"{"id":1}"#, #"{"id":1}"# + "\n" + #"{"id":2}"#)
        #expect(changes.map(\.kind) == [.documentationChanged])
        #expect(changes.map(\.impact) == [.internal])
    }

    @Test("a property that becomes optional breaks code that reads it")
    func optional() throws {
        let changes = try Self.changes(#"{"id":1,"email":"x"}"#, #"{"id":1,"email":"x"}"# + "\n" + #"{"id":2}"#)
        #expect(lines(changes) == ["breaking: propertyTypeChanged User.email"])
        #expect(changes[0].summary == "is now `String?`, and was `String`")
        #expect(changes[0].consequence == "code that reads it has to unwrap it")
    }

    @Test("a property that becomes required breaks code that unwraps it")
    func required() throws {
        let changes = try Self.changes(#"{"id":1,"email":"x"}"# + "\n" + #"{"id":2}"#, #"{"id":1,"email":"x"}"#)
        #expect(lines(changes) == ["breaking: propertyTypeChanged User.email"])
        #expect(changes[0].consequence?.contains("unwraps it") == true)
    }

    @Test("a property of another type breaks code")
    func type() throws {
        let changes = try Self.changes(#"{"id":1,"size":1}"#, #"{"id":1,"size":1.5}"#)
        #expect(lines(changes) == ["breaking: propertyTypeChanged User.size"])
        #expect(changes[0].summary == "is now `Double`, and was `Int`")
    }

    @Test("a new property that initialisers need breaks them, and one that they don't is compatible")
    func added() throws {
        let required = try Self.changes(#"{"id":1}"#, #"{"id":1,"age":3}"#)
        #expect(lines(required) == ["breaking: propertyAdded User.age"])
        #expect(required[0].consequence == "code that makes a `User` has to give it; code that reads one goes on")
        let optional = try Self.changes(#"{"id":1}"# + "\n" + #"{"id":2}"#, #"{"id":1,"age":3}"# + "\n" + #"{"id":2}"#)
        #expect(lines(optional) == ["compatible: propertyAdded User.age"])
    }

    @Test("a property that is gone breaks code")
    func removed() throws {
        #expect(
            lines(try Self.changes(#"{"id":1,"age":3}"#, #"{"id":1}"#)) == ["breaking: propertyRemoved User.age"]
        )
    }

    @Test("a property of the same key under another name is renamed")
    func renamed() throws {
        let changes = try Self.changes(
            #"{"id":1,"lat":3}"#,
            #"{"id":1,"lat":3}"#,
            models: ("{}", #"{"User": {"rename": {"lat": "latitude"}}}"#)
        )
        #expect(lines(changes) == ["breaking: propertyRenamed User.lat"])
        #expect(changes[0].summary == "is now called `latitude`")
    }

    @Test("a property that reads another key is other behavior")
    func key() throws {
        let changes = try Self.changes(
            #"{"id":1,"latitude":3}"#,
            #"{"id":1,"lat":3}"#,
            models: ("{}", #"{"User": {"rename": {"lat": "latitude"}}}"#)
        )
        #expect(lines(changes) == ["behavior: propertyKeyChanged User.latitude"])
        #expect(changes[0].summary == #"reads the key "lat", and read "latitude""#)
    }

    @Test("another order of properties breaks calls of the initialiser")
    func reordered() throws {
        let changes = try Self.changes(#"{"id":1,"a":3,"b":4}"#, #"{"b":4,"id":1,"a":3}"#)
        #expect(lines(changes) == ["breaking: initializerReordered User"])
        #expect(changes[0].summary.contains("(b:id:a:)"))
    }

    @Test("how nil is written is internal")
    func coding() throws {
        let changes = try Self.changes(
            #"{"id":1,"a":null}"# + "\n" + #"{"id":1,"a":3}"#,
            #"{"id":1}"# + "\n" + #"{"id":1,"a":3}"#
        )
        #expect(lines(changes) == ["internal: propertyCodingChanged User.a"])
        #expect(changes[0].summary == "is coded otherwise: nil is left out; it was: nil is written as null")
    }

    @Test("an identity that comes or goes is a conformance")
    func identity() throws {
        let added = try Self.changes(
            #"{"login":"x"}"#,
            #"{"login":"x"}"#,
            models: ("{}", #"{"User": {"id": "login"}}"#)
        )
        #expect(lines(added) == ["compatible: conformanceAdded User", "compatible: propertyAdded User.id"])
        let lost = try Self.changes(#"{"id":1,"a":2}"#, #"{"a":2}"#)
        #expect(lines(lost) == ["breaking: conformanceRemoved User", "breaking: propertyRemoved User.id"])
    }

    @Test("members that are kept are a property with a default")
    func unknownMembers() throws {
        let changes = try Self.changes(#"{"id":1}"#, #"{"id":1}"#, models: ("{}", #"{"User": {"unknown": "keep"}}"#))
        #expect(lines(changes) == ["compatible: propertyAdded User.unknownMembers"])
    }

    @Test("types come and go")
    func types() throws {
        let changes = try Self.changes(#"{"id":1,"home":{"street":"x","city":"y"}}"#, #"{"id":1,"firm":{"name":"x"}}"#)
        #expect(
            lines(changes) == [
                "breaking: typeRemoved Home", "breaking: propertyAdded User.firm",
                "breaking: propertyRemoved User.home",
                "compatible: typeAdded Firm",
            ]
        )
    }

    @Test("a type under another name is renamed, and what has it is not told")
    func typeRenamed() throws {
        let changes = try Self.changes(
            #"{"id":1,"name":"x","friends":[{"id":2,"name":"y","friends":[]}]}"#,
            #"{"id":1,"name":"x","friends":[{"id":2,"name":"y","friends":[]}],"age":3}"#,
            model: ("User", "Person")
        )
        let visible = changes.filter { $0.impact == .breaking }
        #expect(visible.first?.kind == .typeRenamed)
        #expect(visible.first?.summary == "is now called `Person`")
        #expect(!changes.contains { $0.kind == .typeAdded || $0.kind == .typeRemoved || $0.kind == .resultChanged })
        #expect(changes.contains { $0.kind == .propertyAdded && $0.subject == "Person.age" })
    }

    @Test("types with little in common are not the same")
    func unrelatedTypes() throws {
        let changes = try Self.changes(
            #"{"home":{"street":"x","city":"y","zip":"z"}}"#,
            #"{"home":{"lat":1,"lng":2,"city":"y"}}"#,
            models: ("{}", #"{"Place": {"at": "User.home"}}"#)
        )
        #expect(changes.contains { $0.kind == .typeRemoved && $0.subject == "Home" })
        #expect(changes.contains { $0.kind == .typeAdded && $0.subject == "Place" })
    }

    @Test("a type of another form breaks code")
    func form() throws {
        let list = (0..<3).map { #"{"id":\#($0),"value":{"a":1,"b":2}}"# }.joined(separator: "\n")
        let changes = try Self.changes(list, list, models: ("{}", #"{"Value": {"as": "map"}}"#))
        #expect(lines(changes) == ["breaking: typeRemoved Value", "breaking: propertyTypeChanged User.value"])
    }

    // MARK: Enums

    private static func statuses(_ values: [String]) -> String {
        (0..<12).map { #"{"id":\#($0),"status":"\#(values[$0 % values.count])"}"# }.joined(separator: "\n")
    }

    @Test("a new case breaks a switch without a default, unless there is none")
    func caseAdded() throws {
        let old = try client(answering: Self.statuses(["open", "closed"]), model: "User")
        let new = try client(answering: Self.statuses(["open", "closed", "paused"]), model: "User")
        let changes = APIComparison.changes(from: old, to: new)
        #expect(lines(changes) == ["breaking: caseAdded Status.paused"])
        #expect(changes[0].consequence?.contains("a `switch` over every case without a `default`") == true)
        let lenient = APIComparison.changes(from: old, to: new, newCasesBreak: false)
        #expect(lines(lenient) == ["compatible: caseAdded Status.paused"])
    }

    @Test("a case that is gone breaks code")
    func caseRemoved() throws {
        let changes = try Self.changes(Self.statuses(["open", "closed", "paused"]), Self.statuses(["open", "closed"]))
        #expect(lines(changes) == ["breaking: caseRemoved Status.paused"])
        #expect(changes[0].summary == "is gone; its values decode as the unknown case")
    }

    private static let events = [
        #"{"type":"push","branch":"main","size":1}"#, #"{"type":"push","branch":"next","size":2}"#,
        #"{"type":"star","stars":4,"by":"a"}"#, #"{"type":"star","stars":5,"by":"b"}"#,
        #"{"type":"fork","of":"a","depth":1}"#, #"{"type":"fork","of":"b","depth":2}"#,
    ]

    private static func list(_ count: Int) -> String {
        #"{"events":[\#(events.prefix(count).joined(separator: ","))]}"#
    }

    @Test("a new variant is a new case and a new type")
    func variant() throws {
        let changes = try Self.changes(Self.list(4), Self.list(6))
        #expect(lines(changes) == ["breaking: caseAdded Event.fork", "compatible: typeAdded ForkEvent"])
        #expect(
            lines(try Self.changes(Self.list(6), Self.list(4))) == [
                "breaking: typeRemoved ForkEvent", "breaking: caseRemoved Event.fork",
            ]
        )
    }

    @Test("a value of another kind is a case, and a changed one breaks code")
    func choice() throws {
        let old = #"{"v":1}"# + "\n" + #"{"v":"x"}"#
        let changes = try Self.changes(old, old + "\n" + #"{"v":true}"#)
        #expect(changes.contains { $0.impact == .breaking && ($0.kind == .caseAdded || $0.kind == .typeRenamed) })
    }
}
