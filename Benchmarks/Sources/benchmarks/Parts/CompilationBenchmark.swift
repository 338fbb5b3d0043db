import Foundation

/// What compiling generated code costs.
struct CompilationBenchmark: Benchmark {
    let name = "compilation"

    func run(in project: Project, into report: inout Report) throws {
        report.section("Compiling generated code")
        report.paragraph(
            """
            `swiftc -g` on the generated module alone, with `-Onone` and in batches for debug, with `-O` and as a whole \
            for release; processor seconds, the most memory of one compiler, size of all objects. \
            `"coding": "direct"` is a whole client, `"coding": "codable"` models alone. swift-openapi-generator 1.13 \
            was measured earlier on a machine of this kind, building a document of 500 operations of this kind.
            """
        )
        var table = Table("operations, coding", "debug", "memory", "objects", "release", "memory", "objects")
        var lines = Table("operations, coding", "models", "coding", "API", "resources", "samples", "all, an operation")
        for operations in [50, 500] {
            for coding in ["direct", "codable"] {
                let folder = try project.emptyFolder("compilation")
                let spec = try SyntheticSpec(operations: operations, coding: coding).write(to: folder)
                let output = folder.appendingPathComponent("Output")
                _ = try ChildProcess([
                    project.tool("release"), "generate", spec.path, "--output", output.path, "--quiet",
                ])
                let code = try GeneratedCode(in: output)
                let debug = try compile(code, ["-Onone", "-enable-batch-mode", "-DDEBUG"], in: folder, project)
                let release = try compile(code, ["-O", "-wmo"], in: folder, project)
                table.row(
                    "\(operations), \(coding)",
                    debug.cost.cpuSeconds.duration,
                    debug.cost.peakBytes.byteCount,
                    debug.objectBytes.byteCount,
                    release.cost.cpuSeconds.duration,
                    release.cost.peakBytes.byteCount,
                    release.objectBytes.byteCount
                )
                func count(_ kind: String) -> String { (code.linesByKind[kind] ?? 0).grouped }
                lines.row(
                    "\(operations), \(coding)",
                    count("Models"),
                    count("Coding"),
                    count("API"),
                    count("Resources"),
                    count("Samples"),
                    (Double(code.lines) / Double(operations)).digits(0)
                )
            }
        }
        table.row("500, swift-openapi-generator", "275 s", "3.8 GB", "", "535 s", "5.9 GB", "222 MB")
        lines.row("500, swift-openapi-generator", "", "", "", "", "", "359")
        report.table(table)
        report.paragraph("Lines of Swift:")
        report.table(lines)
    }

    private func compile(
        _ code: GeneratedCode,
        _ options: [String],
        in folder: URL,
        _ project: Project
    ) throws -> (cost: ChildProcess, objectBytes: Int) {
        let objects = folder.appendingPathComponent("Objects")
        try? FileManager.default.removeItem(at: objects)
        try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
        // The compiler leaves objects in the folder where it runs.
        let arguments =
            [
                "sh", "-c", "cd \"$0\" && exec \"$@\"", objects.path, "swiftc", "-c", "-parse-as-library",
                "-emit-module",
                "-module-name", "Synthetic", "-swift-version", "6", "-g", "-j1", "-I", project.modules,
            ] + options + code.files.map(\.path)
        let cost = try ChildProcess(arguments)
        let files = try FileManager.default.contentsOfDirectory(at: objects, includingPropertiesForKeys: [.fileSizeKey])
        let sizes = try files.filter { $0.pathExtension == "o" }.map {
            try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        }
        return (cost, sizes.reduce(0, +))
    }
}
