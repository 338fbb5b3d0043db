import ApigenRuntime
import Foundation
import GitHubClient
import HotelsClient
import Testing
import UsersClient

/// What generated resources promise beyond loading all at once.
@MainActor
struct GeneratedResourcesTests {
    @Test func theSameArgumentsGiveTheSameResourceWhileSomeoneHoldsIt() async {
        let resources = UsersResources.preview
        var first: NetworkResource<UsersClient.User>? = resources.user(id: 1)
        #expect(resources.user(id: 1) === first)
        #expect(resources.user(id: 2) !== first)
        await first?.load()
        #expect(resources.user(id: 1).value?.id == first?.value?.id)
        weak let released = first
        first = nil
        #expect(released == nil, "the resources themselves hold none")
        #expect(resources.user(id: 1).value == nil)
    }

    @Test func aFeedGoesOnPageByPage() async throws {
        let server = try LoopbackServer { request in
            let isLast = request.query?.contains("_page=2") == true
            let posts = (isLast ? 11...13 : 1...10).map { #"{"userId":1,"id":\#($0),"title":"t","body":"b"}"# }
            return .json("[\(posts.joined(separator: ","))]")
        }
        defer { server.stop() }
        let posts = UsersResources(client: SampleServer.client(of: server)).posts
        await posts.load()
        #expect(posts.items.count == 10 && posts.canLoadMore)
        await posts.loadMoreIfNeeded(currentItem: try #require(posts.items.last))
        #expect(posts.items.map(\.id) == Array(1...13))
        #expect(!posts.canLoadMore, "a short page is the last one")
        await posts.start(UsersAPI.pagedPosts(userID: 7))
        #expect(server.requests.last?.query?.contains("userId=7") == true)
    }

    @Test func aWriteIsShownAtOnceAndTakenBackWhenItFails() async throws {
        let server = try SampleServer.serving([
            "GET /posts": .json(try SampleServer.sample("posts.json")),
            "PATCH /posts/1": .json("{}", status: 500).afterGate(),
        ])
        defer { server.stop() }
        let resources = UsersResources(client: SampleServer.client(of: server))
        resources.updatePost.showing(on: resources.posts) { posts, input in
            for index in posts.indices where posts[index].id == input.id {
                posts[index].title = input.body.title ?? posts[index].title
            }
        }
        await resources.posts.load()
        let old = try #require(resources.posts.items.first { $0.id == 1 }).title
        resources.updatePost.start(UsersResources.UpdatePostInput(id: 1, body: PostChanges(title: "New")))
        #expect(resources.updatePost.isRunning)
        #expect(resources.posts.items.first { $0.id == 1 }?.title == "New")
        server.gate.open()
        while resources.updatePost.isRunning { try await Task.sleep(nanoseconds: 1_000_000) }
        #expect(resources.updatePost.error != nil)
        #expect(resources.posts.items.first { $0.id == 1 }?.title == old)
    }

    @Test func aWriteReloadsWhatItIsToldTo() async throws {
        let server = try SampleServer.serving([
            "GET /posts": .json(try SampleServer.sample("posts.json")),
            "POST /posts": .json(try SampleServer.sample("created-post.json"), status: 201),
            "DELETE /posts/1": .text("", status: 204),
        ])
        defer { server.stop() }
        let resources = UsersResources(client: SampleServer.client(of: server))
        resources.createPost.reloading(resources.posts)
        await resources.posts.load()
        let created = try await resources.createPost.run(.sample)
        #expect(resources.createPost.output?.id == created.id)
        #expect(await server.wait { $0.requests.map(\.method) == ["GET", "POST", "GET"] })
        try await resources.deletePost.run(1)
        #expect(server.requests.last?.method == "DELETE")
    }

    @Test func previewsLoadTheSamples() async {
        let hotels = HotelsResources.preview
        await hotels.load()
        #expect(hotels.hotels.value?.first?.id == Hotel.sample.id)
        #expect(hotels.errorMessage == nil && !hotels.isLoading)
        let users = UsersResources.preview
        await users.load()
        #expect(users.users.value?.count == 3)
        #expect(!users.posts.items.isEmpty)
        let profile = GitHubResources.preview.user(login: "lighthouse-keeper")
        await profile.load()
        #expect(profile.value?.login == GitHubClient.User.sample.login)
    }

    @Test func optionsHoldForEachResource() async throws {
        let server = try SampleServer.serving(["GET /users/1": .json(try SampleServer.sample("user.json"))])
        defer { server.stop() }
        let options = ResourceOptions(freshness: 60)
        let resources = UsersResources(client: SampleServer.client(of: server), options: options)
        let user = resources.user(id: 1)
        await user.load()
        await user.load()
        #expect(server.requests.count == 1, "what is fresh is not asked for again")
    }
}
