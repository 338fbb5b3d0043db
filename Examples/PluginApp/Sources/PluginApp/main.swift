import ApigenRuntime

#if DEBUG
    // Answers from the samples, without a network.
    let client = StationsAPI.sampleClient()
#else
    let client = APIClient()
#endif

for station in try await client.send(StationsAPI.stations()) {
    print("\(station.name), \(station.height) m")
    for reading in try await client.send(StationsAPI.stationReadings(id: station.id, limit: 2)) {
        let gusts = reading.wind.gusts.map { ", gusts of \($0) m/s" } ?? ""
        print("  \(reading.temperature) °C, wind \(reading.wind.speed) m/s\(gusts)")
    }
}
