// swift-tools-version: 6.1
import PackageDescription

// A package that generates with a tool that was built before:
//
//     Scripts/make-artifact-bundle Examples/PrebuiltTool        # in the folder of apigen
//
// A team would put the bundle where all can get it and write .binaryTarget(name:url:checksum:). The plugin is that of
// apigen itself; a package of your own copies the folder (cp -RL Sources/Plugins/ApigenPlugin …).
let package = Package(
    name: "PrebuiltTool",
    platforms: [.macOS(.v12)],
    dependencies: [
        // For the runtime; the tool in it is never compiled.
        .package(name: "apigen", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "PrebuiltTool",
            dependencies: [.product(name: "ApigenRuntime", package: "apigen")],
            plugins: ["PrebuiltApigenPlugin"]
        ),
        .plugin(name: "PrebuiltApigenPlugin", capability: .buildTool(), dependencies: ["ApigenTool"]),
        .binaryTarget(name: "ApigenTool", path: "apigen.artifactbundle"),
    ]
)
