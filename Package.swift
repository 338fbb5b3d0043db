// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "apigen",
    platforms: [.macOS(.v12), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
    products: [
        .library(name: "ApigenRuntime", targets: ["ApigenRuntime"]),
        .executable(name: "apigen", targets: ["apigen"]),
        .plugin(name: "ApigenPlugin", targets: ["ApigenPlugin"]),
        .plugin(name: "ApigenCommand", targets: ["ApigenCommand"]),
    ],
    targets: [
        // The runtime that generated code imports. Its JSON folder is a link to Sources/ApigenJSON:
        // one source, compiled into the tool and into the runtime, because a target that a host tool
        // and an app share breaks Mac Catalyst archives (see Documentation/Architecture.md).
        .target(name: "ApigenRuntime"),

        // The generator.
        .target(name: "ApigenJSON"),
        .target(name: "ApigenMustache"),
        .target(name: "ApigenKit", dependencies: ["ApigenJSON", "ApigenMustache"]),
        // An HTTP server on loopback: "apigen mock" serves samples with it, and tests of clients talk to it.
        .target(name: "ApigenServer"),
        .executableTarget(
            name: "apigen",
            dependencies: ["ApigenKit", "ApigenServer", "ApigenJSON", "ApigenMustache"]
        ),

        // Generates as part of a build, from the specs in a target.
        .plugin(
            name: "ApigenPlugin",
            capability: .buildTool(),
            dependencies: ["apigen"],
            path: "Sources/Plugins/ApigenPlugin"
        ),
        // Generates code to be committed. It declares no permission, because "check" needs none; "generate" is given
        // one by --allow-writing-to-package-directory.
        .plugin(
            name: "ApigenCommand",
            capability: .command(
                intent: .custom(
                    verb: "apigen",
                    description:
                        "Generates Swift API clients from the *.api.json of targets, and checks committed ones."
                )
            ),
            dependencies: ["apigen"],
            path: "Sources/Plugins/ApigenCommand"
        ),

        // The committed output for the specs in Specs, as a package would hold it.
        .target(name: "HotelsClient", dependencies: ["ApigenRuntime"], path: "Generated/Hotels"),
        .target(name: "UsersClient", dependencies: ["ApigenRuntime"], path: "Generated/Users"),
        .target(name: "GitHubClient", dependencies: ["ApigenRuntime"], path: "Generated/GitHub"),

        .testTarget(name: "ApigenJSONTests", dependencies: ["ApigenJSON"]),
        .testTarget(name: "ApigenMustacheTests", dependencies: ["ApigenMustache"]),
        .testTarget(name: "ApigenKitTests", dependencies: ["ApigenKit", "ApigenJSON"], exclude: ["Import/Fixtures"]),
        .testTarget(name: "ApigenServerTests", dependencies: ["ApigenServer"]),
        // Also runs the built tool as a process, and compiles clients with the runtime that stands beside it.
        .testTarget(
            name: "ApigenCommandTests",
            dependencies: ["apigen", "ApigenKit", "ApigenServer", "ApigenJSON", "ApigenRuntime"]
        ),
        // Compiles models with the runtime that stands beside them in the build folder.
        .testTarget(name: "ApigenCorpusTests", dependencies: ["ApigenKit", "ApigenJSON", "ApigenRuntime"]),
        // Also against the built tool, which serves the samples.
        .testTarget(
            name: "GeneratedClientTests",
            dependencies: ["HotelsClient", "UsersClient", "GitHubClient", "ApigenRuntime", "ApigenServer", "apigen"]
        ),
        // These call a server on loopback; the runtime itself knows nothing of it.
        .testTarget(name: "ApigenRuntimeTests", dependencies: ["ApigenRuntime", "ApigenServer"]),
        // A test can't import a plugin: what a plugin decides is linked into its tests.
        .testTarget(name: "ApigenPluginTests", dependencies: ["ApigenKit"]),
    ],
    swiftLanguageModes: [.v6]
)
