/// Scans bytes eight at a time: what the tool reads is mostly read in debug builds, by plugins, and a sample may be
/// one line of many megabytes.
enum ByteScan {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F

    /// The number of line feeds.
    static func lineFeeds(in bytes: UnsafeRawBufferPointer) -> Int {
        var count = 0
        var index = 0
        while index + 8 <= bytes.count {
            count &+= lineFeeds(in: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            index += 8
        }
        while index < bytes.count {
            if bytes[index] == 0x0A { count += 1 }
            index += 1
        }
        return count
    }

    /// The number of Unicode scalars in valid UTF-8: of the bytes that continue none.
    static func scalars(in bytes: UnsafeRawBufferPointer) -> Int {
        var count = bytes.count
        var index = 0
        while index + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            count &-= ((word >> 7) & ~(word >> 6) & ones).nonzeroBitCount
            index += 8
        }
        while index < bytes.count {
            if bytes[index] & 0xC0 == 0x80 { count -= 1 }
            index += 1
        }
        return count
    }

    /// The offset after the last line feed; zero where there is none.
    static func startOfLastLine(in bytes: UnsafeRawBufferPointer) -> Int {
        var index = bytes.count
        while index >= 8, lineFeeds(in: bytes.loadUnaligned(fromByteOffset: index - 8, as: UInt64.self)) == 0 {
            index -= 8
        }
        while index > 0, bytes[index - 1] != 0x0A { index -= 1 }
        return index
    }

    private static func lineFeeds(in word: UInt64) -> Int {
        let others = word ^ (ones &* 0x0A)
        // The high bit of a byte stays clear just where the byte is zero, that is, where a line feed was.
        return (~(((others & low) &+ low) | others | low)).nonzeroBitCount
    }
}
