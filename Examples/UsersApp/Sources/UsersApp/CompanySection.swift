import SwiftUI
import UsersClient

/// Where a user works.
struct CompanySection: View {
    let company: Company

    var body: some View {
        Section("Company") {
            Text(company.name)
            Text(company.catchPhrase)
            Text(company.bs).foregroundStyle(.secondary)
        }
    }
}
