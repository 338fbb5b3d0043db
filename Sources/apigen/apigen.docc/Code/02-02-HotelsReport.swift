import ApigenRuntime
import HotelsClient

/// Prints the hotels under the first line of the additional info.
func printHotels() async {
    let client = APIClient()
    do {
        let (hotels, info) = try await client.zip(HotelsAPI.hotels(), HotelsAPI.additionalInfo())
        print(info.first?.title ?? "Hotels")
        for hotel in hotels {
            print("\(hotel.name): \(hotel.cuisine)")
        }
    } catch {
        print(error.localizedDescription)
    }
}
