import ApigenRuntime
import SwiftUI
import UsersClient

/// The names of all users, each with a detail screen.
struct UsersScreen: View {
    let resources: UsersResources

    var body: some View {
        NavigationStack {
            ResourceView(resources.users) { users in
                List(users) { user in
                    NavigationLink(value: user.id) { Text(user.name).bold() }
                }
            }
            .navigationTitle("Users")
            .navigationDestination(for: Int.self) { id in
                // The same resource for the same user, as long as a screen holds it.
                UserDetailScreen(user: resources.user(id: id))
            }
        }
        .loads(resources.users)
        .refreshes(resources.users)
    }
}
