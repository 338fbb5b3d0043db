import Testing

@testable import ApigenKit

/// Damages specs in many ways, the same in every run: reading them may find faults, but never crashes.
@Suite struct SpecMutationTests {
    private static let seeds = [
        #"""
        {"name": "Shop", "description": "A.", "baseURL": "https://a.b/v1", "headers": {"A": "b"},
         "auth": {"apiKey": {"header": "K"}}, "errors": {"404": "e.json", "5XX": {"inline": {"a": 1}, "at": "/e"}},
         "paths": {"/users/{id}": {"get": {"parameters": {"id": 1, "ids?": {"type": "[Int]", "style": "comma"},
            "s": {"values": ["a", "b"], "default": "a", "wire": "x"}, "p?": 1}, "response": {"samples": ["a.json"],
            "model": "User", "at": "/data", "status": "2XX", "as": "json"}, "pagination": {"page": "p", "items": "/d"}},
          "post": {"name": "add", "body": {"multipart": {"c": "text", "p?": {"file": "image/png"}}}, "timeout": 2.5},
          "put": {"body": {"form": {"a": [1, 2], "b?": "x"}}, "group": "g", "deprecated": "no"}},
          "/größe/{a}...{b}": {"delete": {"auth": "none", "idempotent": true}}},
         "models": {"User": {"at": ["user.owner", "add[].*[\"x\"]"], "rename": {"a": "b"}, "fields": {"c": "[String: Int?]?",
            "d": {"enum": true, "name": "e"}}, "exclude": ["f"], "tag": false, "id": "login", "nulls": "distinct"}},
         "swift": {"access": "public", "acronyms": ["id"], "formats": ["date"], "requiredAfter": 2}}
        """#
    ]

    private static let pieces = [
        "{", "}", "[", "]", "\"", ":", ",", "null", "true", "-1", "1e999", "\"\"", "\\", "\\ud800", "{}", "[]", "/",
        "~", "?",
        "\u{0}", "é", "👍", "\"at\"", "\"models\"", "99999999999999999999",
    ]

    @Test func damagedSpecsNeverCrash() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<1500 {
            var bytes = Array((Self.seeds.randomElement(using: &random) ?? "").utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) { damage(&bytes, &random) }
            var diagnostics = Diagnostics()
            let spec = Spec.read(SourceFile(path: "a.api.json", bytes: bytes), into: &diagnostics)
            #expect(spec != nil || diagnostics.hasErrors)
            for diagnostic in diagnostics.all { #expect((0...bytes.count).contains(diagnostic.location?.offset ?? -1)) }
            if diagnostics.errorCount < 20 { #expect(!DiagnosticRenderer().render(diagnostics).contains("\u{0}")) }
            for operation in spec?.operations ?? [] { _ = operation.arguments(namer: Namer()) }
        }
    }

    private func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        guard !bytes.isEmpty else { return }
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...30, using: &random))
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes[start] = UInt8.random(in: 0...255, using: &random)
        case 2: bytes.insert(contentsOf: (Self.pieces.randomElement(using: &random) ?? "").utf8, at: start)
        case 3: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
        default: bytes.removeSubrange(start...)
        }
    }

    /// Puts a value of every kind in place of every value of a spec.
    @Test func valuesOfTheWrongKindAreReportedWhereTheyStand() throws {
        let seed = Self.seeds[0]
        let root = try JSONNode(file: SourceFile(path: "a", text: seed))
        var ranges: [Range<Int>] = []
        func collect(_ node: JSONNode) {
            ranges.append(node.range)
            switch node.content {
            case .array(let elements): elements.forEach(collect)
            case .object(let members): members.forEach { collect($0.value) }
            default: break
            }
        }
        collect(root)
        let bytes = Array(seed.utf8)
        for range in ranges {
            for piece in ["null", "true", "-7", "\"?\"", "[]", "{}", "[null]", "{\"\": 1}", "{\"?\": null}"] {
                let text = bytes[..<range.lowerBound] + Array(piece.utf8) + bytes[range.upperBound...]
                var diagnostics = Diagnostics()
                #expect(
                    Spec.read(SourceFile(path: "a.api.json", bytes: Array(text)), into: &diagnostics) != nil
                        || diagnostics.hasErrors
                )
            }
        }
    }
}
