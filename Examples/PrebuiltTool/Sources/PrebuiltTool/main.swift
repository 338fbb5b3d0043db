import ApigenRuntime

let client = APIClient(transport: MockTransport(["TidesAPI.tide": .json(#"{"port": "Porto", "high": [], "low": []}"#)]))
let table = try await client.send(TidesAPI.tide(port: "porto"))
print("\(table.port): \(table.high.count) high tides")
