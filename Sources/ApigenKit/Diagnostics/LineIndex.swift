/// Counts lines quickly in texts of any size.
///
/// It keeps one number for each block of bytes rather than one for each line, so that it stays small beside
/// samples of millions of lines.
struct LineIndex: Sendable {
    private static let blockSize = 1 << 14
    /// The number of line feeds before each block.
    private var counts: [Int] = []

    init(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { bytes in
            var count = 0
            var start = 0
            while start < bytes.count {
                counts.append(count)
                let end = min(start + Self.blockSize, bytes.count)
                count += ByteScan.lineFeeds(in: UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
                start = end
            }
        }
    }

    /// The line of an offset, from 1. The bytes must be those that the index was made from.
    func line(at offset: Int, in bytes: [UInt8]) -> Int {
        // An offset at the very end may start a block that has no bytes.
        guard let last = counts.indices.last else { return 1 }
        let block = min(offset / Self.blockSize, last)
        return bytes.withUnsafeBytes { bytes in
            let rest = UnsafeRawBufferPointer(rebasing: bytes[block * Self.blockSize..<offset])
            return counts[block] + ByteScan.lineFeeds(in: rest) + 1
        }
    }
}
