import ApigenJSON
import Testing

@testable import ApigenKit

/// Damages documents in many ways, the same in every run: importing them may find faults, but never crashes, and what
/// it gives always generates.
@Suite struct ImportMutationTests {
    private static let pieces = [
        "{", "}", "[", "]", "\"", ":", ",", "null", "true", "-1", "1e999", "\"\"", "\\", "{}", "[]", "/", "~", "?",
        "\u{0}",
        "é", "👍", "\"$ref\": \"#\",", "\"allOf\": [{}],", "\"type\": \"array\",", "{{", "}}", "99999999999999999999",
    ]

    /// What goes in place of a value.
    private static let values = [
        "null", "true", "-7", "\"?\"", "\"\"", "[]", "{}", "[null]", "{\"\": 1}", ##"{"$ref": "#"}"##,
        ##"{"$ref": "#/components/schemas/Pet"}"##,
        "[{\"name\": \"a b\", \"in\": \"query\", \"key\": \"?\", \"value\": \"x\"}]",
        "\"https://{x}/?#\"", "1e400",
    ]

    private func check(_ bytes: [UInt8], _ name: String) {
        let result = Importer.run([SourceFile(path: name, bytes: bytes)])
        #expect(result.specs.isEmpty == result.diagnostics.hasErrors)
        for diagnostic in result.diagnostics.all {
            #expect(!diagnostic.message.contains("would not generate"), "\(diagnostic.message)")
            if let location = diagnostic.location { #expect((0...bytes.count).contains(location.offset)) }
        }
    }

    @Test(arguments: Fixture.names) func damagedBytes(name: String) throws {
        let original = try Fixture.file(name).bytes
        var random = SeededGenerator(seed: UInt64(name.utf8.count))
        for _ in 0..<12 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let start = Int.random(in: 0..<bytes.count, using: &random)
                let end = min(bytes.count, start + Int.random(in: 0...30, using: &random))
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes.removeSubrange(start..<end)
                case 1: bytes[start] = UInt8.random(in: 0x20...0x7E, using: &random)
                case 2: bytes.insert(contentsOf: (Self.pieces.randomElement(using: &random) ?? "").utf8, at: start)
                default: bytes.replaceSubrange(start..<end, with: bytes[start..<end].reversed())
                }
            }
            check(bytes, name)
        }
    }

    /// Damage that leaves JSON: other values in place of some.
    @Test(arguments: Fixture.names) func valuesOfTheWrongKind(name: String) throws {
        let file = try Fixture.file(name)
        var ranges: [Range<Int>] = []
        func collect(_ node: JSONNode) {
            ranges.append(node.range)
            node.elements.forEach(collect)
            for member in node.members { collect(member.value) }
        }
        collect(try JSONNode(file: file))
        var random = SeededGenerator(seed: 7 + UInt64(name.utf8.count))
        for _ in 0..<20 {
            var bytes = file.bytes
            // From the end, so that ranges before stay right; ranges within one another are taken once.
            var limit = bytes.count
            let chosen = (0..<Int.random(in: 1...4, using: &random)).compactMap { _ in
                ranges.randomElement(using: &random)
            }
            for range in chosen.sorted(by: { $0.lowerBound > $1.lowerBound }) where range.upperBound <= limit {
                bytes.replaceSubrange(range, with: Array((Self.values.randomElement(using: &random) ?? "null").utf8))
                limit = range.lowerBound
            }
            check(bytes, name)
        }
    }

    @Test func damagedCommands() {
        let seed =
            #"curl -X POST 'https://a.b/users/42?x=1' -H 'A: b' --json $'{"a": "\u00e9"}' -F a=@b;type=x/y -u m:p -G \"#
        var random = SeededGenerator(seed: 3)
        for _ in 0..<120 {
            var bytes = Array(seed.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let index = Int.random(in: 5..<bytes.count, using: &random)
                bytes[index] = Array(" '\"\\$-@=&?#{}/:;\n%x".utf8).randomElement(using: &random) ?? 0
            }
            check(bytes, "<curl>")
        }
    }
}
