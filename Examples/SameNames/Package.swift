// swift-tools-version: 6.2
import PackageDescription

// Two targets that each have a spec called items.api.json.
let package = Package(
    name: "SameNames",
    platforms: [.macOS(.v14)],
    dependencies: [
        // In a project of your own: .package(url: …, from: …)
        .package(name: "apigen", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "SameNames",
            dependencies: ["Storefront", "Warehouse", runtime],
            swiftSettings: settings
        ),
        .target(name: "Storefront", dependencies: [runtime], swiftSettings: settings, plugins: [plugin]),
        .target(name: "Warehouse", dependencies: [runtime], swiftSettings: settings, plugins: [plugin]),
    ]
)

var runtime: Target.Dependency { .product(name: "ApigenRuntime", package: "apigen") }

var plugin: Target.PluginUsage { .plugin(name: "ApigenPlugin", package: "apigen") }

// Generated code bears the strictest settings.
var settings: [SwiftSetting] {
    [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
    ]
}
