// swift-tools-version: 6.1
import PackageDescription

let runtime = Target.Dependency.product(name: "ApigenRuntime", package: "apigen")

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "apigen", path: "..")],
    targets: [
        // The texts that all parts read: made by a seeded generator, so that every run has the same ones.
        .target(name: "BenchmarkDocuments"),
        // What apigen generates for them from the specs in Specs, once for each way of coding.
        .target(name: "DirectModels", dependencies: [runtime], path: "Generated/Direct"),
        .target(name: "CodableModels", path: "Generated/Codable"),
        // Both ways side by side.
        .target(
            name: "BenchmarkModels",
            dependencies: ["BenchmarkDocuments", "DirectModels", "CodableModels", runtime]
        ),
        .executableTarget(name: "benchmarks", dependencies: ["BenchmarkModels", "DirectModels", runtime]),
        // A program of its own: in it, the C library's allocation functions count.
        .target(name: "AllocationCounter"),
        .executableTarget(name: "allocations", dependencies: ["AllocationCounter", "BenchmarkModels"]),
        // Writes the samples in Specs.
        .executableTarget(name: "samples", dependencies: ["BenchmarkDocuments"]),
    ],
    swiftLanguageModes: [.v6]
)
