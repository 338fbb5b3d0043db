import Foundation
import Testing

@testable import ApigenRuntime

/// A screen with hotels and a line of information, from two endpoints that are loaded at once.
@MainActor
@Suite("Hotels over a real server", .timeLimit(.minutes(1)))
struct HotelsScenarioTests {
    private let hotels: NetworkResource<[User]>
    private let information: NetworkResource<String>
    private let group: ResourceGroup
    private let server: LoopbackServer

    private nonisolated static func answer(_ path: String) -> LoopbackReply {
        path == "/users" ? .json(#"[{"id": 1, "name": "Astoria"}]"#) : .text("Ten hotels")
    }

    private init(_ route: @escaping LoopbackServer.Route) throws {
        server = try LoopbackServer(route)
        let client = APIClient(server)
        hotels = NetworkResource(client: client, endpoint: TestAPI.users())
        information = NetworkResource(client: client, endpoint: TestAPI.text("/information"))
        group = ResourceGroup(hotels, information)
    }

    init() throws {
        try self.init { Self.answer($0.path).afterGate() }
    }

    @Test("Both are asked for at once, and it is loading until both have ended")
    func concurrent() async throws {
        defer { server.stop() }
        let load = Task { await group.load() }
        // Neither is answered before both were asked for.
        #expect(await server.wait { $0.mostConcurrentRequests == 2 })
        #expect(group.isLoading && hotels.phase.name == "loading")
        server.gate.open()
        #expect(await load.value.name == "loaded")
        #expect(!group.isLoading && group.errorMessage == nil)
        #expect(hotels.value?.map(\.name) == ["Astoria"] && information.value == "Ten hotels")
    }

    @Test("One fails and the other one is kept")
    func partialFailure() async throws {
        let screen = try HotelsScenarioTests { request in
            request.path == "/users" ? .text("", status: 500) : Self.answer(request.path)
        }
        defer { screen.server.stop() }
        defer { server.stop() }
        await screen.group.load()
        #expect(screen.group.errorMessage?.contains("500") == true)
        #expect(screen.information.value == "Ten hotels")
        #expect((screen.hotels.error as? APIError)?.status == 500)
        #expect(!screen.group.isLoading)
    }

    @Test("The screen goes away half-way: the requests end and no error is shown")
    func disappearance() async throws {
        defer { server.stop() }
        let load = Task { await group.load() }
        #expect(await server.wait { $0.mostConcurrentRequests == 2 })
        load.cancel()
        _ = await load.value
        #expect(group.errorMessage == nil && !group.isLoading)
        #expect(hotels.phase.name == "idle" && information.phase.name == "idle")
        #expect(await server.wait { $0.clientDisconnections == 2 })
    }
}
