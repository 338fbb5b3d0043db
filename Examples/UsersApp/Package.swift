// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "UsersApp",
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [.package(name: "apigen", path: "../..")],
    targets: [
        // What apigen generates from Specs/users.api.json; see README.md.
        .target(name: "UsersClient", dependencies: [.product(name: "ApigenRuntime", package: "apigen")]),
        .executableTarget(
            name: "UsersApp",
            dependencies: ["UsersClient", .product(name: "ApigenRuntime", package: "apigen")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
