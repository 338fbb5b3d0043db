import Foundation
import Testing

@testable import ApigenRuntime

@Suite("Several calls at once", .timeLimit(.minutes(5)))
struct GroupTests {
    @Test("Zip gives all values, or the first error at once")
    func zip() async throws {
        let server = try LoopbackServer { request in
            switch request.path {
            case "/slow": LoopbackReply.text("").afterGate()
            case "/bad": LoopbackReply(404)
            case "/users": .json("[]")
            default: .json(#"{"id": 1, "name": "A"}"#)
            }
        }
        defer { server.stop() }
        let client = APIClient(server)
        let (user, users, text) = try await client.zip(TestAPI.user(1), TestAPI.users(), TestAPI.text("/users"))
        #expect(user.name == "A" && users.isEmpty && text == "[]")
        let error = await #expect(throws: APIError.self) {
            try await client.zip(TestAPI.text("/slow"), TestAPI.text("/bad"))
        }
        #expect(error?.status == 404)
    }

    @Test("A batch gives an outcome for each, in order")
    func batch() async throws {
        let server = try LoopbackServer { request in
            request.path == "/users/3" ? LoopbackReply(404) : .json(#"{"id": 1, "name": "\#(request.path)"}"#)
        }
        defer { server.stop() }
        let results = await APIClient(server).batch((1...20).map { TestAPI.user($0) }, maximumConcurrent: 3)
        #expect(results.count == 20)
        for (index, result) in results.enumerated() {
            if index == 2 {
                #expect(throws: APIError.self) { try result.get() }
            } else {
                #expect(try result.get().name == "/users/\(index + 1)")
            }
        }
        #expect(server.mostConcurrentRequests <= 3)
        let none = await APIClient(server).batch([Endpoint<User>]())
        #expect(none.isEmpty)
    }
}
