import Foundation
import Testing

@testable import ApigenKit

/// A change of a spec, and code that compiles before it.
struct ClientChange: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The specs before and after.
    let specs: [String]
    /// Code that uses the client.
    let usage: String

    /// - Parameters:
    ///   - old: What the operation `users` is, besides its name.
    ///   - new: The same after the change.
    ///   - options: What else the specs say, before and after.
    init(
        _ description: String,
        _ old: String,
        _ new: String,
        method: String = "get",
        options: (old: String, new: String) = ("", ""),
        usage: String
    ) {
        testDescription = description
        specs = [(old, options.old), (new, options.new)].map { operation, options in
            """
            { "name": "Zoo", "baseURL": "https://zoo.example", \(options)
              "paths": { "/users": { "\(method)": { "name": "users", \(operation) } } } }
            """
        }
        self.usage = "import ApigenRuntime\nimport Foundation\n" + usage + "\n"
    }

    /// Whether the comparison says that code may break.
    func isToldAsBreaking() throws -> Bool {
        let folder = try TemporaryFolder(["0.api.json": specs[0], "1.api.json": specs[1]])
        let inferred = try ["0.api.json", "1.api.json"].map { name in
            var generation = Generation()
            let path = folder.url.appendingPathComponent(name).path
            let spec = Generator.infer(specAt: path, files: DiskFileSystem(), into: &generation)
            return try #require(spec, "\(generation.diagnostics.all.map(\.text))")
        }
        return APIComparison.changes(from: inferred[0], to: inferred[1]).contains { $0.impact == .breaking }
    }

    /// Whether the code compiles with the client of a spec.
    func compiles(with spec: String) async throws -> Bool {
        let folder = try TemporaryFolder(["zoo.api.json": spec, "Usage.swift": usage])
        let generated = try await BuiltTool.run("generate", "zoo.api.json", "--output", "Zoo", in: folder)
        try #require(generated.status == 0, "\(generated.errors)")
        let sources = try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("Zoo").path)
        let modules = BuiltTool.folder.appendingPathComponent("Modules").path
        let options = ["-typecheck", "-swift-version", "6", "-module-name", "Zoo", "-I", modules]
        let run = try await BuiltTool.run(
            ["swiftc"] + options + ["Usage.swift"] + sources.sorted().map { "Zoo/" + $0 },
            of: URL(fileURLWithPath: "/usr/bin/env"),
            in: folder
        )
        return run.status == 0
    }
}
