import Testing

@testable import ApigenKit

@Suite("A recording of a browser")
struct RecordingTests {
    private let client: ImportedClient

    init() throws {
        client = try ImportedClient(fixtures: "roster.har")
    }

    @Test func requestsAreGroupedByMethodAndTemplate() {
        #expect(
            client.spec.operations.map(\.title) == [
                "POST /session", "GET /users", "GET /users/{userID}", "PATCH /users/{userID}",
                "GET /users/{userID}/badges/{badgeID}", "GET /teams/{team}", "GET /teams/{team}/members", "GET /me",
                "POST /feedback",
            ]
        )
        #expect(client.spec.baseURL == "https://app.roster.example/api/v2")
        #expect(client.spec.name == "Roster")
    }

    @Test func functions() {
        #expect(client.signature("user") == "static func user(userID: Int) -> Endpoint<User>")
        #expect(
            client.signature("updateUser")
                == "static func updateUser(userID: Int, with body: UpdateUserBody) -> Endpoint<Void>"
        )
        #expect(client.signature("team") == "static func team(team: String) -> Endpoint<Team>")
        #expect(
            client.signature("users")
                == "static func users(page: Int = 1, perPage: Int = 20, locale: String = \"en\", q: String? = nil) -> Endpoint<Users>"
        )
        #expect(
            client.signature("createFeedback")
                == "static func createFeedback(topic: String, rating: Int, text: String) -> Endpoint<Feedback>"
        )
    }

    @Test func samplesOfAllRequestsMakeTheTypes() {
        #expect(
            client.members(of: "User") == [
                "id: Int", "name: String", "email: String", "joinedAt: Date", "team: Team", "nickname: String?",
            ]
        )
    }

    @Test func samplesAreKeptOnce() throws {
        // Two requests were answered alike, one of them in base64 and with a number against caches in its query.
        let user = try client.operation("user")
        #expect(user.response.payload?.samples.count == 2)
        #expect(user.parameters.map(\.key) == ["userID"])
    }

    @Test func pagesAreRecognised() throws {
        let pagination = try #require(try client.operation("users").pagination)
        #expect(pagination.style == .page(parameter: "page", size: "per_page"))
        #expect(pagination.items?.value == JSONPointer(tokens: ["items"]))
    }

    @Test func errorsByStatus() throws {
        #expect(try client.operation("user").errors.map(\.statuses) == [.exactly(404)])
    }

    @Test func headersOfTheAPIAreKeptAndThoseOfTheBrowserAreNot() {
        #expect(client.spec.headers.map(\.name) == ["x-api-version"])
    }

    @Test func noSecretIsWritten() throws {
        #expect(client.spec.authentication == .bearer)
        #expect(try client.operation("createSession").authentication == Authentication.none)
        let source = String(decoding: try Fixture.file("roster.har").bytes, as: UTF8.self)
        for secret in ["eyJhbGciOiJIUzI1NiJ9", "hunter2", "sk_live_51H8", "Qm9va2llLXNlY3JldC"] {
            #expect(source.contains(secret))
            #expect(!client.everything.contains(secret))
        }
        #expect(client.everything.contains("redacted-"))
    }

    @Test func whatIsLeftOutIsTold() {
        #expect(client.told.contains { $0.contains("https://stats.tracker.example") })
        #expect(client.told.contains { $0.contains("answered by no JSON") && $0.contains("more like it") })
        #expect(client.told.contains { $0.contains("cookies") })
    }

    @Test func severalRecordingsAreOne() throws {
        let file = try Fixture.file("roster.har")
        let twice = try ImportedClient([file, SourceFile(path: "again.har", bytes: file.bytes)])
        #expect(twice.result.specs.count == 1)
        #expect(twice.spec.operations.map(\.title) == client.spec.operations.map(\.title))
    }

    @Test(arguments: [
        ("42", true), ("3f2504e0-4f89-41d3-9a0c-0305e82c3301", true), ("507f1f77bcf86cd799439011", true),
        ("01ARZ3NDEKTSV4RRFFQ69G5FAV", true), ("cus_NffrFeUfNV2Hib", true), ("2024-05-01", true),
        ("a%40b.example", true),
        ("users", false), ("me", false), ("v2", false), ("how-to-sail-in-2024-with-ease", false), ("deadbeef", false),
        ("oauth2", false), ("administrators", false),
    ])
    func identifiers(segment: String, isIdentifier: Bool) {
        #expect(IdentifierPattern.matches(segment) == isIdentifier)
    }
}
