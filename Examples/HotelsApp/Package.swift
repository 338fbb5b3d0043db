// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "HotelsApp",
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [.package(name: "apigen", path: "../..")],
    targets: [
        // What apigen generates from Specs/hotels.api.json; see README.md.
        .target(name: "HotelsClient", dependencies: [.product(name: "ApigenRuntime", package: "apigen")]),
        .executableTarget(
            name: "HotelsApp",
            dependencies: ["HotelsClient", .product(name: "ApigenRuntime", package: "apigen")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
