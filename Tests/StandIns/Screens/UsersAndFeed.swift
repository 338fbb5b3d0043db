// A screen with a list of users and a paged feed, written with the plain modifiers of SwiftUI.
//
// The models are `nonisolated`, as generated ones are: in a module that defaults to the main actor their conformances
// would be isolated to it, and no use to lists that are put together elsewhere.

import ApigenRuntime
import Combine
import Foundation
import SwiftUI

nonisolated struct Person: Identifiable, Hashable, APIModel {
    let id: Int
    let name: String

    init(json: inout JSONReader) throws {
        id = try Int(json: &json)
        name = ""
    }

    func write(json: inout JSONWriter) {
        id.write(json: &json)
    }
}

nonisolated struct Post: Identifiable, Hashable, APIModel {
    let id: Int
    let title: String

    init(json: inout JSONReader) throws {
        id = try Int(json: &json)
        title = ""
    }

    func write(json: inout JSONWriter) {
        id.write(json: &json)
    }
}

nonisolated enum BlogAPI: API {
    static let baseURL = URL(fileURLWithPath: "/")

    static func users() -> Endpoint<[Person]> {
        Endpoint<[Person]>(.get, "/users", of: Self.self, name: "users")
    }

    static func posts() -> PagedEndpoint<Post> {
        PagedEndpoint(
            Endpoint<[Post]>(.get, "/posts", of: Self.self, name: "posts"),
            style: .page("_page", size: "_limit")
        )
    }
}

struct PostRow: View {
    let post: Post

    var body: some View { Text(post.title) }
}

struct UsersScreen: View {
    let client: APIClient
    @State private var users: NetworkResource<[Person]>
    @State private var feed: Paged<Post>

    init(client: APIClient) {
        self.client = client
        _users = State(wrappedValue: NetworkResource(client: client))
        _feed = State(wrappedValue: Paged(client: client))
    }

    var body: some View {
        List {
            ForEach(users.value ?? []) { user in Text(user.name) }
            ForEach(feed.items) { post in
                PostRow(post: post)
                    .onAppear { Task { await feed.loadMoreIfNeeded(currentItem: post) } }
            }
            if feed.isLoadingMore { ProgressView() }
        }
        .overlay { if users.isLoading { ProgressView() } }
        .task {
            await users.load(BlogAPI.users())
            await feed.start(BlogAPI.posts())
        }
        .refreshable { await users.reload() }
    }
}

/// The same with the views and modifiers of the runtime, and a write.
struct ShortUsersScreen: View {
    let users: NetworkResource<[Person]>
    let feed: Paged<Post>
    let rename: Mutation<String, Person>

    var body: some View {
        ResourceView(users) { users in
            List {
                ForEach(users) { user in Text(user.name) }
                PagedRows(feed) { post in PostRow(post: post) }
            }
        } failed: { error, retry in
            Button("Again", action: retry)
        } empty: {
            Text("No users")
        }
        .loads(users, feed)
        .refreshes(users, feed)

        Button("Rename") { rename.start("Ada") }
            .disabled(rename.isRunning)
        if let error = rename.error { Text(error.localizedDescription) }
        ResourceView(feed) { posts in
            List(posts) { post in PostRow(post: post) }
        }
    }
}

/// The four publishers.
@MainActor
final class Publishing {
    private var subscriptions: Set<AnyCancellable> = []

    func subscribe(_ client: APIClient, form: MultipartForm, destination: URL) {
        client.publisher(for: BlogAPI.users())
            .receive(on: DispatchQueue.main)
            .sink { _ in
            } receiveValue: { users in
                print(users)
            }
            .store(in: &subscriptions)
        client.paginatePublisher(BlogAPI.posts())
            .first()
            .sink { _ in
            } receiveValue: { page in
                print(page.items)
            }
            .store(in: &subscriptions)
        client.uploadPublisher(BlogAPI.users(), from: .multipart(form))
            .sink { _ in
            } receiveValue: { event in
                switch event {
                case .progress(let progress): print(progress.fraction ?? 0)
                case .finished(let users): print(users)
                }
            }
            .store(in: &subscriptions)
        client.downloadPublisher(BlogAPI.users(), to: destination)
            .sink { _ in
            } receiveValue: { event in
                print(event)
            }
            .store(in: &subscriptions)
    }
}
