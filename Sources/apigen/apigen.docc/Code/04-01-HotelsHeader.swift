import ApigenRuntime
import HotelsClient
import SwiftUI

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
