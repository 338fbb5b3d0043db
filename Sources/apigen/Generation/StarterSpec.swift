/// The first spec of a project, with its samples: small, but with one of each thing that most APIs have.
struct StarterSpec {
    /// The name of the API, in UpperCamelCase.
    var name: String
    /// What the names of the files start with.
    var stem: String

    /// The files, by their paths within the folder for specs.
    var files: [(path: String, text: String)] {
        [
            ("\(stem).api.json", spec),
            ("samples/\(stem)-articles.json", Self.articles),
            ("samples/\(stem)-article.json", Self.article),
        ]
    }

    private var spec: String {
        """
        {
          "name": "\(name)",
          "description": "Articles, to start from: put your own paths and samples here.",
          "baseURL": "https://api.example.com/v1",
          "paths": {
            "/articles": {
              "get": {
                "description": "The newest articles.",
                "parameters": { "author?": "ada", "limit?": 20 },
                "response": { "samples": "samples/\(stem)-articles.json", "model": "Article" }
              }
            },
            "/articles/{id}": {
              "get": {
                "description": "One article.",
                "parameters": { "id": 1 },
                "response": { "samples": "samples/\(stem)-article.json", "model": "Article" }
              }
            }
          }
        }

        """
    }

    private static let articles = """
        [
          {
            "id": 1,
            "title": "Reading sea charts",
            "summary": null,
            "published_at": "2025-03-14T09:30:00Z",
            "rating": 4.5,
            "tags": ["navigation", "maps"],
            "author": { "name": "Ada Brandt", "avatar_url": "https://example.com/avatars/ada.png" }
          },
          {
            "id": 2,
            "title": "Knots that hold",
            "summary": "Five knots, and when to use which.",
            "published_at": "2025-04-02T16:05:00Z",
            "rating": 4,
            "tags": [],
            "author": { "name": "Noor Haddad", "avatar_url": null }
          }
        ]

        """

    private static let article = """
        {
          "id": 2,
          "title": "Knots that hold",
          "summary": "Five knots, and when to use which.",
          "published_at": "2025-04-02T16:05:00Z",
          "rating": 4,
          "tags": [],
          "author": { "name": "Noor Haddad", "avatar_url": null }
        }

        """
}
