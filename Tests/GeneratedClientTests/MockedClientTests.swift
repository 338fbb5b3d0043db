import ApigenRuntime
import Foundation
import GitHubClient
import Testing
import UsersClient

/// The committed clients against `apigen mock`, which serves the samples that they were generated from.
@Suite(.timeLimit(.minutes(5))) struct MockedClientTests {
    private func client(of tool: RunningTool, headers: [String: String] = [:]) async throws -> APIClient {
        let line = try #require(try await tool.lines(1).first)
        var configuration = APIClient.Configuration()
        let url: URL = try #require(URL(string: line.components(separatedBy: " at ").last ?? ""))
        configuration.baseURL = url
        configuration.retry = .never
        for (name, value) in headers { configuration.headers[name] = value }
        return APIClient(configuration)
    }

    private func mock(_ spec: String, _ options: String...) throws -> RunningTool {
        let path = Repository.url.appendingPathComponent("Specs/\(spec).api.json").path
        return try RunningTool(["mock", path, "--port", "0"] + options, in: try TemporaryFolder())
    }

    @Test func everyEndpointAnswersAsItsClientExpects() async throws {
        let tool = try mock("users")
        let client = try await client(of: tool)
        let users = try await client.send(UsersAPI.users())
        #expect(users.count > 2)
        for user in users { #expect(try await client.send(UsersAPI.user(id: user.id)) == user) }
        let post = NewPost(userID: 3, title: "New", body: "Body")
        let created = try await client.send(UsersAPI.createPost(post))
        #expect(created.title == "New")
        #expect(created.userID == 3)
        let updated = try await client.send(UsersAPI.updatePost(id: 2, with: PostChanges(title: "Changed")))
        #expect(updated.id == 2)
        #expect(updated.title == "Changed")
        try await client.send(UsersAPI.deletePost(id: 2))
        #expect(await tool.end() == 0)
    }

    @Test func pagesLeadThroughTheWholeList() async throws {
        let tool = try mock("users")
        let client = try await client(of: tool)
        let all = try await client.send(UsersAPI.posts(limit: 1000))
        var pages: [[Post]] = []
        for try await page in client.pages(UsersAPI.pagedPosts(limit: 4)) { pages.append(page.items) }
        #expect(pages.count == (all.count / 4) + 1)
        #expect(pages.flatMap(\.self) == all)
        let own = try await client.send(UsersAPI.posts(userID: 2, limit: 1000))
        #expect(own == all.filter { $0.userID == 2 })
    }

    @Test func errorsHaveTheirTypes() async throws {
        let tool = try mock("github")
        let profile = try await client(of: tool).send(GitHubAPI.user(login: "lighthouse-keeper"))
        #expect(profile.login == "lighthouse-keeper")
        let failing = try await client(of: tool, headers: ["X-Apigen-Status": "404"])
        let error = await #expect(throws: APIError.self) { try await failing.send(GitHubAPI.user(login: "a")) }
        #expect(error?.status == 404)
        #expect(error?.body(as: GitHubClient.Problem.self)?.message == "Not Found")
    }

    @Test func failuresAreErrorsOfTheServer() async throws {
        let tool = try mock("users", "--fail", "100%")
        let client = try await client(of: tool)
        let error = await #expect(throws: APIError.self) { try await client.send(UsersAPI.users()) }
        #expect(error.flatMap(\.status).map { $0 >= 500 } == true)
    }
}
