extension JSONReader {
    /// Reads a string.
    public mutating func readString() throws -> String {
        guard skipWhitespace() == UInt8(ascii: "\"") else { throw mismatch("string") }
        let text = try readRawString()
        return try string(text)
    }

    /// The place of a string's contents between its quotes, checked: valid UTF-8 and valid escapes.
    package struct RawString {
        package var start: Int
        package var end: Int
        package var hasEscapes: Bool
    }

    /// Reads past a string, checks it, and tells where its contents are. The opening quote comes next.
    package mutating func readRawString() throws -> RawString {
        let bytes = bytes
        let start = position + 1
        var index = start
        var hasEscapes = false
        while true {
            // Eight bytes at a time, as long as none of them needs a closer look.
            let special = Self.specialBytes(of: bytes.word(at: index))
            if special == 0 {
                index += 8
                continue
            }
            index += special.trailingZeroBitCount >> 3
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") { break }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                index = try endOfEscape(at: index + 1)
            } else if byte >= 0x80 {
                index = try endOfNonASCII(at: index)
            } else {
                throw controlCharacter(at: index)
            }
        }
        position = index + 1
        return RawString(start: start, end: index, hasEscapes: hasEscapes)
    }

    /// Marks the bytes of a word that end a plain run: quotes, backslashes, control characters, and all that is not
    /// ASCII. The highest bit of the lowest such byte is set; bits above it say nothing.
    @inline(__always)
    private static func specialBytes(of word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
        let backslashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
        let zeros = ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
        let controls = (word &- (ones &* 0x20)) & ~word
        return (zeros | controls | word) & highs
    }

    /// The end of a run of scalars that are not ASCII.
    private func endOfNonASCII(at start: Int) throws -> Int {
        var index = start
        repeat {
            guard let length = utf8Length(at: index) else {
                throw JSONError(.syntax("the string is not valid UTF-8"), offset: index)
            }
            index += length
        } while bytes[index] >= 0x80
        return index
    }

    /// The string of a place that ``readRawString()`` gave.
    @inline(__always)
    package func string(_ text: RawString) throws -> String {
        guard text.hasEscapes else { return bytes.string(text.start, text.end) }
        return String(decoding: unescaped(text), as: UTF8.self)
    }

    private func unescaped(_ text: RawString) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.end - text.start)
        var index = text.start
        while index < text.end {
            let byte = bytes[index]
            index += 1
            guard byte == UInt8(ascii: "\\") else {
                result.append(byte)
                continue
            }
            let escape = bytes[index]
            index += 1
            switch escape {
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "f"): result.append(0x0C)
            case UInt8(ascii: "u"):
                var code = hexadecimal(at: index) ?? 0
                index += 4
                if (0xD800...0xDBFF).contains(code) {
                    let low = hexadecimal(at: index + 2) ?? 0xDC00
                    index += 6
                    code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
                }
                result.append(contentsOf: String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
            default: result.append(escape)
            }
        }
        return result
    }

    /// Checks the escape whose backslash is before `index`; gives the offset after it.
    private func endOfEscape(at index: Int) throws -> Int {
        switch bytes[index] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return index + 1
        case UInt8(ascii: "u"):
            guard let high = hexadecimal(at: index + 1) else {
                throw JSONError(.syntax("expected four hexadecimal digits after '\\u'"), offset: index - 1)
            }
            guard (0xD800...0xDFFF).contains(high) else { return index + 5 }
            guard high < 0xDC00, bytes[index + 5] == UInt8(ascii: "\\"), bytes[index + 6] == UInt8(ascii: "u"),
                let low = hexadecimal(at: index + 7), (0xDC00...0xDFFF).contains(low)
            else {
                throw JSONError(.syntax("the escape is a lone surrogate, which is no character"), offset: index - 1)
            }
            return index + 11
        default:
            if index >= count { throw JSONError(.syntax("the text ends inside a string"), offset: count) }
            throw JSONError(.syntax("unknown escape in a string; a backslash is written '\\\\'"), offset: index - 1)
        }
    }

    private func hexadecimal(at index: Int) -> UInt32? {
        var code: UInt32 = 0
        for offset in index..<index + 4 {
            // A text that ends here runs into the zeros after it, which are no digits.
            let byte = bytes[offset]
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
            default: return nil
            }
            code = code << 4 | UInt32(digit)
        }
        return code
    }

    private func controlCharacter(at index: Int) -> JSONError {
        if index >= count { return JSONError(.syntax("the text ends inside a string"), offset: count) }
        let digits = String(bytes[index], radix: 16, uppercase: true)
        let escape = "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        return JSONError(.syntax("a control character in a string must be escaped (\(escape))"), offset: index)
    }

    /// The length of the scalar at an offset, 1 to 4 bytes, or nothing where the bytes are not valid UTF-8
    /// (RFC 3629: neither overlong forms nor surrogates).
    func utf8Length(at index: Int) -> Int? {
        let first = bytes[index]
        func continues(_ offset: Int) -> Bool { bytes[index + offset] & 0xC0 == 0x80 }
        switch first {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: return continues(1) ? 2 : nil
        case 0xE0...0xEF:
            let second = bytes[index + 1]
            guard continues(1), continues(2) else { return nil }
            if first == 0xE0, second < 0xA0 { return nil }
            if first == 0xED, second > 0x9F { return nil }
            return 3
        case 0xF0...0xF4:
            let second = bytes[index + 1]
            guard continues(1), continues(2), continues(3) else { return nil }
            if first == 0xF0, second < 0x90 { return nil }
            if first == 0xF4, second > 0x8F { return nil }
            return 4
        default: return nil
        }
    }
}
