import ApigenJSON
import Testing

/// Ten thousand damaged texts: none may crash a reader, and every way of reading agrees on which are valid.
struct JSONFuzzTests {
    @Test func damagedTextsNeverCrash() throws {
        let seeds = [
            #"{"id":1,"name":"Ünïcode \u00e9\ud83d\ude00","list":[1,2.5,-3e10,true,false,null],"nested":{"a":[{}]}}"#,
            #"[[[]],{"":""},"\\\"\/\b\f\n\r\t",0.1e-7,9223372036854775807]"#,
            "\u{FEFF}{\"date\":\"2024-05-01T08:30:00Z\"}",
        ].map { Array($0.utf8) }
        let interesting: [UInt8] =
            Array("{}[]\",:\\u0eE+-.tfn \n".utf8) + [0x00, 0x7F, 0x80, 0xC2, 0xE0, 0xED, 0xF4, 0xFF]
        var random = SeededGenerator(seed: 20_240_501)
        for round in 0..<10_000 {
            var bytes = seeds[round % seeds.count]
            for _ in 0...Int.random(in: 0..<4, using: &random) {
                let index = Int.random(in: 0..<max(bytes.count, 1), using: &random)
                switch Int.random(in: 0..<5, using: &random) {
                case 0 where !bytes.isEmpty: bytes[index] = interesting.randomElement(using: &random) ?? 0
                case 1 where !bytes.isEmpty: bytes.remove(at: index)
                case 2: bytes.insert(interesting.randomElement(using: &random) ?? 0, at: min(index, bytes.count))
                case 3: bytes.removeLast(min(bytes.count, Int.random(in: 0..<12, using: &random)))
                default: bytes.insert(contentsOf: bytes.prefix(index), at: min(index, bytes.count))
                }
            }
            check(bytes)
        }
    }

    private func check(_ bytes: [UInt8]) {
        var skipper = JSONReader(bytes)
        let skipped = (try? skipper.skipValue()) != nil && (try? skipper.finish()) != nil
        do {
            let value = try JSONValue(json: bytes)
            #expect(skipped)
            #expect((try? JSONValue(json: value.description)) == value)
        } catch let error as JSONError {
            #expect(!skipped)
            let location = error.located(in: bytes).location
            #expect(location != nil && error.offset <= bytes.count)
        } catch {
            Issue.record("only a JSONError may be thrown, not \(error)")
        }
    }
}

/// SplitMix64: the same numbers for the same seed, on every machine.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
