import Testing

@testable import ApigenKit

@Suite("Changes of endpoints and of the whole client")
struct EndpointChangeTests {
    private static let answer = #""response": { "inline": [{ "id": 1 }], "model": "User" }"#

    /// A spec with some paths.
    private static func spec(_ paths: String, _ others: String = "") throws -> InferredSpec {
        try inferredClient(
            #"{ "name": "Zoo", "baseURL": "https://zoo.example", \#(others) "paths": { \#(paths) } }"#
        )
    }

    private static func changes(_ old: String, _ new: String) throws -> [APIChange] {
        APIComparison.changes(from: try spec(old), to: try spec(new))
    }

    /// A spec with one operation.
    private static func users(_ members: String = "", method: String = "get", path: String = "/users") -> String {
        #""\#(path)": { "\#(method)": { "name": "users", \#(members) \#(answer) } }"#
    }

    // MARK: Functions

    @Test("endpoints come and go")
    func endpoints() throws {
        let more = Self.users() + #", "/news": { "get": { "response": null } }"#
        #expect(lines(try Self.changes(Self.users(), more)) == ["compatible: endpointAdded ZooAPI.news()"])
        #expect(lines(try Self.changes(more, Self.users())) == ["breaking: endpointRemoved ZooAPI.news()"])
    }

    @Test("the same request under another name is renamed, and what follows is not told")
    func renamed() throws {
        let changes = try Self.changes(Self.users(), Self.users().replacing("\"users\"", with: "\"people\""))
        #expect(lines(changes) == ["breaking: endpointRenamed ZooAPI.users()"])
        #expect(changes[0].summary == "is now called `people`")
    }

    @Test("another method or path is other behavior")
    func request() throws {
        let path = try Self.changes(Self.users(), Self.users(path: "/people"))
        #expect(lines(path) == ["behavior: requestChanged ZooAPI.users()"])
        #expect(path[0].summary == "sends GET /people, and sent GET /users")
        let method = try Self.changes(Self.users(method: "put"), Self.users(method: "patch"))
        #expect(lines(method) == ["behavior: requestChanged ZooAPI.users()"])
    }

    @Test("a parameter without a default breaks calls")
    func requiredParameter() throws {
        let changes = try Self.changes(Self.users(), Self.users(#""parameters": { "tag": "x" },"#))
        #expect(lines(changes) == ["breaking: parameterAdded ZooAPI.users(tag:)"])
        #expect(changes[0].summary == "has a new parameter `tag: String`")
    }

    @Test("a parameter with a default breaks none")
    func defaultedParameter() throws {
        let optional = try Self.changes(Self.users(), Self.users(#""parameters": { "tag?": "x" },"#))
        #expect(lines(optional) == ["compatible: parameterAdded ZooAPI.users(tag:)"])
        #expect(optional[0].summary == "has a new parameter `tag: String? = nil`")
        let defaulted = #""parameters": { "limit": { "type": "Int", "default": 5 } },"#
        #expect(
            lines(try Self.changes(Self.users(), Self.users(defaulted))) == [
                "compatible: parameterAdded ZooAPI.users(limit:)"
            ]
        )
    }

    /// The changes where the one parameter of an endpoint changes.
    private static func parameter(_ old: String, _ new: String) throws -> [String] {
        lines(try changes(users(#""parameters": { \#(old) },"#), users(#""parameters": { \#(new) },"#)))
    }

    @Test("a parameter that is gone, renamed or of another type breaks calls")
    func parameters() throws {
        #expect(try Self.parameter(#""tag?": "x""#, "") == ["breaking: parameterRemoved ZooAPI.users()"])
        #expect(
            try Self.parameter(#""tag?": "x""#, #""label?": { "type": "String", "wire": "tag" }"#)
                == ["breaking: parameterRenamed ZooAPI.users(label:)"]
        )
        #expect(
            try Self.parameter(#""tag?": "x""#, #""tag?": 1"#) == ["breaking: parameterTypeChanged ZooAPI.users(tag:)"]
        )
        #expect(
            try Self.parameter(#""a": "x", "b": "y""#, #""b": "y", "a": "x""#)
                == ["breaking: parametersReordered ZooAPI.users(b:a:)"]
        )
    }

    @Test("a parameter that need not be given any more breaks no call, and the other way round every one")
    func optionality() throws {
        // The resource that was given for each tag is a property now.
        #expect(
            try Self.parameter(#""tag": "x""#, #""tag?": "x""#) == [
                "breaking: resourceChanged ZooResources.users",
                "compatible: parameterTypeChanged ZooAPI.users(tag:)",
                "compatible: parameterDefaultChanged ZooAPI.users(tag:)",
            ]
        )
        #expect(
            try Self.parameter(#""tag?": "x""#, #""tag": "x""#) == [
                "breaking: parameterTypeChanged ZooAPI.users(tag:)",
                "breaking: parameterDefaultChanged ZooAPI.users(tag:)",
            ]
        )
    }

    @Test("another default, name on the wire or style is other behavior")
    func parameterBehavior() throws {
        #expect(
            try Self.parameter(#""n": { "type": "Int", "default": 5 }"#, #""n": { "type": "Int", "default": 6 }"#)
                == ["behavior: parameterDefaultChanged ZooAPI.users(n:)"]
        )
        #expect(
            try Self.parameter(#""n?": 1"#, #""n?": { "type": "Int", "wire": "_n" }"#)
                == ["behavior: parameterWireChanged ZooAPI.users(n:)"]
        )
        #expect(
            try Self.parameter(#""n?": { "type": "[Int]" }"#, #""n?": { "type": "[Int]", "style": "comma" }"#)
                == ["behavior: parameterWireChanged ZooAPI.users(n:)"]
        )
    }

    @Test("the enum of a parameter changes as enums do")
    func parameterEnum() throws {
        #expect(
            try Self.parameter(#""sort?": { "values": ["a", "b"] }"#, #""sort?": { "values": ["a", "c"] }"#)
                == ["breaking: caseAdded ZooAPI.Sort.c", "breaking: caseRemoved ZooAPI.Sort.b"]
        )
        #expect(
            try Self.parameter(#""sort?": "a""#, #""sort?": { "values": ["a", "c"] }"#) == [
                "breaking: parameterTypeChanged ZooAPI.users(sort:)", "compatible: typeAdded ZooAPI.Sort",
            ]
        )
    }

    @Test("another name for a placeholder is a label, and no other path")
    func placeholder() throws {
        let old = #""/users/{id}": { "get": { "name": "user", "parameters": { "id": 1 }, \#(Self.answer) } }"#
        let changes = try Self.changes(
            old,
            old.replacing("{id}", with: "{userId}").replacing("\"id\": 1 },", with: "\"userId\": 1 },")
        )
        #expect(lines(changes) == ["breaking: parameterRenamed ZooAPI.user(userID:)"])
    }

    @Test("another result breaks code")
    func result() throws {
        let changes = try Self.changes(Self.users(), Self.users().replacing("[{ \"id\": 1 }]", with: "{ \"id\": 1 }"))
        #expect(lines(changes) == ["breaking: resultChanged ZooAPI.users()"])
        #expect(changes[0].summary == "gives `Endpoint<User>`, and gave `Endpoint<[User]>`")
    }

    @Test("a deprecation is compatible, and takes the resource away")
    func deprecation() throws {
        let changes = try Self.changes(Self.users(), Self.users(#""deprecated": true,"#))
        #expect(
            lines(changes) == [
                "breaking: resourceRemoved ZooResources.users", "compatible: endpointDeprecated ZooAPI.users()",
            ]
        )
    }

    @Test("what is set on a request is behavior")
    func settings() throws {
        let settings = [
            #""timeout": 5,"#, #""idempotent": false,"#, #""auth": "basic","#, #""headers": { "X-A": "b" },"#,
            #""errors": { "404": { "inline": { "id": 1 }, "model": "User" } },"#,
        ]
        for setting in settings {
            let changes = try Self.changes(Self.users(), Self.users(setting))
            #expect(lines(changes) == ["behavior: requestChanged ZooAPI.users()"], "\(setting)")
        }
    }

    @Test("descriptions are internal")
    func documentation() throws {
        let changes = try Self.changes(Self.users(), Self.users(#""description": "All.","#))
        #expect(changes.map(\.impact) == [.internal])
        #expect(changes.map(\.kind) == [.documentationChanged])
    }

    // MARK: Pages and resources

    @Test("pages come and go, with the resource")
    func pages() throws {
        let plain = Self.users(#""parameters": { "page": { "type": "Int", "default": 1 } },"#)
        let paged = plain.replacing("\"parameters\"", with: "\"pagination\": { \"page\": \"page\" }, \"parameters\"")
        #expect(
            lines(try Self.changes(plain, paged)) == [
                "breaking: resourceChanged ZooResources.users", "compatible: pagesAdded ZooAPI.pagedUsers()",
            ]
        )
        #expect(
            lines(try Self.changes(paged, plain)) == [
                "breaking: pagesRemoved ZooAPI.pagedUsers()", "breaking: resourceChanged ZooResources.users",
            ]
        )
        let more = paged.replacing("{ \"page\": {", with: "{ \"tag?\": \"x\", \"page\": {")
        #expect(lines(try Self.changes(paged, more)) == ["compatible: parameterAdded ZooAPI.users(tag:page:)"])
    }

    @Test("a second argument makes a struct of a mutation's input, which breaks code though the endpoint does not")
    func mutation() throws {
        let old = Self.users(#""body": { "inline": { "a": 1 }, "model": "NewUser" },"#, method: "post")
        let new = old.replacing("\"body\"", with: "\"parameters\": { \"tag?\": \"x\" }, \"body\"")
        let changes = try Self.changes(old, new)
        #expect(
            lines(changes) == [
                "breaking: resourceChanged ZooResources.users", "compatible: parameterAdded ZooAPI.users(_:tag:)",
            ]
        )
        #expect(changes[0].summary == "is now `Mutation<UsersInput, [User]>`, and was `Mutation<NewUser, [User]>`")
    }

    @Test("a client that grows beyond one set of files has other classes of resources")
    func groups() throws {
        func paths(_ count: Int) -> String {
            (0..<count).map { #""/g\#($0 % 2)/t\#($0)": { "get": { \#(Self.answer) } }"# }.joined(separator: ", ")
        }
        let changes = try Self.changes(paths(30), paths(60))
        let moved = changes.filter { $0.kind == .resourcesMoved }
        #expect(moved.map(\.summary) == ["holds in `ZooG0Resources`, `ZooG1Resources` what `ZooResources` held"])
    }

    // MARK: The client

    private static func options(_ old: String, _ new: String) throws -> [String] {
        lines(
            APIComparison.changes(
                from: try spec(users(), #""swift": { \#(old) },"#),
                to: try spec(users(), #""swift": { \#(new) },"#)
            )
        )
    }

    @Test("options of the code change all of it, and are told once")
    func options() throws {
        #expect(try Self.options("", #""access": "internal""#) == ["breaking: accessChanged ZooAPI"])
        #expect(
            try Self.options(#""access": "internal""#, #""access": "package""#) == ["compatible: accessChanged ZooAPI"]
        )
        #expect(try Self.options("", #""namespace": "Models""#) == ["breaking: namespaceChanged ZooAPI"])
        #expect(try Self.options("", #""mutable": false"#) == ["breaking: mutabilityChanged ZooAPI"])
        #expect(try Self.options(#""mutable": false"#, "") == ["compatible: mutabilityChanged ZooAPI"])
        #expect(try Self.options("", #""conformances": []"#) == ["breaking: conformanceRemoved ZooAPI"])
        #expect(
            try Self.options("", #""observation": "observableObject""#) == ["breaking: observationChanged ZooAPI"]
        )
        #expect(try Self.options("", #""samples": false"#) == ["breaking: samplesChanged ZooAPI"])
        let plain = try Self.options("", #""coding": "codable""#)
        #expect(plain.contains("breaking: codingChanged ZooAPI"))
        #expect(!plain.contains { $0.contains("endpointRemoved") })
    }

    @Test("where requests go, and what all carry, is behavior")
    func defaults() throws {
        let old = try Self.spec(Self.users())
        let elsewhere = try inferredClient(
            #"{ "name": "Zoo", "baseURL": "https://zoo.org", "paths": { \#(Self.users()) } }"#
        )
        #expect(lines(APIComparison.changes(from: old, to: elsewhere)) == ["behavior: requestDefaultsChanged ZooAPI"])
        for other in [#""auth": "bearer","#, #""headers": { "X-A": "b" },"#] {
            let changes = APIComparison.changes(from: old, to: try Self.spec(Self.users(), other))
            #expect(lines(changes) == ["behavior: requestDefaultsChanged ZooAPI"])
        }
    }

    @Test("another name of the API is told once")
    func name() throws {
        let old = try Self.spec(Self.users())
        let new = try inferredClient(
            #"{ "name": "Park", "baseURL": "https://zoo.example", "paths": { \#(Self.users()) } }"#
        )
        #expect(lines(APIComparison.changes(from: old, to: new)) == ["breaking: clientRenamed ZooAPI"])
    }
}
