import Foundation

/// Measures, prints what it found as Markdown, and writes it to a file.
@main
enum Benchmarks {
    private static let parts: [any Benchmark] = [
        CodingBenchmark(), InferenceBenchmark(), GenerationBenchmark(), CompilationBenchmark(),
        RequestBenchmark(),
    ]

    private static let usage = """
        usage: Benchmarks/run [PART …]

        The parts: coding, inference, generation, compilation, requests. All of them without an argument, and then
        the tables are written to Benchmarks/Results.md too.
        """

    static func main() async throws {
        let names = CommandLine.arguments.dropFirst()
        let chosen = names.isEmpty ? parts : parts.filter { names.contains($0.name) }
        guard names.allSatisfy({ name in parts.contains { $0.name == name } }) else {
            FileHandle.standardError.write(Data((usage + "\n").utf8))
            exit(2)
        }
        do {
            try await measure(chosen, writesResults: names.isEmpty)
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func measure(_ chosen: [any Benchmark], writesResults: Bool) async throws {
        let project = try Project()
        defer { try? FileManager.default.removeItem(at: project.scratch) }
        var all = Report()
        all.paragraph(
            """
            Made by `Benchmarks/run`. Ratios hold from machine to machine; the figures beside them are those of one \
            machine, which did other things at the same time, and are there to give an idea.
            """
        )
        for part in chosen {
            var report = Report()
            try await part.run(in: project, into: &report)
            print(report.text)
            all.append(report)
        }
        guard writesResults else { return }
        let results = project.root.appendingPathComponent("Benchmarks/Results.md")
        try Data(("# What the benchmark measured\n" + all.text).utf8).write(to: results)
    }
}
