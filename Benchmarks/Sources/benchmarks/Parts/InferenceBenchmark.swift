import BenchmarkDocuments
import Foundation

/// How many bytes of samples a second `apigen infer` takes in.
struct InferenceBenchmark: Benchmark {
    let name = "inference"

    private static let size = 25_000_000

    func run(in project: Project, into report: inout Report) throws {
        report.section("Inferring types from samples")
        report.paragraph(
            """
            `apigen infer` on one file of \(Self.size.byteCount), release, in seconds of the processor beyond those on a \
            file of 20 kB: reading, observing, deciding, and checking that the sample decodes and encodes again. \
            `apigen shape` only observes.
            """
        )
        var table = Table("25 MB", "infer", "shape", "peak memory of infer")
        // Written by another program, because what this one has in memory would count as theirs that it starts.
        let largeFolder = try project.emptyFolder("inference-large")
        let smallFolder = try project.emptyFolder("inference-small")
        _ = try ChildProcess([project.program("samples"), largeFolder.path, "\(Self.size)"])
        _ = try ChildProcess([project.program("samples"), smallFolder.path, "20000"])
        for document in BenchmarkDocument.allCases {
            let large = largeFolder.appendingPathComponent("\(document.rawValue).json")
            let small = smallFolder.appendingPathComponent("\(document.rawValue).json")
            var infers: [Double] = []
            var shapes: [Double] = []
            var peak = 0
            for _ in 0..<3 {
                let run = try apigen("infer", large, project)
                infers.append(run.cpuSeconds - (try apigen("infer", small, project)).cpuSeconds)
                shapes.append(
                    try apigen("shape", large, project).cpuSeconds - (try apigen("shape", small, project)).cpuSeconds
                )
                peak = max(peak, run.peakBytes)
            }
            table.row(document.summary, speed(infers), speed(shapes), peak.byteCount)
        }
        report.table(table)
    }

    private func apigen(_ command: String, _ file: URL, _ project: Project) throws -> ChildProcess {
        try ChildProcess([project.tool("release"), command, file.path])
    }

    private func speed(_ seconds: [Double]) -> String {
        (Double(Self.size) / max(seconds.median, 0.001) / 1e6).digits(0) + " MB/s"
    }
}
