import ApigenRuntime
import HotelsClient
import SwiftUI

/// What there is to read about the hotels, or why nothing is there. The hotels are shown either way.
struct HotelsHeader: View {
    let resources: HotelsResources

    var body: some View {
        if let title = resources.additionalInfo.value?.first?.title {
            Text(title).font(.headline)
        } else if let message = resources.errorMessage {
            Text(message).foregroundStyle(.red)
        } else if !resources.isLoading {
            Text("No additional info")
        }
    }
}
