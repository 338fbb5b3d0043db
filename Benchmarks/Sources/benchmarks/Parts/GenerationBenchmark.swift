import Foundation

/// What `apigen generate` costs as a spec grows.
struct GenerationBenchmark: Benchmark {
    let name = "generation"

    func run(in project: Project, into report: inout Report) throws {
        report.section("Generating a client")
        report.paragraph(
            """
            `apigen generate` on a spec of resources with five operations each, into an empty folder; median of five \
            runs. "Again" is a run that finds everything as it should be. swift-openapi-generator 1.13 takes 2.9 s in \
            release and 15.4 s in debug for 500 operations of this kind (measured earlier on a machine of this kind).
            """
        )
        var table = Table(
            "operations",
            "release",
            "by the clock",
            "an operation",
            "again",
            "debug",
            "by the clock",
            "lines an operation"
        )
        for operations in [1, 50, 500, 2000] {
            let folder = try project.emptyFolder("generation-\(operations)")
            let spec = try SyntheticSpec(operations: operations).write(to: folder)
            // Each run has a folder of its own: file systems are slow where files were deleted just before.
            func generate(_ run: String, _ configuration: String) throws -> ChildProcess {
                let output = folder.appendingPathComponent(run).path
                return try ChildProcess([
                    project.tool(configuration), "generate", spec.path, "--output", output, "--quiet",
                ])
            }
            let release = try (0..<5).map { try generate("release-\($0)", "release") }
            let again = try (0..<3).map { _ in try generate("release-0", "release") }
            let debug = try (0..<(operations > 500 ? 1 : 3)).map { try generate("debug-\($0)", "debug") }
            let output = folder.appendingPathComponent("release-0")
            let cpu = release.map(\.cpuSeconds).median
            table.row(
                operations.grouped,
                cpu.duration,
                release.map(\.seconds).median.duration,
                (cpu / Double(operations)).duration,
                again.map(\.cpuSeconds).median.duration,
                debug.map(\.cpuSeconds).median.duration,
                debug.map(\.seconds).median.duration,
                (Double(try GeneratedCode(in: output).lines) / Double(operations)).digits(0)
            )
        }
        report.table(table)
    }
}
