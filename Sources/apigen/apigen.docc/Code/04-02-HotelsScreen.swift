import ApigenRuntime
import HotelsClient
import SwiftUI

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
            }
            .navigationTitle("Hotels")
        }
        .task { await resources.load() }
        .refreshable { await resources.reload() }
    }
}
