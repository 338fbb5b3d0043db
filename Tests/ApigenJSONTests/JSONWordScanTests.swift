import ApigenJSON
import Testing

/// Text, digits and keys are looked at eight bytes at a time: what counts is the same wherever in a word it stands.
struct JSONWordScanTests {
    /// Bytes at which the rules of UTF-8 change.
    private static let leads: [UInt8] = [
        0x20, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE,
        0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xF7, 0xF8, 0xFF,
    ]

    private static let continuations: [UInt8] = [0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2]

    private static func string(_ content: [UInt8]) throws -> String {
        var reader = JSONReader([0x22] + content + [0x22])
        let text = try reader.readString()
        try reader.finish()
        return text
    }

    private static func agree(_ content: [UInt8]) -> Bool {
        let repaired = String(decoding: content, as: UTF8.self)
        let isValid = Array(repaired.utf8) == content
        guard let text = try? string(content) else { return !isValid }
        return isValid && text == repaired
    }

    @Test(arguments: 0..<9)
    func invalidUTF8IsFoundWhereverItStands(offset: Int) {
        let start = [UInt8](repeating: 0x61, count: offset)
        var disagreements: [[UInt8]] = []
        for first in Self.leads {
            for second in Self.continuations {
                for third in Self.continuations {
                    for fourth in Self.continuations {
                        let sequence = [first, second, third, fourth]
                        if !Self.agree(start + sequence) { disagreements.append(sequence) }
                    }
                }
            }
        }
        #expect(disagreements.isEmpty)
    }

    @Test
    func theErrorNamesTheFirstByteThatIsNotUTF8() throws {
        for offset in 0..<20 {
            let content = [UInt8](repeating: 0x61, count: offset) + [0xC3, 0xA9, 0xE2, 0x82, 0x61]
            let error = #expect(throws: JSONError.self) { _ = try Self.string(content) }
            #expect(error?.offset == offset + 3)
        }
    }

    @Test(arguments: [
        #"\""#: "\"", #"\\"#: "\\", #"\/"#: "/", #"\b"#: "\u{8}", #"\f"#: "\u{c}", #"\n"#: "\n", #"\r"#: "\r",
        #"\t"#: "\t", #"\u0041"#: "A", #"\u00e9"#: "é", #"\u20AC"#: "€", #"\uD83D\uDE00"#: "😀",
    ])
    func escapesAreReadWhereverTheyStand(escape: String, meaning: String) throws {
        for before in 0..<18 {
            for after in [0, 1, 7, 8, 9, 20] {
                for filler in ["a", "é", "\\n"] {
                    let plain = filler == "\\n" ? "\n" : filler
                    let written =
                        String(repeating: filler, count: before) + escape + String(repeating: "b", count: after)
                    let expected =
                        String(repeating: plain, count: before) + meaning + String(repeating: "b", count: after)
                    #expect(try Self.string(Array(written.utf8)) == expected)
                }
            }
        }
    }

    @Test
    func textIsWrittenAsItIsReadWhereverItsEscapesStand() throws {
        for special in ["\"", "\\", "\n", "\u{1}", "\u{1f}", "é", "😀", "\u{7f}"] {
            for before in 0..<18 {
                for after in [0, 1, 7, 8, 9] {
                    let text = String(repeating: "a", count: before) + special + String(repeating: "b", count: after)
                    var writer = JSONWriter()
                    writer.write(text)
                    var reader = JSONReader(try writer.finish())
                    #expect(try reader.readString() == text)
                }
            }
        }
    }

    @Test
    func doublesAreTheNearestOnesWhateverTheirDigits() throws {
        var digits = ""
        for count in 1...24 {
            digits += String((count * 7) % 9 + 1)
            for point in 0...count {
                let (whole, fraction) = (digits.prefix(point), digits.suffix(count - point))
                let literal = (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
                for text in [String(literal), "-" + literal, literal + "e3", literal + "E-12"] {
                    var reader = JSONReader((text + " ").utf8)
                    #expect(try reader.readDouble() == Double(text))
                    try reader.finish()
                }
            }
        }
        for text in ["0", "-0", "0.0", "9007199254740992", "9007199254740993", "0.1", "123456789.12345678"] {
            var reader = JSONReader(text.utf8)
            #expect(try reader.readDouble().bitPattern == Double(text)?.bitPattern)
        }
        for text in ["", "-", "01", "1.", ".5", "-.5", "1e", "00000000", "1.e3", "12345678."] {
            var reader = JSONReader(text.utf8)
            #expect(throws: JSONError.self) {
                _ = try reader.readDouble()
                try reader.finish()
            }
        }
    }

    @Test
    func integersAreWrittenAndReadToTheirLimits() throws {
        var values = [0, 9, 10, -1, -9, -10, .max, .min, .max - 1, .min + 1]
        var power = 1
        for _ in 0..<18 {
            power *= 10
            values += [power - 1, power, -power, 1 - power]
        }
        for value in values {
            var writer = JSONWriter()
            writer.write(value)
            let bytes = try writer.finish()
            #expect(String(decoding: bytes, as: UTF8.self) == String(value))
            var reader = JSONReader(bytes)
            #expect(try reader.readInt() == value)
        }
    }

    @Test
    func keysAreToldApartByEveryByte() throws {
        for length in 1...40 {
            let key = String("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP".prefix(length))
            let table = JSONKeyTable(key)
            #expect(try Self.indices(of: [key, key], in: table) == [0, 0])
            #expect(try Self.indices(of: [key + "x", String(key.dropLast())], in: table) == [-1, -1])
            for place in 0..<length {
                var other = Array(key)
                other[place] = "_"
                #expect(try Self.indices(of: [String(other)], in: table) == [-1])
            }
        }
    }

    @Test
    func keysThatMustBeEscapedAreFound() throws {
        let keys = ["a\"b", "back\\slash", "line\nbreak", "é", "", "ключ", "plain"]
        let table = JSONKeyTable(keys)
        #expect(try Self.indices(of: keys, in: table) == Array(keys.indices))
        #expect(try Self.indices(of: keys.reversed(), in: table) == keys.indices.reversed())
    }

    /// The indices that a table gives for the keys of an object.
    private static func indices(of keys: [String], in table: JSONKeyTable) throws -> [Int] {
        var writer = JSONWriter()
        writer.beginObject()
        for key in keys {
            writer.writeKey(key)
            writer.writeNull()
        }
        writer.endObject()
        var reader = JSONReader(try writer.finish())
        var cursor = try reader.beginObject(table)
        var indices: [Int] = []
        while let index = try reader.nextKey(&cursor) {
            indices.append(index)
            try reader.readNull()
        }
        try reader.finish()
        return indices
    }

    @Test
    func skippingKeepsTrackOfManyLevels() throws {
        for depth in [1, 63, 64, 65, 128, 129, 200] {
            var text = ""
            for level in 0..<depth { text += level % 3 == 0 ? "[1," : #"{"k":"# }
            text += "0"
            for level in (0..<depth).reversed() { text += level % 3 == 0 ? ",[]]" : #","e":{}}"# }
            var reader = JSONReader((text + " ").utf8)
            try reader.skipValue()
            #expect(reader.position == text.utf8.count)
            try reader.finish()
        }
    }
}
