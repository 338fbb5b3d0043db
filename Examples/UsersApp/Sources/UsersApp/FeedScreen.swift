import ApigenRuntime
import SwiftUI
import UsersClient

/// Posts, page by page as one scrolls. Pulling down starts again, and keeps what is there until the new list comes.
struct FeedScreen: View {
    let posts: Paged<Post>

    var body: some View {
        NavigationStack {
            ResourceView(posts) { _ in
                List {
                    PagedRows(posts) { post in PostRow(post: post) }
                }
            }
            .navigationTitle("Posts")
        }
        .loads(posts)
        .refreshes(posts)
    }
}
