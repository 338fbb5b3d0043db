import ApigenJSON
import Testing

@testable import ApigenKit

/// Items, writes, errors on demand, and failures.
@Suite struct MockAnswerTests {
    private let api: MockAPI

    init() throws {
        api = try MockProject.api()
    }

    // MARK: Items

    @Test func anItemOfTheListHasItsValuesAndThoseThatOnlyTheSampleHas() throws {
        let json = try api.get("/notes/2").json
        #expect(
            json
                == (try JSONValue(json: #"{"id":2,"title":"Two","tag":"b","author":{"id":7,"name":"Ada"},"stars":4.5}"#))
        )
    }

    @Test func theSampleOfAnItemIsServedAsItIs() throws {
        #expect(try api.get("/notes/9").json == (try JSONValue(json: MockProject.note)))
    }

    @Test func anUnknownItemIsTheSampleWithItsIdentity() throws {
        let json = try api.get("/notes/77").json
        #expect(json["id"] == 77)
        #expect(json["title"] == "Nine")
        // What is no number can't be the id of a note.
        #expect(try api.get("/notes/x").json["id"] == 9)
        #expect(try api.get("/notes/1.5").json["id"] == 9)
    }

    @Test(arguments: [("b", "B"), ("a", "A"), ("c", "A")])
    func theSampleIsChosenByThePlaceholder(login: String, name: String) throws {
        let api = try MockProject.api([
            "a.api.json":
                #"{"baseURL": "https://a.b", "paths": {"/users/{login}": {"get": {"response": {"samples": "u*.json", "at": "/data"}}}}}"#,
            "u1.json": #"{"data": {"login": "a", "name": "A"}}"#,
            "u2.json": #"{"data": {"login": "b", "name": "B"}}"#,
        ])
        let json = try api.get("/users/\(login)").json
        #expect(json["data"]?["name"] == .string(name))
        #expect(json["data"]?["login"] == .string(login))
    }

    @Test func aListIsFilteredByDeclaredParameters() throws {
        #expect(try api.get("/notes?tag=a").ids() == [1, 3, 5])
        #expect(try api.get("/notes?stars=4").ids() == [])
        #expect(try api.get("/notes?tag=").ids() == [1, 2, 3, 4, 5])
        // A word of the API's own, which is the value of no element.
        #expect(try api.get("/notes?tag=all").ids() == [1, 2, 3, 4, 5])
        // No parameter of the operation.
        #expect(try api.get("/notes?title=One").ids() == [1, 2, 3, 4, 5])
    }

    @Test func theListOfAnItemIsFoundWhateverItsPlaceholdersAreCalled() throws {
        let api = try MockProject.api([
            "a.api.json": """
            {"baseURL": "https://a.b", "paths": {
              "/users/{id}/notes": {"get": {"response": "list.json"}},
              "/users/{user_id}/notes/{note_id}": {"get": {"response": "item.json"}}
            }}
            """,
            "list.json": #"{"notes": [{"id": "a", "title": "A"}, {"id": "b", "title": "B"}]}"#,
            "item.json": #"{"id": "c", "title": "C", "text": "…"}"#,
        ])
        #expect(try api.get("/users/1/notes/b").json == ["id": "b", "title": "B", "text": "…"])
        #expect(try api.get("/users/1/notes/d").json == ["id": "d", "title": "C", "text": "…"])
    }

    // MARK: Writes

    @Test func aCreatedItemIsTheSampleWithWhatWasSent() throws {
        let reply = api.send("POST", "/notes", #"{"title": "New", "author": {"name": "Grace"}, "extra": [1]}"#)
        #expect(reply.status == 201)
        let expected = #"{"id":9,"title":"New","tag":"a","author":{"id":7,"name":"Grace"},"stars":4.5,"extra":[1]}"#
        #expect(try reply.json == (try JSONValue(json: expected)))
    }

    @Test func whatHasAnotherKindIsNotTakenOver() throws {
        let json = try api.send("POST", "/notes", #"{"title": 5, "author": "Ada", "stars": null}"#).json
        #expect(json["title"] == "Nine")
        #expect(json["author"]?["name"] == "Ada")
        #expect(json["stars"] == .null)
    }

    @Test(arguments: ["PUT", "PATCH"])
    func aChangedItemIsTheItemWithWhatWasSent(method: String) throws {
        let reply = api.send(method, "/notes/2", #"{"tag": "new"}"#)
        #expect(reply.status == 200)
        let json = try reply.json
        #expect(json["id"] == 2)
        #expect(json["title"] == "Two")
        #expect(json["tag"] == "new")
    }

    @Test func deletingHasNoContent() {
        let reply = api.reply(to: MockRequest("DELETE", "/notes/2"))
        #expect(reply.status == 204)
        #expect(reply.bytes.isEmpty)
    }

    @Test func theSpecDecidesOnTheStatusAndFormsAreRead() throws {
        let reply = api.send(
            "POST",
            "/import",
            "title=A+b%21&stars=2&author=x",
            type: "application/x-www-form-urlencoded"
        )
        #expect(reply.status == 202)
        let json = try reply.json
        #expect(json["title"] == "A b!")
        #expect(json["stars"] == 2)
        #expect(json["author"]?["name"] == "Ada")
    }

    @Test func anEnvelopeIsKept() throws {
        let operation = #"{"body": "b.json", "response": {"samples": "a.json", "at": "/data"}}"#
        let api = try MockProject.api([
            "a.api.json": #"{"baseURL": "https://a.b", "paths": {"/a": {"post": \#(operation)}}}"#,
            "a.json": #"{"data": {"id": 1, "name": "A"}, "ok": true}"#,
            "b.json": #"{"name": "B"}"#,
        ])
        let expected = try JSONValue(json: #"{"data": {"id": 1, "name": "C"}, "ok": true}"#)
        #expect(try api.send("POST", "/a", #"{"name": "C"}"#).json == expected)
        #expect(try api.send("POST", "/a", #"{"data": {"name": "C"}}"#).json == expected)
    }

    @Test(arguments: ["{", "", "[1,", "\u{1}", "{}{}"])
    func aBodyThatIsNoJSONIsABadRequest(body: String) throws {
        let reply = api.send("POST", "/notes", body)
        if body.isEmpty {
            #expect(reply.status == 201)
        } else {
            #expect(reply.status == 400)
            #expect(try #require(reply.json["detail"]?.stringValue).contains("line 1"))
        }
    }

    @Test func deepJSONIsABadRequest() {
        #expect(api.send("POST", "/notes", String(repeating: "[", count: 100_000)).status == 400)
    }

    @Test(arguments: ["[1, 2]", "5", "null", "\"text\""])
    func whatIsNoObjectChangesNothing(body: String) throws {
        let json = try api.send("POST", "/notes", body).json
        #expect(json == (try JSONValue(json: MockProject.note)))
    }

    // MARK: Errors

    @Test(arguments: [
        ("/notes", 404, "missing"), ("/notes", 422, "client"), ("/notes", 503, "other"),
    ])
    func anErrorIsAnsweredOnDemand(target: String, status: Int, message: String) throws {
        let replies = [api.get("\(target)?__status=\(status)"), api.get(target, [("x-apigen-status", "\(status)")])]
        for reply in replies {
            #expect(reply.status == status)
            #expect(reply.header("Content-Type") == "application/json")
            #expect(try reply.json["message"] == .string(message))
        }
    }

    @Test func theErrorsOfAnOperationComeFirst() throws {
        let reply = api.reply(to: MockRequest("DELETE", "/notes/1?__status=409"))
        #expect(reply.status == 409)
        #expect(try reply.json["message"] == "conflict")
    }

    @Test func anErrorWithoutASampleIsAProblem() throws {
        let api = try MockProject.api([
            "a.api.json":
                #"{"baseURL": "https://a.b", "auth": "basic", "paths": {"/a": {"get": {"response": "a.json"}}}}"#,
            "a.json": "{}",
        ])
        let reply = api.get("/a?__status=401")
        #expect(reply.header("Content-Type") == "application/problem+json")
        #expect(reply.header("WWW-Authenticate")?.hasPrefix("Basic") == true)
        #expect(try reply.json["status"] == 401)
    }

    @Test func anotherSuccessCanBeDemandedToo() throws {
        let reply = api.get("/notes/2?__status=203")
        #expect(reply.status == 203)
        #expect(try reply.json["id"] == 2)
    }

    @Test(arguments: ["", "abc", "99", "100", "600", "-404", "99999999999999999999"])
    func whatIsNoStatusIsABadRequest(text: String) {
        #expect(api.get("/notes?__status=\(text)").status == 400)
    }

    // MARK: Failures and delays

    @Test func asManyAnswersFailAsWereAskedForAndAlwaysTheSame() {
        var behavior = MockBehavior()
        behavior.failureRate = 0.2
        func statuses(seed: UInt64) -> [Int] {
            behavior.seed = seed
            return (0..<2000).map { api.reply(to: MockRequest("GET", "/notes"), number: $0, behavior: behavior).status }
        }
        let first = statuses(seed: 1)
        #expect((300...500).contains(first.count { $0 != 200 }))
        #expect(Set(first) == [200, 500, 502, 503, 504])
        #expect(first == statuses(seed: 1))
        #expect(first != statuses(seed: 2))
    }

    @Test func ratesOfNothingAndOfAllAreExact() {
        var behavior = MockBehavior()
        #expect((0..<1000).allSatisfy { behavior.failure(ofRequest: $0) == nil })
        behavior.failureRate = 1
        #expect((0..<1000).allSatisfy { behavior.failure(ofRequest: $0) != nil })
    }

    @Test func delaysLieInTheirRange() {
        var behavior = MockBehavior()
        behavior.latency = 0.1...0.8
        let delays = (0..<1000).map {
            api.reply(to: MockRequest("GET", "/notes"), number: $0, behavior: behavior).delay
        }
        #expect(delays.allSatisfy { (0.1...0.8).contains($0) })
        #expect(Set(delays).count > 900)
        behavior.latency = 0.2...0.2
        #expect(api.reply(to: MockRequest("GET", "/none"), number: 5, behavior: behavior).delay == 0.2)
    }

    // MARK: Streams

    @Test func linesAndEventsAreSentOneByOne() throws {
        let api = try MockProject.api([
            "a.api.json": """
            {"baseURL": "https://a.b", "paths": {
              "/lines": {"get": {"response": {"samples": "a.ndjson", "as": "lines"}}},
              "/events": {"get": {"response": {"samples": "a.ndjson", "as": "events"}}}
            }}
            """,
            "a.ndjson": "{ \"a\": 1 }\n{ \"a\": 2 }\n",
        ])
        let lines = api.get("/lines")
        #expect(lines.header("Content-Type") == "application/x-ndjson")
        #expect(String(decoding: lines.bytes, as: UTF8.self) == "{\"a\":1}\n{\"a\":2}\n")
        let events = api.get("/events")
        #expect(events.header("Content-Type") == "text/event-stream")
        guard case .parts(let parts) = events.body else {
            Issue.record("the events are sent at once")
            return
        }
        #expect(parts.map { String(decoding: $0, as: UTF8.self) } == ["data: {\"a\":1}\n\n", "data: {\"a\":2}\n\n"])
    }
}
