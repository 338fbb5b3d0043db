import ApigenRuntime
import SwiftUI
import UsersClient

/// What there is to know about one user.
struct UserDetailScreen: View {
    let user: NetworkResource<User>

    var body: some View {
        ResourceView(user) { user in
            List {
                Section("Info") {
                    LabeledContent("Name", value: user.name)
                    LabeledContent("User name", value: user.username)
                }
                Section("Contact") {
                    LabeledContent("Website", value: user.website)
                    LabeledContent("Phone", value: user.phone)
                    LabeledContent("Email", value: user.email)
                }
                CompanySection(company: user.company)
                AddressSection(address: user.address)
            }
        }
        .navigationTitle("User Detail")
        .loads(user)
        .refreshes(user)
    }
}
