import HotelsClient
import SwiftUI

struct HotelRow: View {
    let hotel: Hotel

    var body: some View {
        VStack(alignment: .leading) {
            Text(hotel.name).font(.headline)
            Text(hotel.cuisine)
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
    }
}
