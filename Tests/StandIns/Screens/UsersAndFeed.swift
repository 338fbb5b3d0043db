// A screen with a list of users and a paged feed, written with the plain modifiers of SwiftUI.
//
// The models are `nonisolated`, as generated ones are: in a module that defaults to the main actor their conformances
// would be isolated to it, and no use to lists that are put together elsewhere.

import ApigenRuntime
import SwiftUI

nonisolated struct Person: Identifiable, Hashable, Sendable {
    let id: Int
    let name: String
}

nonisolated struct Post: Identifiable, Hashable, Sendable {
    let id: Int
    let title: String
}

struct PostRow: View {
    let post: Post

    var body: some View { Text(post.title) }
}

struct UsersScreen: View {
    let client: APIClient
    let people: Endpoint<[Person]>
    let posts: PageSource<Post>
    @State private var users: NetworkResource<[Person]>
    @State private var feed: Paged<Post>

    init(client: APIClient, people: Endpoint<[Person]>, posts: PageSource<Post>) {
        self.client = client
        self.people = people
        self.posts = posts
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
            await users.load(people)
            await feed.start(posts)
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
