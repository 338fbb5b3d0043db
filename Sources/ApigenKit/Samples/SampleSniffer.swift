/// Looks at the first bytes of a sample and tells what it is where it can't be JSON.
package enum SampleSniffer {
    /// How files start that are no JSON, and what to do with them.
    private static let magic: [(bytes: [UInt8], message: String)] = [
        ([0x1F, 0x8B], "the sample is compressed with gzip; unpack it first"),
        ([0x50, 0x4B, 0x03, 0x04], "the sample is a zip file; unpack it first"),
        ([0xFF, 0xFE], "the sample is UTF-16; save it as UTF-8"),
        ([0xFE, 0xFF], "the sample is UTF-16; save it as UTF-8"),
    ]

    /// The bytes among which a zero shows that a file is no text.
    private static let inspected = 4096

    /// What is wrong, in words that tell what to do, and at which byte; nothing where it may be JSON.
    package static func fault(in bytes: [UInt8]) -> (message: String, offset: Int)? {
        for (start, message) in magic where bytes.starts(with: start) { return (message, 0) }
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard let first = bytes[start...].firstIndex(where: { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }) else {
            return ("the sample is empty; it must hold a JSON value", 0)
        }
        if bytes[first] == UInt8(ascii: "<") { return ("the sample is HTML or XML, not JSON", first) }
        var index = 0
        while index < min(bytes.count, inspected) {
            if bytes[index] == 0 { return ("the sample is a binary file, not JSON", index) }
            index += 1
        }
        return nil
    }
}
