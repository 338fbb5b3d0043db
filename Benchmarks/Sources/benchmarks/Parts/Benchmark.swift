/// A part of the benchmark.
protocol Benchmark: Sendable {
    /// The name by which the part is asked for.
    var name: String { get }

    /// Measures, and writes down what it found.
    func run(in project: Project, into report: inout Report) async throws
}
