/// A small project: one spec and its samples, as a person would have it.
enum HotelProject {
    static let spec = """
        {
          "name": "Hotels",
          "baseURL": "https://api.example.com",
          "paths": {
            "/hotels": {
              "get": { "response": { "samples": "samples/hotels.json", "model": "Hotel" } }
            }
          }
        }

        """

    static let sample = """
        [
          { "id": 1, "name": "Harbour House", "stars": 4 },
          { "id": 2, "name": "Villa Limone", "stars": 3 },
          { "id": 3, "name": "Hotel Saffron", "stars": 5 }
        ]

        """

    static let files = ["Specs/hotels.api.json": spec, "Specs/samples/hotels.json": sample]

    /// The project in a folder of its own.
    static func make(adding others: [String: String] = [:]) throws -> TemporaryFolder {
        try TemporaryFolder(files.merging(others) { $1 })
    }

    /// A spec without operations worth mention, for an API of another name.
    static func spec(named name: String, output: String? = nil) -> String {
        let swift = output.map { ", \"swift\": { \"output\": \"\($0)\" }" } ?? ""
        return """
            {
              "name": "\(name)", "baseURL": "https://api.example.com",
              "paths": { "/hotels": { "get": { "response": "samples/hotels.json" } } }\(swift)
            }

            """
    }
}
