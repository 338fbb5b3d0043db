// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Hotels",
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [
        // A clone of apigen beside this package.
        .package(path: "../apigen")
    ],
    targets: [
        .target(
            name: "HotelsClient",
            dependencies: [.product(name: "ApigenRuntime", package: "apigen")]
        ),
        .executableTarget(
            name: "HotelsApp",
            dependencies: ["HotelsClient", .product(name: "ApigenRuntime", package: "apigen")]
        ),
    ]
)
