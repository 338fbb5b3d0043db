#if DEBUG
    import SwiftUI
    import UsersClient

    #Preview("Users") {
        UsersScreen(resources: .preview)
    }

    #Preview("Detail") {
        NavigationStack {
            UserDetailScreen(user: UsersResources.preview.user(id: 1))
        }
    }

    #Preview("Feed") {
        FeedScreen(posts: UsersResources.preview.posts)
    }
#endif
