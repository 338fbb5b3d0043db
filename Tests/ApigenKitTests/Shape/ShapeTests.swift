import ApigenJSON
import ApigenKit
import Testing

struct ShapeTests {
    @Test(arguments: 0..<60)
    func mergingIsCommutativeAndAssociative(seed: Int) throws {
        var random = RandomJSON(seed: UInt64(seed))
        let documents = (0..<5).map { _ in random.document() }
        let shapes = try documents.enumerated().map { try shape(of: $1, source: "\($0).json") }
        let forwards = shapes.reduce(Shape()) { $0.merged(with: $1) }
        let backwards = shapes.reversed().reduce(Shape()) { $0.merged(with: $1) }
        let grouped = shapes[0].merged(with: shapes[1]).merged(
            with: shapes[2].merged(with: shapes[3].merged(with: shapes[4]))
        )
        #expect(forwards == backwards)
        #expect(forwards == grouped)
        #expect(forwards.merged(with: Shape()) == forwards)
        var read = Shape()
        for (index, document) in documents.enumerated() { try observe(document, source: "\(index).json", into: &read) }
        #expect(read == forwards, "reading one after the other is merging")
    }

    @Test func countsAndWitnesses() throws {
        let text = "[\n  {\"a\": 1},\n  {\"a\": null,\n   \"b\": \"x\"},\n  {\"a\": 2.5}\n]"
        var shape = Shape()
        var observer = ShapeObserver(text.utf8, source: "s.json")
        try observer.observe(into: &shape)
        let fields = try #require(shape.arrays?.element.objects?.fields)
        let a = try #require(fields["a"])
        #expect(fields.count == 3 && a.presence == 3)
        #expect(a.shape.nulls.count == 1)
        #expect(a.shape.nulls.first?.line == 3)
        #expect(a.shape.numbers?.integers == 1)
        #expect(a.shape.numbers?.firstFraction?.line == 5)
        #expect(fields["b"]?.first.description == "s.json:4")
    }

    @Test func repeatedKeysAreToldOnceAnObject() throws {
        var shape = Shape()
        var observer = ShapeObserver(#"[{"a":1,"a":2},{"a":1}]"#.utf8, source: "s.json")
        try observer.observe(into: &shape)
        #expect(observer.repeatedKeys.map(\.key) == ["a"])
        #expect(shape.arrays?.element.objects?.fields["a"]?.presence == 2)
    }

    @Test func memoryGrowsWithTheShapeAndNotWithTheSamples() throws {
        var shape = Shape()
        for round in 0..<200 {
            let rows = (0..<50).map { #"{"id":\#(round * 50 + $0),"name":"user \#(round) \#($0)"}"# }
            var observer = ShapeObserver("[\(rows.joined(separator: ","))]".utf8, source: "s.json")
            try observer.observe(into: &shape)
        }
        let fields = try #require(shape.arrays?.element.objects?.fields)
        #expect(fields.count == 10_000)
        #expect(fields["name"]?.shape.strings?.values == nil, "distinct values are forgotten once they are many")
    }

    @Test(arguments: 0..<40)
    func eightShardsInAnyOrderEqualOneRun(seed: Int) throws {
        var random = RandomJSON(seed: UInt64(9_000 + seed))
        let documents = (0..<16).map { _ in random.document() }
        var order = SeededGenerator(seed: UInt64(seed))
        var whole = Shape()
        var shards = [Shape](repeating: Shape(), count: 8)
        for (index, document) in documents.enumerated() {
            let shape = try shape(of: document, source: "\(index).json")
            whole.merge(shape)
            shards[index % 8].merge(shape)
        }
        var merged = Shape()
        for shard in shards.shuffled(using: &order) {
            merged.merge(try ShapeFile.shape(from: ShapeFile.text(of: shard)))
        }
        #expect(ShapeFile.text(of: merged) == ShapeFile.text(of: whole))
    }

    /// Added up, such counts would overflow.
    @Test(arguments: ["9223372036854775807", "281474976710657", "-1"])
    func countsThatNothingCountedToAreFaults(count: String) throws {
        let value = try JSONValue(json: #"[{"n": 1, "b": true, "s": "2024-05-01T10:00:00Z", "z": null}, {"n": 2.5}]"#)
        let text = String(decoding: ShapeFile.text(of: try shape(of: value, source: "a.json")), as: UTF8.self)
        let counts = text.matches(of: /"(count|presence|integers|maximumLength)": \d+/)
        #expect(counts.count > 8)
        for match in counts {
            var hostile = text
            hostile.replaceSubrange(match.range, with: "\"\(match.output.1)\": \(count)")
            #expect(throws: JSONError.self) { _ = try ShapeFile.shape(from: hostile.utf8) }
        }
    }

    @Test func shapeFilesHoldNoPayload() throws {
        let people = (0..<8).map {
            #"{"name":"Ann\#($0) Lee","email":"a\#($0)@x.org","status":"active","city":"Bern"}"#
        }
        let shape = try shape(of: JSONValue(json: "[\(people.joined(separator: ","))]"), source: "people.json")
        let text = String(decoding: ShapeFile.text(of: shape), as: UTF8.self)
        #expect(ShapeFile.isShape(text.utf8))
        #expect(!ShapeFile.isShape("{\"name\": 1}".utf8))
        #expect(text.contains("active"))
        for secret in ["Ann", "x.org", "Bern"] { #expect(!text.contains(secret)) }
    }

    @Test(arguments: [#"{"apigenShape":1,"shape":{"number":{"range":[2,1]}}}"#, #"{"apigenShape":2}"#, "[]"])
    func aDamagedShapeFileIsAnError(text: String) {
        #expect(throws: JSONError.self) { try ShapeFile.shape(from: text.utf8) }
    }

    private func shape(of value: JSONValue, source: String) throws -> Shape {
        var shape = Shape()
        try observe(value, source: source, into: &shape)
        return shape
    }

    private func observe(_ value: JSONValue, source: String, into shape: inout Shape) throws {
        var observer = ShapeObserver(value.description.utf8, source: source)
        try observer.observe(into: &shape)
    }
}
