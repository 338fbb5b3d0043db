import ApigenJSON
import Testing

@testable import ApigenKit

/// Infers the types of a spec in memory; a fault in it fails the test.
func inferredClient(_ spec: String, _ files: [String: String] = [:], path: String = "zoo.api.json") throws
    -> InferredSpec
{
    var generation = Generation()
    let disk = MemoryFileSystem(files.merging([path: spec]) { $1 })
    let inferred = Generator.infer(specAt: path, files: disk, into: &generation)
    let faults = generation.diagnostics.all.filter { $0.severity == .error }.map(\.text)
    #expect(faults == [])
    return try #require(inferred)
}

/// A spec with one operation that answers with samples.
func client(answering samples: String, model: String = "Root", models: String = "{}") throws -> InferredSpec {
    try inferredClient(
        """
        { "name": "Zoo", "baseURL": "https://zoo.example", "models": \(models),
          "paths": { "/root": { "get": { "response": { "samples": "r.ndjson", "model": "\(model)" } } } } }
        """,
        ["r.ndjson": samples]
    )
}

extension JSONValue {
    /// The value at a path of keys and indices parted by spaces; `null` where there is none.
    subscript(path path: String) -> JSONValue {
        path.split(separator: " ").reduce(self) { value, part in
            value[String(part)] ?? Int(part).flatMap { value[$0] } ?? .null
        }
    }
}
