import ApigenRuntime
import Foundation
import Testing

@Suite("Lists that keep what decodes")
struct LossyListTests {
    /// A list as generated code reads one that is "lossy" in its spec.
    private struct Feed: JSONCodable {
        var users: [User]

        init(json: inout JSONReader) throws {
            users = []
            try json.beginObject()
            while try json.nextKey() != nil { users = try [User](lossyJSON: &json) }
        }

        func write(json: inout JSONWriter) { users.write(json: &json) }
    }

    private static let text = """
        {"users": [{"id": 1, "name": "A"},
          {"id": "2", "name": "B"}, 3, {"id": 4, "name": "D"}]}
        """

    @Test("What decodes is kept, what does not is told once for the list, with its place")
    func dropped() throws {
        let told = Told()
        let feed = try DroppedElements.$report.withValue({ told.add($0) }) {
            try Feed(jsonData: Data(Self.text.utf8))
        }
        #expect(feed.users == [User(id: 1, name: "A"), User(id: 4, name: "D")])
        #expect(
            told.texts == ["2 elements were dropped; users[1].id: expected integer, found string (line 2, column 10)"]
        )
    }

    @Test("A list without faults tells nothing; a text that is no JSON is an error")
    func faults() {
        let told = Told()
        DroppedElements.$report.withValue({ told.add($0) }) {
            #expect(throws: Never.self) { try Feed(jsonData: Data(#"{"users": [{"id": 1, "name": "A"}]}"#.utf8)) }
            #expect(throws: JSONError.self) { try Feed(jsonData: Data(#"{"users": [{"id": 1, "na"#.utf8)) }
            #expect(throws: JSONError.self) { try Feed(jsonData: Data(#"{"users": {}}"#.utf8)) }
        }
        #expect(told.texts == [])
    }

    @Test("A client tells what was dropped to its configuration")
    func client() async throws {
        let told = Told()
        var configuration = APIClient.Configuration()
        configuration.onDroppedElements = { told.add($0) }
        let client = APIClient(configuration, transport: MockTransport(["TestAPI.feed": .json(Self.text)]))
        let feed = try await client.send(Endpoint<Feed>(.get, "/feed", of: TestAPI.self, name: "feed"))
        #expect(feed.users.map(\.id) == [1, 4])
        #expect(told.texts.count == 1)
    }

    /// What was told.
    ///
    /// `@unchecked Sendable`: the texts are behind a lock.
    private final class Told: @unchecked Sendable {
        private let lock = NSLock()
        private var entries: [String] = []

        var texts: [String] { lock.withLock { entries } }

        func add(_ dropped: DroppedElements) {
            lock.withLock { entries.append(dropped.description) }
        }
    }
}
