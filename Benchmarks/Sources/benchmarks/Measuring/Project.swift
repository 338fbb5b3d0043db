import Foundation

/// Where things are.
struct Project {
    /// The folder of the repository.
    let root: URL
    /// A folder for what is made while measuring.
    let scratch: URL

    init() throws {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<5 { folder.deleteLastPathComponent() }
        root = folder
        let name = "apigen-benchmarks-\(ProcessInfo.processInfo.processIdentifier)"
        scratch = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    }

    /// The tool of a configuration, which `Benchmarks/run` builds.
    func tool(_ configuration: String) -> String { root.appendingPathComponent(".build/\(configuration)/apigen").path }

    /// The modules that generated code imports.
    var modules: String { root.appendingPathComponent("Benchmarks/.build/release/Modules").path }

    /// A program of this package.
    func program(_ name: String) -> String {
        root.appendingPathComponent("Benchmarks/.build/release/\(name)").path
    }

    /// An empty folder.
    func emptyFolder(_ name: String) throws -> URL {
        let folder = scratch.appendingPathComponent(name)
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
