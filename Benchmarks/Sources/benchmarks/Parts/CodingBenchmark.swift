import BenchmarkDocuments
import BenchmarkModels

/// Direct reading and writing against `JSONDecoder` and `JSONEncoder`.
struct CodingBenchmark: Benchmark {
    let name = "coding"

    func run(in project: Project, into report: inout Report) throws {
        report.section("Reading and writing JSON")
        report.paragraph(
            """
            Seconds of the processor; `JSONDecoder` and `JSONEncoder` on the same types with synthesised `Codable`. \
            Both ways have read equal values and written equal JSON before they are measured.
            """
        )
        for (size, title) in [(5_000_000, "5 MB"), (1000, "1 kB")] {
            var table = Table(
                title,
                "read",
                "`JSONDecoder`",
                "times",
                "write",
                "`JSONEncoder`",
                "times"
            )
            for document in BenchmarkDocument.allCases {
                let pair = try CodingPair(document, bytes: size)
                let reading = try Comparison(rounds: 7, pair.direct.decode, pair.codable.decode)
                let writing = try Comparison(
                    rounds: 7,
                    { _ = try pair.direct.encode() },
                    { _ = try pair.codable.encode() }
                )
                let bytes = Double(pair.data.count)
                table.row(
                    document.summary,
                    speed(bytes, reading.first),
                    speed(bytes, reading.second),
                    reading.ratio.factor,
                    speed(bytes, writing.first),
                    speed(bytes, writing.second),
                    writing.ratio.factor
                )
            }
            report.table(table)
        }
        try countAllocations(in: project, into: &report)
    }

    private func speed(_ bytes: Double, _ seconds: Double) -> String {
        (bytes / seconds / 1e6).digits(0) + " MB/s"
    }

    /// Allocations are counted in a program of its own, so that counting slows nothing that is timed.
    private func countAllocations(in project: Project, into report: inout Report) throws {
        #if os(Linux)
            report.paragraph(
                "Allocations and the most bytes in use at once, the value or the text included, for 5 MB:"
            )
            var table = Table("5 MB", "read", "`JSONDecoder`", "write", "`JSONEncoder`")
            for document in BenchmarkDocument.allCases {
                let counted = try ChildProcess([project.program("allocations"), document.rawValue, "5000000"])
                let figures = counted.output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
                guard figures.count == 8 else { throw ChildFailure(["allocations"], counted.output) }
                table.row(
                    document.summary,
                    cell(figures[0...1]),
                    cell(figures[4...5]),
                    cell(figures[2...3]),
                    cell(figures[6...7])
                )
            }
            report.table(table)
        #endif
    }

    private func cell(_ figures: ArraySlice<Int>) -> String {
        figures.first.map { "\($0.grouped) / " }.map { $0 + (figures.last ?? 0).byteCount } ?? ""
    }
}
