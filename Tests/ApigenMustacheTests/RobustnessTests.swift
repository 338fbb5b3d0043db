import ApigenMustache
import Foundation
import Testing

@Suite struct RobustnessTests {
    static let seeds = [
        "{{#a}}\n  {{b.c}} {{{d}}} {{&e}}\n{{/a}}\n{{^a}}none{{/a}}\n",
        "x\r\n  {{>p}}\r\n{{=<% %>=}}<%! note %>\n<%={{ }}=%>{{.}}",
        "{{<p}}\n  {{$x}}\n    one\n      {{>q}}\n  {{/x}}\n{{/p}}\n{{>*n}}",
        "  {{$x}}{{/x}}\n{{$y}}\n  é\n\n{{$z}}w{{/z}}\n{{/y}}\n{{#l}}{{#.}}{{.}}{{/.}}{{/l}}",
    ]
    static let pieces = [
        "{{", "}}", "{{{", "}}}", "{{#a}}", "{{/a}}", "{{^l}}", "{{/l}}", "{{$x}}", "{{/x}}", "{{<q}}", "{{/q}}",
        "{{>p}}",
        "{{>*n}}", "{{=", "=}}", "{{! ", "\n", "\r\n", "  ", "\t", ".", "*", "\u{FEFF}", "é",
    ]

    @Test(arguments: 0..<8 as Range<UInt64>)
    func mutatedTemplatesNeverCrash(seed: UInt64) throws {
        var random = SeededGenerator(state: seed)
        let context: TemplateValue = [
            "a": [["b": ["c": 1]], ["d": "x\ny"]], "d": true, "e": .null, "l": [[1, 2], []], "n": "q",
        ]
        for _ in 0..<500 {
            let sources = ["p": mutated(&random), "q": mutated(&random), "t": mutated(&random)]
            do {
                let templates = try Templates(sources)
                _ = try templates.render("t", context: context, escape: .html)
                _ = try templates.render("t", context: context, missingNames: .error)
            } catch {
                #expect(error.line > 0 && error.column > 0 && !error.message.isEmpty)
            }
        }
    }

    private func mutated(_ random: inout SeededGenerator) -> String {
        var bytes = Array(Self.seeds[Int.random(in: Self.seeds.indices, using: &random)].utf8)
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            let position = Int.random(in: 0...bytes.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                bytes.insert(UInt8.random(in: 0...255, using: &random), at: position)
            case 1:
                let end = min(bytes.count, position + Int.random(in: 0...6, using: &random))
                bytes.removeSubrange(position..<end)
            case 2:
                let end = min(bytes.count, position + Int.random(in: 0...12, using: &random))
                bytes.insert(contentsOf: Array(bytes[position..<end]), at: Int.random(in: 0...position, using: &random))
            default:
                let piece = Self.pieces[Int.random(in: Self.pieces.indices, using: &random)]
                bytes.insert(contentsOf: Array(piece.utf8), at: position)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func everyPrefixOfATemplateIsParsedOrReported() {
        for seed in Self.seeds {
            for count in 0...seed.unicodeScalars.count {
                _ = try? Template(String(String.UnicodeScalarView(seed.unicodeScalars.prefix(count))))
            }
        }
    }

    /// Eight times the work may take eight times as long, and some more on a busy machine, but not its square.
    @Test func timeIsLinearInTheSizeOfTheListAndTheTemplate() throws {
        let item = "  {{#fields}}\n  let {{name}}: {{type}}\n  {{/fields}}\n  {{>p}}\n  {{$b}}\n  x\n  {{/b}}\n"
        let partials = try Templates(["p": "a\n{{name}}\n"])
        func time(_ count: Int) throws -> Double {
            let list = TemplateValue.list(Array(repeating: ["name": "n", "type": "T"], count: count))
            let source = String(repeating: item, count: count / 20)
            return try (0..<3).map { _ in
                let start = Date()
                let template = try Template(source + "{{#list}}\n" + item + "{{/list}}\n")
                _ = try template.render(["name": "n", "list": list, "fields": [["type": "T"]]], partials: partials)
                return Date().timeIntervalSince(start)
            }.min() ?? 0
        }
        let small = try time(500)
        let large = try time(4_000)
        #expect(large < small * 32)
    }
}

/// SplitMix64: the same numbers for the same seed on every platform.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
