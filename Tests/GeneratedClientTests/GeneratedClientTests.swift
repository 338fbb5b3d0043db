import ApigenRuntime
import Foundation
import GitHubClient
import HotelsClient
import Testing
import UsersClient

/// The committed clients of all three specs against a real server on loopback.
struct GeneratedClientTests {
    @Test func hotelsAreFetchedConcurrentlyByTheirResources() async throws {
        let server = try SampleServer.serving([
            "GET /HotelsList.json": .json(try SampleServer.sample("hotels.json")),
            "GET /get.json": .json(try SampleServer.sample("additional-info.json")),
        ])
        defer { server.stop() }
        let client = SampleServer.client(of: server)
        let resources = await HotelsResources(client: client)
        await resources.load()
        #expect(await resources.hotels.value?.isEmpty == false)
        #expect(await resources.additionalInfo.value?.first?.title.isEmpty == false)
        #expect(await resources.errorMessage == nil)
        #expect(await !resources.isLoading)
    }

    @Test func oneFailureLeavesTheOtherValue() async throws {
        let server = try SampleServer.serving(["GET /HotelsList.json": .json(try SampleServer.sample("hotels.json"))])
        defer { server.stop() }
        let resources = await HotelsResources(client: SampleServer.client(of: server))
        await resources.load()
        #expect(await resources.hotels.value != nil)
        #expect(await resources.additionalInfo.value == nil)
        #expect(await resources.errorMessage?.contains("404") == true)
    }

    @Test func aCancelledLoadIsNoError() async throws {
        let hotels = try SampleServer.sample("hotels.json")
        let server = try LoopbackServer { _ in LoopbackReply.json(hotels).afterGate() }
        defer { server.stop() }
        let resources = await HotelsResources(client: SampleServer.client(of: server))
        let loading = Task { await resources.load() }
        #expect(await server.wait { $0.requests.count == 2 })
        loading.cancel()
        await loading.value
        #expect(await resources.errorMessage == nil)
        #expect(await !resources.isLoading)
        guard case .idle = await resources.hotels.phase else {
            Issue.record("a cancelled first load is idle again")
            return
        }
        #expect(await server.wait { $0.clientDisconnections == 2 }, "the requests end with their tasks")
    }

    @Test func usersAndPostsAreReadWrittenAndDeleted() async throws {
        let server = try SampleServer.serving([
            "GET /users": .json(try SampleServer.sample("users.json")),
            "GET /users/3": .json(try SampleServer.sample("user.json")),
            "GET /posts": .json(try SampleServer.sample("posts.json")),
            "POST /posts": .json(try SampleServer.sample("created-post.json"), status: 201),
            "PATCH /posts/1": .json(try SampleServer.sample("updated-post.json")),
            "DELETE /posts/1": .text("", status: 204),
        ])
        defer { server.stop() }
        let client = SampleServer.client(of: server)
        let users = try await client.send(UsersAPI.users())
        #expect(users.first?.address.geo.lat == "-37.3159")
        #expect(try await client.send(UsersAPI.user(id: 3)).name == "Amara Okoye")
        let posts = try await client.send(UsersAPI.posts(userID: 1, page: 2))
        #expect(posts.first?.userID == 1)
        let created = try await client.send(UsersAPI.createPost(NewPost(userID: 1, title: "t", body: "b")))
        #expect(created.id == 101)
        _ = try await client.send(UsersAPI.updatePost(id: 1, with: PostChanges(title: "new")))
        try await client.send(UsersAPI.deletePost(id: 1))
        let requests = server.requests
        #expect(requests.map(\.method) == ["GET", "GET", "GET", "POST", "PATCH", "DELETE"])
        #expect(requests[2].query == "userId=1&_page=2&_limit=10")
        #expect(requests[3].text == #"{"userId":1,"title":"t","body":"b"}"#)
        #expect(requests[4].text == #"{"title":"new"}"#, "what is nil is left out")
    }

    @Test func anOtherStatusThanTheSpecSaysIsAnError() async throws {
        let server = try SampleServer.serving(["POST /posts": .json("{}", status: 200)])
        defer { server.stop() }
        let error = await #expect(throws: APIError.self) {
            try await SampleServer.client(of: server).send(UsersAPI.createPost(.sample))
        }
        #expect(error?.kind == .status)
    }

    @Test func pagesGoOnUntilOneIsShort() async throws {
        let server = try LoopbackServer { request in
            let page = request.query?.contains("_page=3") == true ? 1 : 2
            let posts = (0..<page).map { #"{"userId":1,"id":\#($0),"title":"t","body":"b"}"# }
            return .json("[\(posts.joined(separator: ","))]")
        }
        defer { server.stop() }
        let client = SampleServer.client(of: server)
        var pages: [Int] = []
        for try await page in client.pages(UsersAPI.pagedPosts(limit: 2)) { pages.append(page.items.count) }
        #expect(pages == [2, 2, 1])
    }

    @Test func profilesHaveDatesNullsAndTypedErrors() async throws {
        let server = try SampleServer.serving([
            "GET /users/full": .json(try SampleServer.sample("github-user-full.json")),
            "GET /users/sparse": .json(try SampleServer.sample("github-user-sparse.json")),
            "GET /users/nobody": .json(try SampleServer.sample("github-not-found.json"), status: 404),
        ])
        defer { server.stop() }
        let client = SampleServer.client(of: server)
        let full = try await client.send(GitHubAPI.user(login: "full"))
        #expect(full.bio != nil && full.createdAt < full.updatedAt)
        #expect(try await client.send(GitHubAPI.user(login: "sparse")).bio == nil)
        let error = await #expect(throws: APIError.self) { try await client.send(GitHubAPI.user(login: "nobody")) }
        #expect(error?.status == 404)
        #expect(error?.body(as: GitHubClient.Problem.self)?.message == "Not Found")
        #expect(server.requests.first?.headers["accept"] == "application/vnd.github+json")
    }

    @Test func previewsAndTestsNeedNoNetwork() async throws {
        let client = UsersAPI.sampleClient()
        #expect(try await client.send(UsersAPI.users()).count == 3)
        #expect(User.sample.company.name == "Sandoval & Finch")
        let resources = await HotelsResources(client: HotelsAPI.sampleClient())
        await resources.load()
        #expect(await resources.hotels.value?.first?.id == Hotel.sample.id)
    }
}
