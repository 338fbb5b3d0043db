import SwiftUI
import UsersClient

/// Where a user lives.
struct AddressSection: View {
    let address: Address

    var body: some View {
        Section("Address") {
            Text(address.city)
            Text(address.street)
            Text(address.suite).foregroundStyle(.secondary)
        }
    }
}
