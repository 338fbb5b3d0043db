import SwiftUI
import UsersClient

@main
struct UsersApp: App {
    @State private var resources = UsersResources()

    var body: some Scene {
        WindowGroup {
            TabView {
                UsersScreen(resources: resources)
                    .tabItem { Label("Users", systemImage: "person.2") }
                FeedScreen(posts: resources.posts)
                    .tabItem { Label("Posts", systemImage: "text.bubble") }
            }
        }
    }
}
