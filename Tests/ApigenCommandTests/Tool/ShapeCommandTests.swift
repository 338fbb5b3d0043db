import Testing

@Suite struct ShapeCommandTests {
    @Test func shardsMergeToTheShapeOfTheWholeAndServeAsSamples() async throws {
        let files = (0..<8).map { index in
            let note = index % 3 == 0 ? #", "note": "n\#(index)""# : ""
            return ("part\(index).json", #"[{"id": \#(index), "status": "\#(["on", "off"][index % 2])"\#(note)}]"#)
        }
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
        let names = files.map(\.0)
        func shape(_ paths: [String]) async throws -> String {
            let run = try await BuiltTool.run(["shape"] + paths, in: folder)
            #expect(run.status == 0)
            return run.output
        }
        let whole = try await shape(names)
        for (index, name) in names.enumerated() {
            try folder.write(try await shape([name]), to: "shard\(index).shape.json")
        }
        for order in [Array(0..<8), Array((0..<8).reversed()), [3, 1, 7, 0, 5, 2, 6, 4]] {
            #expect(try await shape(order.map { "shard\($0).shape.json" }) == whole)
        }
        try folder.write(whole, to: "whole.shape.json")
        let fromShape = try await BuiltTool.run("infer", "--name", "Event", "whole.shape.json", in: folder)
        let fromSamples = try await BuiltTool.run(["infer", "--name", "Event"] + names, in: folder)
        #expect(fromShape.status == 0)
        #expect(models(fromShape.output) == models(fromSamples.output))
    }

    /// The output without its first line, which names the file.
    private func models(_ output: String) -> String {
        output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
    }
}
