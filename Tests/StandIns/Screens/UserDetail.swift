// One resource over one endpoint, and a detail screen shared by key.

import ApigenRuntime
import SwiftUI

nonisolated struct GitHubUser: Hashable, Sendable {
    var name: String
    var location: String?
}

struct UserView: View {
    @State private var user: NetworkResource<GitHubUser>

    init(client: APIClient, endpoint: Endpoint<GitHubUser>) {
        _user = State(wrappedValue: NetworkResource(client: client, endpoint: endpoint))
    }

    var body: some View {
        Group {
            if let user = user.value {
                VStack {
                    Text(user.name).bold()
                    Text(user.location ?? "")
                }
            } else {
                Text("Loading…")
            }
        }
        .loads(user)
    }
}

@MainActor
struct Users {
    let users: ResourceFamily<Int, NetworkResource<GitHubUser>>

    func user(id: Int) -> NetworkResource<GitHubUser> { users[id] }
}

struct UserDetail: View {
    let user: NetworkResource<GitHubUser>
    let rename: Mutation<String, GitHubUser>

    init(users: Users, id: Int, rename: @escaping @Sendable (String) async throws -> GitHubUser) {
        let user = users.user(id: id)
        self.user = user
        self.rename = Mutation(rename)
            .showing(on: user) { user, name in user.name = name }
            .updating(user) { user, answer in user = answer }
            .reloading(users.users)
    }

    var body: some View {
        ScrollView {
            ResourceView(user) { user in
                VStack(alignment: .leading, spacing: 12) {
                    Text("Info").bold()
                    Text(user.name)
                    Divider()
                    Button("Rename") { rename.start("Ada") }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding()
                .background(.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 10))
            }
            .navigationTitle("User Detail")
        }
        .loads(user)
    }
}

@main
struct UsersApp: App {
    private let client = APIClient()
    private let users: Users

    init() {
        let client = client
        users = Users(users: ResourceFamily { _ in NetworkResource(client: client) })
    }

    var body: some Scene {
        WindowGroup {
            NavigationView {
                UserDetail(users: users, id: 1) { GitHubUser(name: $0) }
            }
        }
    }
}
