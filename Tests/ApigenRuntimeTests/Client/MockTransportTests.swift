import Foundation
import Testing

@testable import ApigenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Mock transport")
struct MockTransportTests {
    private func client(_ transport: some Transport) -> APIClient {
        var configuration = APIClient.Configuration()
        configuration.retry = .never
        return APIClient(configuration, transport: transport)
    }

    @Test("An unexpected request fails by its name")
    func unexpected() async {
        let client = client(MockTransport())
        let error = await #expect(throws: APIError.self) { try await client.send(TestAPI.user(1)) }
        #expect(error?.underlying as? UnexpectedRequest == UnexpectedRequest(endpoint: "TestAPI.user", method: .get))
        #expect(error?.description.contains("unexpected request TestAPI.user") == true)
    }

    @Test("Answers come one after the other, and the last one stays")
    func sequence() async throws {
        let mock = MockTransport()
        mock.answer(TestAPI.user(1), with: .status(503), .value(User(id: 1, name: "A")), .value(User(id: 1, name: "B")))
        let client = client(mock)
        await #expect(throws: APIError.self) { try await client.send(TestAPI.user(1)) }
        #expect(try await client.send(TestAPI.user(1)).name == "A")
        #expect(try await client.send(TestAPI.user(1)).name == "B")
        #expect(try await client.send(TestAPI.user(2)).name == "B")
        #expect(mock.requests.map(\.url.path) == ["/users/1", "/users/1", "/users/1", "/users/2"])
        #expect(mock.requests(to: "TestAPI.users").isEmpty)
    }

    @Test("An answer can depend on the request, and other endpoints can go elsewhere")
    func override() async throws {
        let inner = MockTransport(["TestAPI.users": .json("[]")])
        let answer = MockAnswer { HTTPResponse(body: Data(#"{"id": 1, "name": "\#($0.url.path)"}"#.utf8)) }
        let client = client(MockTransport(["TestAPI.user": answer], fallback: inner))
        #expect(try await client.send(TestAPI.user(5)).name == "/users/5")
        #expect(try await client.send(TestAPI.users()).isEmpty)
    }

    @Test("Delays and failures at random are the same for the same seed")
    func disturbance() async {
        func outcomes(_ seed: UInt64) async -> ([Bool], [TimeInterval]) {
            let clock = RecordingClock()
            let disturbance = MockDisturbance(seed: seed, latency: 0.1...0.9, failureRate: 0.5)
            let client = client(MockTransport(["TestAPI.users": .json("[]")], disturbance: disturbance, clock: clock))
            var successes: [Bool] = []
            for _ in 0..<20 { successes.append((try? await client.send(TestAPI.users())) != nil) }
            return (successes, clock.waits)
        }
        let first = await outcomes(7)
        #expect(await outcomes(7) == first)
        #expect(await outcomes(8) != first)
        #expect(Set(first.0) == [true, false])
        #expect(first.1.allSatisfy { (0.1...0.9).contains($0) })
    }
}
