import ApigenKit

extension Command {
    /// Prints what samples showed, without the samples.
    static let shape: Command = Command(
        name: "shape",
        summary: "Prints the observed shape of samples, to be kept, shared or merged.",
        discussion: """
            A shape holds what inference needs to know of samples, with its evidence and without the payloads. infer, \
            generate and shape take shape files as samples. So an archive too large for one machine can be read by \
            one process for each part, in any order, and the parts merged.
            """,
        operands: .some("FILE", "A sample or a shape; \"-\" is standard input."),
        examples: [
            Example(line: "apigen shape part-1/*.json > part-1.shape.json", summary: "reads one part of an archive"),
            Example(line: "apigen shape part-*.shape.json > all.shape.json", summary: "merges the parts"),
            Example(line: "apigen infer --name Event all.shape.json", summary: "infers the types of all parts"),
        ],
        action: { invocation, console in
            let (shape, diagnostics) = try await console.working(on: "reading samples") {
                var diagnostics = Diagnostics()
                let reader = SampleReader(disk: DiskFileSystem())
                let samples = reader.samples(at: invocation.operands, into: &diagnostics)
                return (ModelInference.shape(of: samples, into: &diagnostics), diagnostics)
            }
            console.report(diagnostics)
            guard let shape, !console.hasErrors else { return .fault }
            let text = String(decoding: ShapeFile.text(of: shape), as: UTF8.self)
            console.write(text)
            console.set("shape", .string(text))
            return .done
        }
    )
}
