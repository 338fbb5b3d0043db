import ApigenJSON
import Testing

@testable import ApigenKit

@Suite struct CallPlanTests {
    /// The plan for a spec with these paths, and what is wrong with the values.
    private func plan(
        _ paths: String,
        _ texts: [String] = [],
        file: String? = nil,
        methods: CallPlan.Methods = .safe,
        samples: [String: String] = [:]
    ) throws -> (plan: CallPlan, faults: [String]) {
        let spec = try #require(SpecText.read("{\"baseURL\": \"https://a.b\", \"paths\": {\(paths)}}").spec)
        var diagnostics = Diagnostics()
        var values = ParameterValues()
        for text in texts {
            let isRead = values.add(text: text)
            #expect(isRead)
        }
        if let file { values.add(file: SourceFile(path: "values.json", text: file), into: &diagnostics) }
        values.check(against: spec.operations, into: &diagnostics)
        let files = MemoryFileSystem(samples)
        let plan = CallPlan(for: spec, values: values, methods: methods, files: files, into: &diagnostics)
        return (plan, diagnostics.all.map(\.text))
    }

    private func targets(_ paths: String, _ texts: [String] = [], file: String? = nil) throws -> [String] {
        let (plan, faults) = try plan(paths, texts, file: file)
        #expect(faults == [])
        return plan.calls.map(\.target)
    }

    private let user = #""/users/{id}": {"get": {"response": "user.json"}}"#

    @Test func parametersWithoutValuesSkipTheirEndpoint() throws {
        let (plan, faults) = try plan(user)
        #expect(faults == [])
        #expect(plan.calls.isEmpty)
        #expect(plan.skipped.map(\.reason) == [#"there is no value for "id"; --value user.id=… gives one"#])
    }

    @Test func severalValuesMakeSeveralCalls() throws {
        #expect(try targets(user, ["id=1", "id=2"]) == ["/users/1", "/users/2"])
        #expect(try targets(user, ["id=1", "user.id=7"]) == ["/users/7"])
        #expect(try targets(user, file: #"{"user": {"id": [1, 2]}, "*": {"id": 3}}"#) == ["/users/1", "/users/2"])
        #expect(try targets(user, ["id=5"], file: #"{"user": {"id": 1}}"#) == ["/users/5"])
    }

    @Test func valuesGoSideBySide() throws {
        let paths = #""/repos/{owner}/{repo}": {"get": {"name": "repository", "response": "r.json"}}"#
        let rows = #"{"repository": [{"owner": "a", "repo": "x"}, {"owner": "b", "repo": "y"}]}"#
        #expect(try targets(paths, file: rows) == ["/repos/a/x", "/repos/b/y"])
        #expect(try targets(paths, ["owner=a", "repo=x", "repo=y"]) == ["/repos/a/x", "/repos/a/y"])
    }

    @Test func defaultsAndSamplesOfTheSpecAreUsed() throws {
        let paths = #"""
            "/items/{id}": {"get": {"response": "r.json", "parameters":
              {"id": 4, "q?": "x", "size": {"type": "Int", "default": 20}, "sort": {"values": ["up", "down"]}}}}
            """#
        #expect(try targets(paths) == ["/items/4?size=20&sort=up"] || targets(paths) == ["/items/4?sort=up&size=20"])
        #expect(try targets(paths, ["q=a&b"]).first?.contains("q=a%26b") == true)
    }

    @Test func aValueStaysOneSegment() throws {
        #expect(try targets(user, ["id=a/b?c#d ä%2F"]) == ["/users/a%2Fb%3Fc%23d%20%C3%A4%252F"])
        for value in ["", "..", "."] {
            let (plan, faults) = try plan(user, ["id=\(value)"])
            #expect(plan.calls.isEmpty)
            #expect(faults.count == 1)
        }
    }

    @Test func listsAreWrittenInTheirStyle() throws {
        let parameters =
            #"{"a": [1], "b": {"type": "[Int]", "style": "comma"}, "c": {"type": "[Int]", "style": "brackets"}}"#
        let paths = #""/x": {"get": {"response": "r.json", "parameters": \#(parameters)}}"#
        let target = try targets(paths, ["a=1,2", "b=1,2", "c=1,2"])
        #expect(target == ["/x?a=1&a=2&b=1%2C2&c%5B%5D=1&c%5B%5D=2"])
        let rows = #"{"x": [{"a": [1, 2], "b": [3], "c": [4]}]}"#
        #expect(try targets(paths, file: rows) == ["/x?a=1&a=2&b=3&c%5B%5D=4"])
    }

    @Test(arguments: [
        ("idd=1", #"no endpoint has a parameter "idd"; did you mean "id"?"#),
        ("n=abc", #"user: "n" is Int, and "abc" is not"#),
    ])
    func wrongValuesAreReported(text: String, message: String) throws {
        let paths = #""/users/{id}": {"get": {"response": "u.json", "parameters": {"id": "a", "n?": 1}}}"#
        #expect(try plan(paths, [text]).faults == [message])
    }

    @Test(arguments: [
        ("[]", "values are an object"), (#"{"usr": {"id": 1}}"#, #"no endpoint is called "usr"; did you mean "user"?"#),
        (#"{"user": {"ID": 1}}"#, #"user has no parameter "ID"; did you mean "id"?"#),
        (#"{"user": 1}"#, "the values of"),
        (#"{"user": [1]}"#, "the values of"), (#"{"user": {"id": {"a": 1}}}"#, #"user: "id" can't be object"#),
        ("{", "expected"), (#"{"user": {"id": 1}, "user": {"id": 2}}"#, "there twice"),
    ])
    func wrongFilesOfValuesAreReported(file: String, message: String) throws {
        let faults = try plan(user, file: file).faults
        #expect(faults.count == 1)
        #expect(faults.first?.contains(message) == true, "\(faults)")
    }

    @Test func methodsThatChangeSomethingNeedPermission() throws {
        let paths = #"""
            "/users": {"post": {"body": "new.json", "response": "u.json"}},
            "/users/{id}": {"delete": {"parameters": {"id": 1}}, "put": {"body": "none.json", "parameters": {"id": 1}}},
            "/login": {"post": {"body": {"form": {"name": "ada", "note?": "x"}}, "response": "u.json"}}
            """#
        let samples = ["new.json": #"{"name": "Ada"}"#]
        let safe = try plan(paths, samples: samples).plan
        #expect(safe.calls.isEmpty && safe.skipped.count == 4)
        let all = try plan(paths, methods: .all, samples: samples).plan
        #expect(
            all.calls.map { "\($0.operation.method.token) \($0.target)" } == [
                "POST /users", "DELETE /users/1", "POST /login",
            ]
        )
        #expect(all.calls.first?.body?.bytes == Array(#"{"name": "Ada"}"#.utf8))
        #expect(all.calls.last?.body?.bytes == Array("name=ada".utf8))
        #expect(all.skipped.map(\.reason) == ["there is no sample of its body to send"])
    }

    @Test(arguments: [
        (#""bearer""#, "Authorization", "Bearer a:b"), (#""basic""#, "Authorization", "Basic YTpi"),
        (#"{"apiKey": {"header": "X-Key"}}"#, "X-Key", "a:b"),
    ])
    func credentialsAreSentAsTheSpecSays(authentication: String, name: String, value: String) throws {
        let text = "{\"baseURL\": \"https://a.b\", \"auth\": \(authentication), \"paths\": {\(user)}}"
        let spec = try #require(SpecText.read(text).spec)
        let call = PlannedCall(operation: spec.operations[0], path: "/users/1")
        let request = CallRequest(call, of: spec, credential: Credential("a:b", isForced: false))
        #expect(request.headers.contains(PlannedCall.Field(name: name, value: value)))
        #expect(!CallRequest(call, of: spec).headers.contains { $0.name == name })
    }

    @Test func aKeyInTheQueryIsNotShown() throws {
        let text = "{\"baseURL\": \"https://a.b\", \"auth\": {\"apiKey\": {\"query\": \"k\"}}, \"paths\": {\(user)}}"
        let spec = try #require(SpecText.read(text).spec)
        let call = PlannedCall(operation: spec.operations[0], path: "/users/1")
        let credential = Credential("hush-hush", isForced: false)
        let request = CallRequest(call, of: spec, credential: credential)
        #expect(request.url == "https://a.b/users/1?k=hush-hush")
        let title = request.title(Redaction(knownSecrets: credential.secrets))
        #expect(title.hasPrefix("GET /users/1?k=redacted-"))
    }

    @Test func whatAPersonGivesCountsBeforeTheSpec() throws {
        let text = #"{"baseURL": "https://a.b", "headers": {"X-A": "spec", "Accept": "text/x"}, "paths": {\#(user)}}"#
        let spec = try #require(SpecText.read(text).spec)
        let call = PlannedCall(operation: spec.operations[0], path: "/users/1")
        let given = [PlannedCall.Field(name: "x-a", value: "mine")]
        let request = CallRequest(call, of: spec, baseURL: "http://c.d", headers: given)
        #expect(request.url == "http://c.d/users/1")
        let headers = Dictionary(uniqueKeysWithValues: request.headers.map { ($0.name.lowercased(), $0.value) })
        #expect(headers == ["x-a": "mine", "accept": "text/x"])
    }
}
