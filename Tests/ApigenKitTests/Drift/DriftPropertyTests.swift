import ApigenJSON
import Testing

@testable import ApigenKit

@Suite struct DriftPropertyTests {
    /// Documents, their shape together, and the types made from them.
    private func documents(_ seed: Int, count: Int = 3) throws -> (samples: [Sample], shape: Shape, Resolution) {
        var random = RandomJSON(seed: UInt64(20_000 + seed))
        let samples = (0..<count).map { index in
            Sample(file: SourceFile(path: "s\(index).json", text: random.document().description))
        }
        var shape = Shape()
        for sample in samples {
            var observer = ShapeObserver(sample.bytes, source: sample.path)
            shape.merge(try observer.observe())
        }
        return (samples, shape, try infer(samples.map { String(decoding: $0.bytes, as: UTF8.self) }))
    }

    @Test(arguments: 0..<150) func aSampleDoesNotDifferFromTheSamples(seed: Int) throws {
        let (samples, shape, resolution) = try documents(seed)
        for sample in samples {
            let found = try Drift.differences(
                in: sample,
                as: resolution.roots[0],
                baseline: shape,
                schema: resolution.schema
            )
            #expect(found == [], "\(String(decoding: sample.bytes, as: UTF8.self))")
        }
    }

    @Test(arguments: 0..<150) func anAnswerBreaksWhereItDoesNotDecode(seed: Int) throws {
        let (_, shape, resolution) = try documents(seed)
        let (others, _, _) = try documents(seed + 1_000)
        for other in others {
            let type = resolution.roots[0]
            let found = try Drift.differences(in: other, as: type, baseline: shape, schema: resolution.schema)
            let faults = try SafetyCheck.faults(in: other.bytes, of: type, in: SafetyPlan(resolution.schema))
            #expect(found.contains { $0.isBreaking } == faults.contains { $0.kind == .rejected })
            #expect(found.allSatisfy { (0..<max(1, other.bytes.count)).contains($0.offset) })
        }
    }

    @Test(arguments: 0..<150) func whatIsRedactedStillDecodes(seed: Int) throws {
        let (samples, _, resolution) = try documents(seed)
        let redaction = Redaction(fields: ["id", "name", "items", "created_at", "data", "a", "b", "T", "tags"])
        for sample in samples {
            var reader = JSONReader(sample.bytes)
            let value = try reader.readValue()
            let redacted = redaction.redacted(value)
            let text = redacted.description
            let faults = try SafetyCheck.faults(
                in: text.utf8,
                of: resolution.roots[0],
                in: SafetyPlan(resolution.schema)
            )
            #expect(!faults.contains { $0.kind == .rejected }, "\(text) for \(value): \(faults)")
            #expect(redaction.isSame(redacted, redacted))
        }
    }
}
