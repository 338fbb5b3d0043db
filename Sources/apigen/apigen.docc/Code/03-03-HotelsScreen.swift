import ApigenRuntime
import HotelsClient
import SwiftUI

struct HotelsScreen: View {
    let resources: HotelsResources

    var body: some View {
        NavigationStack {
            ResourceView(resources.hotels) { hotels in
                List(hotels) { hotel in HotelRow(hotel: hotel) }
            }
            .navigationTitle("Hotels")
        }
        .loads(resources.hotels)
        .refreshes(resources.hotels)
    }
}
