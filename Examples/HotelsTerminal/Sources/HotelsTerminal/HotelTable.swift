import HotelsClient

/// The hotels under their header line. What was loaded is shown also where something else failed.
@MainActor
struct HotelTable {
    private let title: String?
    private let hotels: [Hotel]

    init(_ resources: HotelsResources) {
        title = resources.additionalInfo.value?.first?.title
        hotels = resources.hotels.value ?? []
    }

    func print() {
        if let title { Swift.print("\n\(title)\n") }
        let width = hotels.map(\.name.count).max() ?? 0
        for hotel in hotels {
            let padding = String(repeating: " ", count: width - hotel.name.count)
            Swift.print("  \(hotel.name)\(padding)  \(hotel.cuisine)")
        }
    }
}
