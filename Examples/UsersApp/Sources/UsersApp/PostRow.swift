import SwiftUI
import UsersClient

/// A post.
struct PostRow: View {
    let post: Post

    var body: some View {
        VStack(alignment: .leading) {
            Text(post.title).font(.headline)
            Text(post.body).font(.subheadline)
        }
    }
}
