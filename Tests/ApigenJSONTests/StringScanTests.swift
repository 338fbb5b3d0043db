import Testing

@testable import ApigenJSON

/// Debug builds scan strings by words, others by vectors: both give the same, and what the standard library says.
@Suite struct StringScanTests {
    /// Texts whose scalars have one to four bytes, the last and the first of each length among them.
    private static let pieces: [[UInt8]] = [
        "a", "plain text, and more of it", "é", "привет", "要求", "サーバー", "😀", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}",
        "\u{FFF}", "\u{1000}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{3FFFF}", "\u{40000}", "\u{10FFFF}",
    ].map { Array($0.utf8) }

    /// Bytes that make a text invalid, or end a run.
    private static let intruders: [UInt8] = [
        0x00, 0x0A, 0x1F, 0x22, 0x5C, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xED,
        0xEF,
        0xF0, 0xF4, 0xF5, 0xFF,
    ]

    /// What a scan must give for a text that starts after a quote.
    private static func expected(_ content: [UInt8]) -> PlainRun? {
        guard let end = content.firstIndex(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) else { return nil }
        let run = content[..<end]
        let isValid = Array(String(decoding: run, as: UTF8.self).utf8) == Array(run)
        return PlainRun(end: end, isASCII: run.allSatisfy { $0 < 0x80 }, isValid: isValid)
    }

    private static func agrees<Scan: StringScan>(_: Scan.Type, _ content: [UInt8]) -> Bool {
        guard let expected = expected(content) else { return false }
        let text = JSONText([0x22] + content)
        let run = withExtendedLifetime(text) { Scan.scan(text.base, from: 1) }
        guard run.isValid == expected.isValid else { return false }
        // What is said of ASCII may be too little: what stands after the run is seen as well.
        return !expected.isValid || run.end == expected.end + 1 && (expected.isASCII || !run.isASCII)
    }

    @Test(arguments: 0..<60) func bothScansSayWhatTheStandardLibrarySays(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var disagreements: [[UInt8]] = []
        for _ in 0..<60 {
            var content: [UInt8] = []
            for _ in 0..<Int.random(in: 0..<8, using: &random) {
                content += Self.pieces.randomElement(using: &random) ?? []
            }
            if Bool.random(using: &random), !content.isEmpty {
                let place = Int.random(in: 0..<content.count, using: &random)
                let intruder = Self.intruders.randomElement(using: &random) ?? 0xFF
                if Bool.random(using: &random) { content.remove(at: place) }
                content.insert(intruder, at: place)
            }
            content += [0x22] + (Self.pieces.randomElement(using: &random) ?? [])
            if !Self.agrees(WordScan.self, content) || !Self.agrees(VectorScan.self, content) {
                disagreements.append(content)
            }
        }
        #expect(disagreements.isEmpty)
    }

    @Test(arguments: 0..<36) func sequencesAreJudgedWhereverTheyStand(offset: Int) {
        let leads = Self.intruders.filter { $0 >= 0x80 }
        var disagreements: [[UInt8]] = []
        for first in leads {
            for second in leads {
                let content = Array(repeating: 0x61, count: offset) + [first, second, 0x80, 0x80, 0x22]
                if !Self.agrees(WordScan.self, content) || !Self.agrees(VectorScan.self, content) {
                    disagreements.append(content)
                }
            }
        }
        #expect(disagreements.isEmpty)
    }

    @Test func bothCopyUpToABackslash() {
        func copied<Scan: StringScan>(_: Scan.Type, _ content: [UInt8], to end: Int) -> [UInt8] {
            let text = JSONText(content)
            return [UInt8](unsafeUninitializedCapacity: end + 16) { buffer, count in
                guard let target = buffer.baseAddress else { return }
                count = withExtendedLifetime(text) { Scan.copy(text.base, from: 0, to: end, into: target) }
            }
        }
        for length in 0..<40 {
            let plain = (0..<length).map { UInt8(0x61 + $0 % 20) }
            for content in [plain + [0x5C, 0x6E], plain + [0x22], plain + Array("é\\".utf8)] {
                for end in 0...content.count {
                    let expected = Array(content[..<end].prefix { $0 != 0x5C })
                    #expect(copied(WordScan.self, content, to: end) == expected)
                    #expect(copied(VectorScan.self, content, to: end) == expected)
                }
            }
        }
    }
}
