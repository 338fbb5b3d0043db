extension JSONReader {
    /// Reads a string.
    public mutating func readString() throws -> String {
        guard skipWhitespace() == UInt8(ascii: "\"") else { throw mismatch("string") }
        if let end = endOfShortString(from: position &+ 1) {
            let start = position &+ 1
            position = end &+ 1
            return bytes.string(start, end, isASCII: true)
        }
        // In two steps: in one, the reader would be copied.
        let text = try readRawString()
        return string(text)
    }

    /// Where a string ends that is ASCII, without escapes, and shorter than a word: nothing where it is none.
    ///
    /// Most strings, and nearly all keys, are such, and one word tells.
    @inline(__always)
    private func endOfShortString(from start: Int) -> Int? {
        let word = bytes.word(at: start)
        let special = WordScan.specialBytes(of: word)
        guard special != 0, word & 0x8080_8080_8080_8080 == 0 else { return nil }
        let end = start &+ special.trailingZeroBitCount &>> 3
        return bytes[end] == UInt8(ascii: "\"") ? end : nil
    }

    /// The place of a string's contents between its quotes, checked: valid UTF-8 and valid escapes.
    package struct RawString {
        package var start: Int
        package var end: Int
        package var hasEscapes: Bool
        package var isASCII: Bool
    }

    /// Reads past a string, checks it, and tells where its contents are. The opening quote comes next.
    package mutating func readRawString() throws -> RawString {
        let bytes = bytes
        let start = position + 1
        if let end = endOfShortString(from: start) {
            position = end &+ 1
            return RawString(start: start, end: end, hasEscapes: false, isASCII: true)
        }
        var index = start
        var hasEscapes = false
        var isASCII = true
        while true {
            // Escapes often stand together, with nothing between to be scanned.
            if bytes[index] != UInt8(ascii: "\\") {
                let run = BestStringScan.scan(bytes, from: index)
                guard run.isValid else { throw invalidUTF8(from: start) }
                if !run.isASCII { isASCII = false }
                index = run.end
                if bytes[index] == UInt8(ascii: "\"") { break }
                guard bytes[index] == UInt8(ascii: "\\") else { throw controlCharacter(at: index) }
            }
            hasEscapes = true
            if Self.isShortEscape(bytes[index &+ 1]) { index &+= 2 } else { index = try endOfEscape(at: index + 1) }
        }
        position = index + 1
        return RawString(start: start, end: index, hasEscapes: hasEscapes, isASCII: isASCII)
    }

    /// The error for the first byte from an offset on that is not valid UTF-8.
    private func invalidUTF8(from start: Int) -> JSONError {
        var index = start
        while let length = utf8Length(at: index) { index += length }
        return JSONError(.syntax("the string is not valid UTF-8"), offset: index)
    }

    /// The string of a place that ``readRawString()`` gave.
    @inline(__always)
    package func string(_ text: RawString) -> String {
        text.hasEscapes ? unescaped(text) : bytes.string(text.start, text.end, isASCII: text.isASCII)
    }

    private func unescaped(_ text: RawString) -> String {
        // What an escape stands for is never longer than the escape. Blocks are copied whole, so there is room for one
        // more.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.end - text.start + 16) { buffer in
            guard let result = buffer.baseAddress else { return "" }
            let bytes = bytes
            var isASCII = text.isASCII
            var index = text.start
            var count = 0
            while index < text.end {
                if bytes[index] != UInt8(ascii: "\\") {
                    let run = BestStringScan.copy(bytes, from: index, to: text.end, into: result + count)
                    index += run
                    count += run
                    continue
                }
                let escape = bytes[index + 1]
                if escape == UInt8(ascii: "u") {
                    let code = escapedScalar(at: &index)
                    if code >= 0x80 { isASCII = false }
                    count += Self.encode(code, into: result + count)
                } else {
                    result[count] = Self.meaning(of: escape)
                    count += 1
                    index += 2
                }
            }
            return UnsafePointer(result).string(0, count, isASCII: isASCII)
        }
    }

    /// Whether a character after a backslash makes an escape of the two: one of `"/\\bfnrt`.
    @inline(__always)
    private static func isShortEscape(_ byte: UInt8) -> Bool {
        // A bit for each character, by its place in the columns of the ASCII table.
        let low: UInt64 = 1 << 0x22 | 1 << 0x2F
        let high: UInt64 = 1 << 0x1C | 1 << 0x22 | 1 << 0x26 | 1 << 0x2E | 1 << 0x32 | 1 << 0x34
        return (byte < 0x40 ? low : byte < 0x80 ? high : 0) >> UInt64(byte & 0x3F) & 1 == 1
    }

    /// The character that an escape of two characters stands for, by the second one.
    @inline(__always)
    private static func meaning(of escape: UInt8) -> UInt8 {
        switch escape {
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        default: escape
        }
    }

    /// Writes the UTF-8 of a scalar, and gives its length. The standard library's way takes several times as long.
    @inline(__always)
    private static func encode(_ code: UInt32, into target: UnsafeMutablePointer<UInt8>) -> Int {
        func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: code >> shift & 0x3F | 0x80) }
        switch code {
        case 0..<0x80:
            target[0] = UInt8(truncatingIfNeeded: code)
            return 1
        case 0x80..<0x800:
            target[0] = UInt8(truncatingIfNeeded: code >> 6 | 0xC0)
            target[1] = byte(0)
            return 2
        case 0x800..<0x10000:
            target[0] = UInt8(truncatingIfNeeded: code >> 12 | 0xE0)
            target[1] = byte(6)
            target[2] = byte(0)
            return 3
        default:
            target[0] = UInt8(truncatingIfNeeded: code >> 18 | 0xF0)
            target[1] = byte(12)
            target[2] = byte(6)
            target[3] = byte(0)
            return 4
        }
    }

    /// The scalar of the checked escape `\u0000` at an offset, or of two that are a pair of surrogates; goes past it.
    private func escapedScalar(at index: inout Int) -> UInt32 {
        var code = hexadecimal(at: index + 2) ?? 0
        index += 6
        if (0xD800...0xDBFF).contains(code) {
            let low = hexadecimal(at: index + 2) ?? 0xDC00
            index += 6
            code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        }
        return code
    }

    /// Checks the escape whose backslash is before `index`, one that is not short; gives the offset after it.
    private func endOfEscape(at index: Int) throws -> Int {
        switch bytes[index] {
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
