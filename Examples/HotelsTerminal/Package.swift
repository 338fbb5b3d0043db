// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "HotelsTerminal",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "apigen", path: "../..")],
    targets: [
        // What apigen generates from Specs/hotels.api.json; see README.md.
        .target(name: "HotelsClient", dependencies: [.product(name: "ApigenRuntime", package: "apigen")]),
        .executableTarget(
            name: "HotelsTerminal",
            dependencies: ["HotelsClient", .product(name: "ApigenRuntime", package: "apigen")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
