import ApigenRuntime
import HotelsClient
import SwiftUI

/// The hotels, under a header line that comes from an endpoint of its own.
struct HotelsScreen: View {
    let resources: HotelsResources

    var body: some View {
        NavigationStack {
            ResourceView(resources.hotels) { hotels in
                List {
                    Section {
                        ForEach(hotels) { hotel in HotelRow(hotel: hotel) }
                    } header: {
                        HotelsHeader(resources: resources)
                    }
                }
            } loading: {
                ProgressView("Looking for hotels…")
            }
            .navigationTitle("Hotels")
        }
        // Both endpoints at once. The task ends with the screen, and the requests with the task: no failure is shown.
        .task { await resources.load() }
        .refreshable { await resources.reload() }
    }
}
