/// Scans eight bytes at a time, as the bits of an integer.
enum WordScan: StringScan {
    static func scan(_ bytes: UnsafePointer<UInt8>, from start: Int) -> PlainRun {
        var index = start
        var isASCII = true
        var check = UTF8Check()
        while true {
            let word = bytes.word(at: index)
            let special = specialBytes(of: word)
            if word & 0x8080_8080_8080_8080 != 0 || !check.isBetweenScalars {
                isASCII = false
                // Up to the first special byte: what comes after it may belong to something else.
                let faults = check.faults(in: word) & (special ^ (special &- 1))
                if faults != 0 { return PlainRun(end: index, isASCII: false, isValid: false) }
            }
            if special != 0 {
                return PlainRun(end: index + special.trailingZeroBitCount >> 3, isASCII: isASCII, isValid: true)
            }
            index += 8
        }
    }

    static func copy(
        _ bytes: UnsafePointer<UInt8>,
        from start: Int,
        to end: Int,
        into target: UnsafeMutablePointer<UInt8>
    ) -> Int {
        var count = 0
        while start + count < end {
            let word = bytes.word(at: start + count)
            UnsafeMutableRawPointer(target + count).storeBytes(of: word.littleEndian, as: UInt64.self)
            let backslashes = matches(of: UInt8(ascii: "\\"), in: word)
            if backslashes != 0 { return min(count + backslashes.trailingZeroBitCount >> 3, end - start) }
            count += 8
        }
        return end - start
    }

    /// Marks the bytes of a word that end a plain run. The highest bit of the lowest such byte is set; bits above it
    /// say nothing.
    @inline(__always)
    static func specialBytes(of word: UInt64) -> UInt64 {
        let controls = (word &- ones &* 0x20) & ~word & (ones &* 0x80)
        return matches(of: UInt8(ascii: "\""), in: word) | matches(of: UInt8(ascii: "\\"), in: word) | controls
    }

    @inline(__always)
    private static func matches(of byte: UInt8, in word: UInt64) -> UInt64 {
        let difference = word ^ (ones &* UInt64(byte))
        return (difference &- ones) & ~difference & (ones &* 0x80)
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101
}
