import Foundation
import Testing

/// What the manifest promises.
@Suite struct PackageTests {
    /// A target that the tool and an app share breaks Mac Catalyst archives: "multiple commands produce …".
    @Test func toolAndRuntimeShareNoTarget() async throws {
        let package = try await Package.ofThisRepository()
        let tool = package.targets(below: ["apigen", "ApigenPlugin", "ApigenCommand"])
        let runtime = package.targets(below: ["ApigenRuntime"])
        #expect(tool.isSuperset(of: ["apigen", "ApigenKit", "ApigenJSON", "ApigenMustache"]))
        #expect(runtime.contains("ApigenRuntime"))
        #expect(tool.intersection(runtime).isEmpty)
    }

    @Test func packageHasNoDependencies() async throws {
        #expect(try await Package.ofThisRepository().dependencies.isEmpty)
    }

    /// The manifest as SwiftPM reads it.
    private struct Package: Decodable {
        struct Target: Decodable {
            var name: String
            var dependencies: [Dependency]
        }

        /// A dependency of a target: its kind, and its name first among what is known of it.
        struct Dependency: Decodable {
            var name: String?

            init(from decoder: any Decoder) throws {
                let kinds = try [String: [Member]](from: decoder)
                name = kinds.values.first?.first?.text
            }

            private struct Member: Decodable {
                var text: String?

                init(from decoder: any Decoder) throws {
                    text = try? String(from: decoder)
                }
            }
        }

        /// A dependency on another package, of whatever kind.
        struct Anything: Decodable {}

        var targets: [Target]
        var dependencies: [Anything]

        func targets(below names: Set<String>) -> Set<String> {
            var found: Set<String> = []
            var pending = Array(names)
            while let name = pending.popLast() {
                guard found.insert(name).inserted else { continue }
                pending += targets.first { $0.name == name }?.dependencies.compactMap(\.name) ?? []
            }
            return found
        }

        static func ofThisRepository() async throws -> Package {
            let folder = URL(fileURLWithPath: #filePath)
                .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            let scratch = try TemporaryFolder(["manifest.json": ""])
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = [
                "swift", "package", "--package-path", folder.path, "--scratch-path", scratch["build"].path,
                "dump-package",
            ]
            // A file takes any amount of text without anyone reading it.
            process.standardOutput = try FileHandle(forWritingTo: scratch["manifest.json"])
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                process.terminationHandler = { _ in continuation.resume() }
                do {
                    try process.run()
                } catch {
                    process.terminationHandler = nil
                    continuation.resume(throwing: error)
                }
            }
            return try JSONDecoder().decode(Package.self, from: Data(contentsOf: scratch["manifest.json"]))
        }
    }
}
