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
        guard names.allSatisfy({ name in parts.contains { $0.name == name } }) else {
            FileHandle.standardError.write(Data((usage + "\n").utf8))
            exit(2)
        }
        do {
            let project = try Project()
            defer { try? FileManager.default.removeItem(at: project.scratch) }
            if names.isEmpty {
                try measureAll(project)
            } else {
                for part in parts where names.contains(part.name) { print(try await measure(part, project)) }
            }
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func measure(_ part: any Benchmark, _ project: Project) async throws -> String {
        var report = Report()
        try await part.run(in: project, into: &report)
        return report.text
    }

    /// Measures each part in a process of its own, so that none finds the memory that another one has left.
    private static func measureAll(_ project: Project) throws {
        var text = """
            # What the benchmark measured

            Made by `Benchmarks/run`. Ratios hold from machine to machine; the figures beside them are those of one \
            machine, which did other things at the same time, and are there to give an idea.

            """
        for part in parts {
            let output = try ChildProcess([CommandLine.arguments[0], part.name]).output
            // Written at once, so that each part is seen as soon as it is measured.
            FileHandle.standardOutput.write(Data((output + "\n").utf8))
            text += "\n" + output.trimmingCharacters(in: .newlines) + "\n"
        }
        let results = project.root.appendingPathComponent("Benchmarks/Results.md")
        try Data(text.utf8).write(to: results)
    }
}
