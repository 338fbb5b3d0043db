// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "PluginApp",
    platforms: [.macOS(.v14)],
    dependencies: [
        // In a project of your own: .package(url: …, from: …)
        .package(name: "apigen", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "PluginApp",
            dependencies: [.product(name: "ApigenRuntime", package: "apigen")],
            // Generated code bears the strictest settings.
            swiftSettings: [
                .defaultIsolation(MainActor.self),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .treatAllWarnings(as: .error),
            ],
            // Generates the client of every *.api.json in the target, as part of its build.
            plugins: [.plugin(name: "ApigenPlugin", package: "apigen")]
        )
    ]
)
